<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Vitrine::ArgumentsEditor</name>
    <message>
        <source>Form</source>
        <translation>表单</translation>
    </message>
    <message>
        <source>One field for each argument</source>
        <translation>每个参数一个字段</translation>
    </message>
    <message>
        <source>All arguments as JSON text</source>
        <translation>以 JSON 文本编辑全部参数</translation>
    </message>
    <message>
        <source>Go to the first problem</source>
        <translation>转到第一个问题</translation>
    </message>
    <message>
        <source>Go to JSON</source>
        <translation>转到 JSON</translation>
    </message>
    <message>
        <source>Discard text</source>
        <translation>丢弃文本</translation>
    </message>
    <message>
        <source>This tool takes no arguments.</source>
        <translation>此工具没有参数。</translation>
    </message>
    <message>
        <source>Arguments as JSON</source>
        <translation>JSON 形式的参数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>1 个问题</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>The JSON text is not used, because it has an error. %1</source>
        <translation>JSON 文本有误，未被采用。%1</translation>
    </message>
</context>
<context>
    <name>Vitrine::Banner</name>
    <message>
        <source>Data of the error</source>
        <translation>错误附带的 data</translation>
    </message>
</context>
<context>
    <name>Vitrine::BlobReader</name>
    <message>
        <source>The data is not valid Base64.</source>
        <translation>数据不是有效的 Base64。</translation>
    </message>
    <message>
        <source>There are no bytes.</source>
        <translation>没有任何字节。</translation>
    </message>
    <message>
        <source>The bytes are no PNG, JPEG, GIF, WebP or SVG image.</source>
        <translation>这些字节不是 PNG、JPEG、GIF、WebP 或 SVG 图像。</translation>
    </message>
    <message>
        <source>It says %1, and is %2.</source>
        <translation>声明为 %1，实际是 %2。</translation>
    </message>
    <message>
        <source>The image is larger than Vitrine shows: %1 × %2 pixels.</source>
        <translation>图像超出 Vitrine 的显示上限：%1 × %2 像素。</translation>
    </message>
    <message>
        <source>The image cannot be read: %1</source>
        <translation>无法读取图像：%1</translation>
    </message>
</context>
<context>
    <name>Vitrine::BlockView</name>
    <message>
        <source>contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>The text is JSON and shown indented; this shows it as it came</source>
        <translation>文本是 JSON，已缩进显示；按此查看收到的原文</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>Ask the server for %1 with resources/read</source>
        <translation>用 resources/read 向服务端请求 %1</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 像素</translation>
    </message>
</context>
<context>
    <name>Vitrine::BooleanEditor</name>
    <message>
        <source>not chosen</source>
        <translation>未选择</translation>
    </message>
</context>
<context>
    <name>Vitrine::ByteHints</name>
    <message>
        <source>bytes lost</source>
        <translation>字节丢失</translation>
    </message>
    <message>
        <source>There was no room left to store these bytes.</source>
        <translation>空间已满，未能保存这些字节。</translation>
    </message>
    <message>
        <source>A UTF-8 byte-order mark, which JSON texts must not begin with (RFC 8259, 8.1).</source>
        <translation>UTF-8 字节顺序标记（BOM）；JSON 文本不得以此开头（RFC 8259，8.1 节）。</translation>
    </message>
    <message>
        <source>The line began with a UTF-8 byte-order mark; it was taken off.</source>
        <translation>此行以 UTF-8 字节顺序标记（BOM）开头，已去除。</translation>
    </message>
    <message>
        <source>The line ended in CR LF; messages end in LF.</source>
        <translation>此行以 CR LF 结尾；消息应以 LF 结尾。</translation>
    </message>
    <message>
        <source>ANSI colours</source>
        <translation>ANSI 颜色</translation>
    </message>
    <message>
        <source>Terminal control sequences: the program thinks it writes to a terminal.</source>
        <translation>终端控制序列：程序以为自己在向终端输出。</translation>
    </message>
    <message>
        <source>Zero bytes. Messages are UTF-8; UTF-16 text looks like this.</source>
        <translation>含零字节。消息应为 UTF-8；UTF-16 文本就是这样的。</translation>
    </message>
    <message>
        <source>invalid UTF-8</source>
        <translation>无效的 UTF-8</translation>
    </message>
    <message>
        <source>From byte %1 on this is not UTF-8.</source>
        <translation>从第 %1 字节起不是 UTF-8。</translation>
    </message>
    <message>
        <source>embedded newline</source>
        <translation>内嵌换行</translation>
    </message>
    <message>
        <source>A line break inside the message. Over stdio it would end the message here.</source>
        <translation>消息内部有换行。在 stdio 上，消息会在此处结束。</translation>
    </message>
    <message>
        <source>cut line</source>
        <translation>行被截断</translation>
    </message>
    <message>
        <source>The stream ended before the line did.</source>
        <translation>行尚未结束，流已结束。</translation>
    </message>
</context>
<context>
    <name>Vitrine::CallBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the call</source>
        <translation>取消调用</translation>
    </message>
    <message>
        <source>Take the request back (Esc)</source>
        <translation>撤回请求（Esc）</translation>
    </message>
    <message>
        <source>Progress of the call</source>
        <translation>调用进度</translation>
    </message>
    <message>
        <source>Send the request (Ctrl+Enter)</source>
        <translation>发送请求（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>%1 are running</source>
        <translation>%1 个正在运行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Vitrine::CallPanel</name>
    <message>
        <source>%1 is not connected</source>
        <translation>%1 未连接</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Vitrine asks once for each tool and connection.</source>
        <translation>每个工具在每次连接中只询问一次。</translation>
    </message>
    <message>
        <source>Call it</source>
        <translation>确认调用</translation>
    </message>
    <message>
        <source>The server will probably refuse this.</source>
        <translation>服务端很可能拒绝此请求。</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>仍然发送</translation>
    </message>
</context>
<context>
    <name>Vitrine::CapabilityList</name>
    <message>
        <source>Tools that a model can call.</source>
        <translation>模型可以调用的工具。</translation>
    </message>
    <message>
        <source>The server declares none.</source>
        <translation>服务端未声明。</translation>
    </message>
    <message>
        <source>Data that a client can read by its URI.</source>
        <translation>客户端可按 URI 读取的数据。</translation>
    </message>
    <message>
        <source>Prompt templates that a person can pick.</source>
        <translation>供用户选用的提示模板。</translation>
    </message>
    <message>
        <source>Sends log messages; the level can be set.</source>
        <translation>发送日志消息；可设置级别。</translation>
    </message>
    <message>
        <source>Suggests values for arguments.</source>
        <translation>为参数提供候选值。</translation>
    </message>
    <message>
        <source>Can answer later, with a task to ask about.</source>
        <translation>可以稍后应答，期间通过任务查询。</translation>
    </message>
    <message>
        <source>Outside the specification.</source>
        <translation>不在规范之内。</translation>
    </message>
    <message>
        <source>Extensions of the protocol.</source>
        <translation>协议扩展。</translation>
    </message>
    <message>
        <source>Not known to Vitrine.</source>
        <translation>Vitrine 不认识。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the %1</source>
        <translation>查看 %1</translation>
    </message>
    <message>
        <source>Show the %1 %2</source>
        <translation>查看 %1 个 %2</translation>
    </message>
</context>
<context>
    <name>Vitrine::CatalogueDelegate</name>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>不规范</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>重复</translation>
    </message>
</context>
<context>
    <name>Vitrine::CatalogueListPane</name>
    <message>
        <source>1 tool</source>
        <translation>1 个工具</translation>
    </message>
    <message>
        <source>%1 tools</source>
        <translation>%1 个工具</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>1 个资源</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>%1 个资源</translation>
    </message>
    <message>
        <source>1 template</source>
        <translation>1 个模板</translation>
    </message>
    <message>
        <source>%1 templates</source>
        <translation>%1 个模板</translation>
    </message>
    <message>
        <source>1 prompt</source>
        <translation>1 个提示模板</translation>
    </message>
    <message>
        <source>%1 prompts</source>
        <translation>%1 个提示模板</translation>
    </message>
    <message>
        <source>Search tools</source>
        <translation>搜索工具</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>搜索提示模板</translation>
    </message>
    <message>
        <source>Search resources</source>
        <translation>搜索资源</translation>
    </message>
    <message>
        <source>Read the list again</source>
        <translation>重新读取列表</translation>
    </message>
    <message>
        <source>Read the list again (F5)</source>
        <translation>重新读取列表（F5）</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>提示模板</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>reading for %1 s</source>
        <translation>正在读取，已 %1 秒</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>changed on the server</source>
        <translation>服务端已有变化</translation>
    </message>
    <message>
        <source>from the last connection</source>
        <translation>来自上次连接</translation>
    </message>
    <message>
        <source>read at %1</source>
        <translation>读取于 %1</translation>
    </message>
    <message>
        <source>No server is chosen</source>
        <translation>未选择服务端</translation>
    </message>
    <message>
        <source>Choose one in the list of servers.</source>
        <translation>请在服务端列表中选择。</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>No name, title or description has “%1”.</source>
        <translation>名称、标题和描述中都没有“%1”。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Reading the list</source>
        <translation>正在读取列表</translation>
    </message>
    <message>
        <source>%1 was asked for its %2.</source>
        <translation>已向 %1 请求%2列表。</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>The list is read as soon as %1 answers.</source>
        <translation>%1 应答后即读取列表。</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Connect to %1 to see its %2.</source>
        <translation>连接 %1 后可查看其%2。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>The list could not be read</source>
        <translation>无法读取列表</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>This server offers no %1</source>
        <translation>此服务端不提供%1</translation>
    </message>
    <message>
        <source>It did not declare the capability. You can ask for the list all the same.</source>
        <translation>服务端未声明此能力，但仍可请求该列表。</translation>
    </message>
    <message>
        <source>Ask all the same</source>
        <translation>仍然请求</translation>
    </message>
    <message>
        <source>The list is empty</source>
        <translation>列表为空</translation>
    </message>
    <message>
        <source>%1 has no %2 at the moment.</source>
        <translation>%1 目前没有%2。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>No answer in time.</source>
        <translation>应答超时。</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>%1 could not be read to the end</source>
        <translation>%1 未能读完</translation>
    </message>
    <message>
        <source>Show frame</source>
        <translation>查看帧</translation>
    </message>
</context>
<context>
    <name>Vitrine::CatalogueModel</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示模板</translation>
    </message>
    <message>
        <source>(without a name)</source>
        <translation>（无名称）</translation>
    </message>
</context>
<context>
    <name>Vitrine::CataloguePage</name>
    <message>
        <source>Search the list</source>
        <translation>搜索列表</translation>
    </message>
    <message>
        <source>Read the list again</source>
        <translation>重新读取列表</translation>
    </message>
    <message>
        <source>Cancel the call</source>
        <translation>取消调用</translation>
    </message>
</context>
<context>
    <name>Vitrine::ChoiceEditor</name>
    <message>
        <source>Choose …</source>
        <translation>请选择…</translation>
    </message>
</context>
<context>
    <name>Vitrine::CodeView</name>
    <message>
        <source>… %1 more characters in this line</source>
        <translation>… 此行还有 %1 个字符</translation>
    </message>
    <message>
        <source>… %1 more characters are not shown here</source>
        <translation>… 还有 %1 个字符未在此显示</translation>
    </message>
</context>
<context>
    <name>Vitrine::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No command has these letters. Try fewer.</source>
        <translation>没有命令包含这些字符，请减少输入。</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
</context>
<context>
    <name>Vitrine::CompletionSource</name>
    <message>
        <source>%1 of %2 suggestions; type more to see others.</source>
        <translation>显示 %2 个候选值中的 %1 个；继续输入可查看其他候选值。</translation>
    </message>
    <message>
        <source>There are more suggestions; type more to see others.</source>
        <translation>还有更多候选值；继续输入可查看。</translation>
    </message>
</context>
<context>
    <name>Vitrine::ConnectionGate</name>
    <message>
        <source>No server selected</source>
        <translation>未选择服务端</translation>
    </message>
    <message>
        <source>Choose a server on the left, or add one.</source>
        <translation>请在左侧选择一个服务端，或添加新的服务端。</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>添加服务端…</translation>
    </message>
    <message>
        <source>Connecting to “%1”</source>
        <translation>正在连接“%1”</translation>
    </message>
    <message>
        <source>The %1 are listed as soon as the session is open.</source>
        <translation>session 建立后即列出%1。</translation>
    </message>
    <message>
        <source>“%1” could not be connected</source>
        <translation>无法连接“%1”</translation>
    </message>
    <message>
        <source>The overview says why.</source>
        <translation>原因见概览。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>“%1” is not connected</source>
        <translation>“%1”未连接</translation>
    </message>
    <message>
        <source>Connect to see its %1.</source>
        <translation>连接后可查看其%1。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
</context>
<context>
    <name>Vitrine::ConsentDialog</name>
    <message>
        <source>Start this command?</source>
        <translation>启动此命令？</translation>
    </message>
    <message>
        <source>“%1” was not typed in here: it came from a pasted text or a file, and it starts a program on this computer with all your rights. Start it only if you know what it does. If the command, its folder or its environment changes, you are asked again.</source>
        <translation>“%1”不是在此处输入的，而是来自粘贴的文本或文件；它会以您的全部权限在本机启动一个程序。请在了解其作用后再启动。如果命令、工作目录或环境变量有变化，会再次询问。</translation>
    </message>
    <message>
        <source>Do not start</source>
        <translation>不启动</translation>
    </message>
    <message>
        <source>Start this command</source>
        <translation>启动此命令</translation>
    </message>
</context>
<context>
    <name>Vitrine::ContentReader</name>
    <message>
        <source>The result is not an object; it is shown raw.</source>
        <translation>结果不是对象，按原样显示。</translation>
    </message>
    <message>
        <source>“%1” is not a list; it is shown raw.</source>
        <translation>“%1”不是列表，按原样显示。</translation>
    </message>
    <message>
        <source>The result has no “%1”.</source>
        <translation>结果中没有“%1”。</translation>
    </message>
    <message>
        <source>It is not an object.</source>
        <translation>这不是对象。</translation>
    </message>
    <message>
        <source>“%1” is not an object.</source>
        <translation>“%1”不是对象。</translation>
    </message>
    <message>
        <source>Vitrine does not know this type of content; it is shown as it came.</source>
        <translation>Vitrine 不认识这种内容类型，按原样显示。</translation>
    </message>
    <message>
        <source>The message has no content.</source>
        <translation>消息没有 content。</translation>
    </message>
    <message>
        <source>The content of a message is one block; this one has a list.</source>
        <translation>消息的 content 应是单个内容块，这里却是列表。</translation>
    </message>
    <message>
        <source>The message has no role.</source>
        <translation>消息没有 role。</translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation>“%1”不是文本。</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>缺少“%1”。</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>面向 %1</translation>
    </message>
    <message>
        <source>priority %1</source>
        <translation>优先级 %1</translation>
    </message>
    <message>
        <source>modified %1</source>
        <translation>修改于 %1</translation>
    </message>
    <message>
        <source>It has both a text and a blob; the text is shown.</source>
        <translation>同时有 text 和 blob，显示 text。</translation>
    </message>
    <message>
        <source>It has neither a text nor a blob.</source>
        <translation>既没有 text 也没有 blob。</translation>
    </message>
</context>
<context>
    <name>Vitrine::ContentView</name>
    <message>
        <source>Content of the result</source>
        <translation>结果的内容</translation>
    </message>
    <message>
        <source>The result is empty: its list of content has no entry.</source>
        <translation>结果为空：content 列表没有条目。</translation>
    </message>
    <message>
        <source>The result is empty.</source>
        <translation>结果为空。</translation>
    </message>
    <message>
        <source>Show more (%1 left)</source>
        <translation>显示更多（还有 %1 项）</translation>
    </message>
</context>
<context>
    <name>Vitrine::EraControls</name>
    <message>
        <source>Era</source>
        <translation>时代</translation>
    </message>
    <message>
        <source>Which handshake to use at the next connect</source>
        <translation>下次连接时使用哪种握手</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Legacy</source>
        <translation>旧版</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>新版</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>协议版本</translation>
    </message>
    <message>
        <source>Which revision to ask for at the next connect</source>
        <translation>下次连接时请求哪个协议版本</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Newest in common</source>
        <translation>双方共有的最新版本</translation>
    </message>
</context>
<context>
    <name>Vitrine::FailureCard</name>
    <message>
        <source>The server&apos;s process ended while it was connected. %1.</source>
        <translation>服务端进程在连接期间结束。%1。</translation>
    </message>
    <message>
        <source>The server&apos;s process ended before the session was open. %1.</source>
        <translation>服务端进程在 session 建立前结束。%1。</translation>
    </message>
    <message>
        <source>The program could not be started.</source>
        <translation>无法启动程序。</translation>
    </message>
    <message>
        <source>The server at %1 could not be reached.</source>
        <translation>无法访问位于 %1 的服务端。</translation>
    </message>
    <message>
        <source>The last lines of stderr</source>
        <translation>stderr 的最后几行</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Edit server…</source>
        <translation>编辑服务端…</translation>
    </message>
    <message>
        <source>Show frame</source>
        <translation>查看帧</translation>
    </message>
</context>
<context>
    <name>Vitrine::FieldEditor</name>
    <message>
        <source>%1, item %2</source>
        <translation>%1，第 %2 项</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1，必填</translation>
    </message>
    <message>
        <source>empty text</source>
        <translation>空文本</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>不发送</translation>
    </message>
</context>
<context>
    <name>Vitrine::FieldHeader</name>
    <message>
        <source>Required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>已弃用</translation>
    </message>
    <message>
        <source>Send null</source>
        <translation>发送 null</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Whether this field is sent at all</source>
        <translation>是否发送此字段</translation>
    </message>
    <message>
        <source>More about this field</source>
        <translation>此字段的更多操作</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>发送 %1</translation>
    </message>
    <message>
        <source>Send null for %1</source>
        <translation>为 %1 发送 null</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>%1 的更多操作</translation>
    </message>
</context>
<context>
    <name>Vitrine::FieldMenu</name>
    <message>
        <source>Back to the form field</source>
        <translation>恢复为表单字段</translation>
    </message>
    <message>
        <source>Edit as JSON</source>
        <translation>以 JSON 编辑</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Copy JSON Pointer</source>
        <translation>复制 JSON Pointer</translation>
    </message>
    <message>
        <source>Send an empty text</source>
        <translation>发送空文本</translation>
    </message>
    <message>
        <source>Send null, though it is not allowed</source>
        <translation>发送 null（虽不允许）</translation>
    </message>
    <message>
        <source>Leave out, though it is required</source>
        <translation>不填（虽为必填）</translation>
    </message>
</context>
<context>
    <name>Vitrine::FieldRow</name>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>Vitrine::FileSaver</name>
    <message>
        <source>Save content</source>
        <translation>保存内容</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2</source>
        <translation>无法保存为 %1：%2</translation>
    </message>
</context>
<context>
    <name>Vitrine::FilterBar</name>
    <message>
        <source>Show lane %1: %2</source>
        <translation>显示通道“%1”：%2</translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation>搜索帧</translation>
    </message>
    <message>
        <source>Shows the frames whose bytes or method contain this text, in either case</source>
        <translation>显示字节或方法中包含此文本的帧，不区分大小写</translation>
    </message>
    <message>
        <source>Show all methods</source>
        <translation>显示所有方法</translation>
    </message>
    <message>
        <source>Show frames of server</source>
        <translation>显示哪个服务端的帧</translation>
    </message>
    <message>
        <source>All servers</source>
        <translation>所有服务端</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混排</translation>
    </message>
    <message>
        <source>One list: stderr lines among the messages</source>
        <translation>单个列表：stderr 行穿插在消息之间</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Messages on the left, stderr on the right, on one clock</source>
        <translation>左侧消息，右侧 stderr，共用时间轴</translation>
    </message>
    <message>
        <source>Follow ↓</source>
        <translation>跟随 ↓</translation>
    </message>
    <message>
        <source>Keep the newest frame in sight; scrolling up or selecting a frame pauses this</source>
        <translation>始终显示最新的帧；向上滚动或选中帧时暂停</translation>
    </message>
    <message>
        <source>Follow the newest frame</source>
        <translation>跟随最新的帧</translation>
    </message>
    <message>
        <source>Only %1; press to show all methods</source>
        <translation>仅 %1；按下可显示所有方法</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <translation>%1，第 %2 次运行</translation>
    </message>
</context>
<context>
    <name>Vitrine::FormTexts</name>
    <message>
        <source>Too short: at least 1 character.</source>
        <translation>太短：至少 1 个字符。</translation>
    </message>
    <message numerus="yes">
        <source>Too short: at least %n characters.</source>
        <translation>
            <numerusform>太短：至少 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too long: at most 1 character.</source>
        <translation>太长：最多 1 个字符。</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %n characters.</source>
        <translation>
            <numerusform>太长：最多 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few: at least 1 item.</source>
        <translation>太少：至少 1 项。</translation>
    </message>
    <message numerus="yes">
        <source>Too few: at least %n items.</source>
        <translation>
            <numerusform>太少：至少 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: at most 1 item.</source>
        <translation>太多：最多 1 项。</translation>
    </message>
    <message numerus="yes">
        <source>Too many: at most %n items.</source>
        <translation>
            <numerusform>太多：最多 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>必填。</translation>
    </message>
    <message>
        <source>Not a number; it would be sent as text.</source>
        <translation>不是数字，将作为文本发送。</translation>
    </message>
    <message>
        <source>Not a whole number.</source>
        <translation>不是整数。</translation>
    </message>
    <message>
        <source>Too small: at least %1.</source>
        <translation>太小：应不小于 %1。</translation>
    </message>
    <message>
        <source>Too large: at most %1.</source>
        <translation>太大：应不大于 %1。</translation>
    </message>
    <message>
        <source>Too small: more than %1.</source>
        <translation>太小：应大于 %1。</translation>
    </message>
    <message>
        <source>Too large: less than %1.</source>
        <translation>太大：应小于 %1。</translation>
    </message>
    <message>
        <source>Not a multiple of %1.</source>
        <translation>不是 %1 的倍数。</translation>
    </message>
    <message>
        <source>Does not match the pattern %1</source>
        <translation>不匹配模式 %1</translation>
    </message>
    <message>
        <source>Does not look like the format “%1”.</source>
        <translation>不符合“%1”格式。</translation>
    </message>
    <message>
        <source>Not one of the allowed values.</source>
        <translation>不在允许的取值之内。</translation>
    </message>
    <message>
        <source>Only %1 is allowed.</source>
        <translation>只允许 %1。</translation>
    </message>
    <message>
        <source>Wrong type: %1 expected, this is %2.</source>
        <translation>类型不符：应为 %1，实为 %2。</translation>
    </message>
    <message>
        <source>Not JSON (%1); it would be sent as text.</source>
        <translation>不是 JSON（%1），将作为文本发送。</translation>
    </message>
    <message>
        <source>Not JSON at line %1, column %2 (%3); it would be sent as text.</source>
        <translation>第 %1 行第 %2 列不是 JSON（%3），将作为文本发送。</translation>
    </message>
    <message>
        <source>Item %1 is there twice; each has to be different.</source>
        <translation>第 %1 项重复；各项必须互不相同。</translation>
    </message>
    <message>
        <source>The schema does not allow these members: %1</source>
        <translation>schema 不允许这些成员：%1</translation>
    </message>
    <message>
        <source>Fits none of the alternatives that the schema allows.</source>
        <translation>不符合 schema 允许的任何一种备选。</translation>
    </message>
    <message>
        <source>Has to fit exactly one of the alternatives in the schema.</source>
        <translation>必须恰好符合 schema 中的一种备选。</translation>
    </message>
    <message>
        <source>Fits what the schema excludes.</source>
        <translation>符合 schema 排除的情形。</translation>
    </message>
    <message>
        <source>The schema allows no value at all here.</source>
        <translation>schema 不允许此处有任何值。</translation>
    </message>
    <message>
        <source>Against the schema’s rule “%1” (%2).</source>
        <translation>违反 schema 的规则“%1”（%2）。</translation>
    </message>
    <message>
        <source>Any JSON value.</source>
        <translation>任意 JSON 值。</translation>
    </message>
    <message>
        <source>JSON of one of these types: %1</source>
        <translation>以下类型之一的 JSON：%1</translation>
    </message>
    <message>
        <source>JSON, because the schema has alternatives (%1).</source>
        <translation>使用 JSON：schema 有多种备选（%1）。</translation>
    </message>
    <message>
        <source>JSON, because the parts of allOf disagree about “%1”.</source>
        <translation>使用 JSON：allOf 的各部分对“%1”的规定不一致。</translation>
    </message>
    <message>
        <source>A JSON object with names of your choice.</source>
        <translation>JSON 对象，成员名自定。</translation>
    </message>
    <message>
        <source>JSON, because each position of the array has a schema of its own.</source>
        <translation>使用 JSON：数组的每个位置各有 schema。</translation>
    </message>
    <message>
        <source>JSON, because the schema refers to %1, which is not there.</source>
        <translation>使用 JSON：schema 引用了不存在的 %1。</translation>
    </message>
    <message>
        <source>JSON, because the schema refers to %1, and nothing is fetched.</source>
        <translation>使用 JSON：schema 引用了 %1，而 Vitrine 不会去获取。</translation>
    </message>
    <message>
        <source>JSON, because the reference %1 leads back to itself.</source>
        <translation>使用 JSON：引用 %1 指回自身。</translation>
    </message>
    <message>
        <source>The schema has an empty list of allowed values.</source>
        <translation>schema 中允许的取值列表为空。</translation>
    </message>
    <message>
        <source>JSON, because “%1” is no JSON type.</source>
        <translation>使用 JSON：“%1”不是 JSON 类型。</translation>
    </message>
    <message>
        <source>JSON, because there is no valid schema.</source>
        <translation>使用 JSON：没有有效的 schema。</translation>
    </message>
    <message>
        <source>JSON, because “%1” in the schema is not valid.</source>
        <translation>使用 JSON：schema 中的“%1”无效。</translation>
    </message>
    <message>
        <source>JSON, because the schema is too deep.</source>
        <translation>使用 JSON：schema 嵌套过深。</translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameDetail</name>
    <message>
        <source>Frame details</source>
        <translation>帧详情</translation>
    </message>
    <message>
        <source>HTTP request and response heads</source>
        <translation>HTTP 请求与响应头部</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理建议</translation>
    </message>
    <message>
        <source>Pretty</source>
        <translation>美化</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Go to the answer or the request</source>
        <translation>转到对应的应答或请求</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the bytes of the frame</source>
        <translation>复制帧的字节</translation>
    </message>
    <message>
        <source>Frame, indented</source>
        <translation>帧（缩进显示）</translation>
    </message>
    <message>
        <source>Frame, as bytes</source>
        <translation>帧（按字节显示）</translation>
    </message>
    <message>
        <source>not answered yet</source>
        <translation>尚未应答</translation>
    </message>
    <message>
        <source>never answered</source>
        <translation>始终未应答</translation>
    </message>
    <message>
        <source>answered after %1 ms</source>
        <translation>%1 毫秒后应答</translation>
    </message>
    <message>
        <source>failed after %1 ms</source>
        <translation>%1 毫秒后失败</translation>
    </message>
    <message>
        <source>answers #%1 after %2 ms</source>
        <translation>%2 毫秒后应答 #%1</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>Select a frame to see what it says.</source>
        <translation>选择一个帧即可查看其内容。</translation>
    </message>
    <message>
        <source>Go to answer</source>
        <translation>转到应答</translation>
    </message>
    <message>
        <source>Go to request</source>
        <translation>转到请求</translation>
    </message>
    <message>
        <source>The bytes of this frame are not there: there was no room left to store them.</source>
        <translation>此帧的字节不存在：空间已满，未能保存。</translation>
    </message>
    <message>
        <source>The first %1 of %2. Bytes shows all.</source>
        <translation>仅为 %2 中的前 %1。切换到“字节”可查看全部。</translation>
    </message>
    <message>
        <source>The beginning of %1. Bytes and Copy have all.</source>
        <translation>仅为 %1 的开头部分。“字节”和“复制”含全部内容。</translation>
    </message>
    <message>
        <source>Long strings end in … here. Bytes and Copy have all of them.</source>
        <translation>过长的字符串在此以 … 结尾。“字节”和“复制”含全部内容。</translation>
    </message>
    <message>
        <source>(no response yet)</source>
        <translation>（尚无响应）</translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameList</name>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Nothing has crossed the wire yet</source>
        <translation>尚无任何通信</translation>
    </message>
    <message>
        <source>Connect a server to see every frame.</source>
        <translation>连接服务端后可查看每个帧。</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>No match in the first %1 frames so far.</source>
        <translation>已搜索前 %1 个帧，尚无匹配。</translation>
    </message>
    <message>
        <source>No frame passes the filters</source>
        <translation>没有帧符合筛选条件</translation>
    </message>
    <message>
        <source>Frames hidden by the filters: %1</source>
        <translation>被筛选隐藏的帧：%1</translation>
    </message>
    <message>
        <source>Reset filters</source>
        <translation>重置筛选</translation>
    </message>
    <message>
        <source>Nothing new since you cleared the view</source>
        <translation>清空视图后没有新的帧</translation>
    </message>
    <message>
        <source>Earlier frames, still in the recording: %1</source>
        <translation>仍在录制中的先前的帧：%1</translation>
    </message>
    <message>
        <source>Show them again</source>
        <translation>重新显示</translation>
    </message>
    <message>
        <source>1 new frame ↓</source>
        <translation>1 个新帧 ↓</translation>
    </message>
    <message>
        <source>%1 new frames ↓</source>
        <translation>%1 个新帧 ↓</translation>
    </message>
    <message>
        <source>Choose columns automatically</source>
        <translation>自动选择列</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>Copy bytes</source>
        <translation>复制字节</translation>
    </message>
    <message>
        <source>Copy as a line of text</source>
        <translation>复制为一行文本</translation>
    </message>
    <message>
        <source>Go to the answer, #%1</source>
        <translation>转到应答 #%1</translation>
    </message>
    <message>
        <source>Go to the request, #%1</source>
        <translation>转到请求 #%1</translation>
    </message>
    <message>
        <source>Show only %1</source>
        <translation>仅显示 %1</translation>
    </message>
    <message>
        <source>Show only lane %1</source>
        <translation>仅显示通道“%1”</translation>
    </message>
    <message>
        <source>Show only server %1</source>
        <translation>仅显示服务端 %1</translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameLogPanel</name>
    <message>
        <source>Search frames</source>
        <translation>搜索帧</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>转到搜索框</translation>
    </message>
    <message>
        <source>Follow new frames</source>
        <translation>跟随新帧</translation>
    </message>
    <message>
        <source>Keep the newest frame in sight</source>
        <translation>始终显示最新的帧</translation>
    </message>
    <message>
        <source>Messages and stderr side by side</source>
        <translation>消息与 stderr 并排显示</translation>
    </message>
    <message>
        <source>Messages on the left, stderr on the right, on one clock</source>
        <translation>左侧消息，右侧 stderr，共用时间轴</translation>
    </message>
    <message>
        <source>Go to the answer or the request</source>
        <translation>转到对应的应答或请求</translation>
    </message>
    <message>
        <source>Go to the frame that belongs to this one</source>
        <translation>转到与此帧对应的帧</translation>
    </message>
    <message>
        <source>Copy frames</source>
        <translation>复制帧</translation>
    </message>
    <message>
        <source>Copy the bytes of the selected frames</source>
        <translation>复制所选帧的字节</translation>
    </message>
    <message>
        <source>Reset filters</source>
        <translation>重置筛选</translation>
    </message>
    <message>
        <source>Show the frames of all lanes, servers and methods</source>
        <translation>显示所有通道、服务端和方法的帧</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Hide the frames there are now; the recording keeps them</source>
        <translation>隐藏现有的帧；录制中仍会保留</translation>
    </message>
    <message>
        <source>Show cleared frames</source>
        <translation>显示已清空的帧</translation>
    </message>
    <message>
        <source>Take the last Clear back</source>
        <translation>撤销上一次清空</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the frames in the list to a JSON Lines file</source>
        <translation>将列表中的帧写入 JSON Lines 文件</translation>
    </message>
    <message>
        <source>Export all frames…</source>
        <translation>导出所有帧…</translation>
    </message>
    <message>
        <source>Write all frames, hidden ones too, to a JSON Lines file</source>
        <translation>将所有帧（含已隐藏的）写入 JSON Lines 文件</translation>
    </message>
    <message>
        <source>Details below or to the right</source>
        <translation>详情在下方或右侧</translation>
    </message>
    <message>
        <source>Move the details of the frame</source>
        <translation>移动帧详情的位置</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Bring the filters back</source>
        <translation>恢复筛选条件</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 个帧</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 个帧</translation>
    </message>
    <message>
        <source>%1 unanswered</source>
        <translation>%1 个未应答</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 帧/秒</translation>
    </message>
    <message>
        <source>The cleared frames are shown again, to get to frame #%1.</source>
        <translation>为转到帧 #%1，已重新显示清空的帧。</translation>
    </message>
    <message>
        <source>The filters were reset to show frame #%1.</source>
        <translation>为显示帧 #%1，已重置筛选。</translation>
    </message>
    <message>
        <source>Export frames</source>
        <translation>导出帧</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>正在导出到 %1</translation>
    </message>
    <message>
        <source>Exported to %1. Frames: %2. Secret header values and tokens were hidden.</source>
        <translation>已导出到 %1，共 %2 个帧。敏感的标头值和令牌已隐去。</translation>
    </message>
    <message>
        <source>Could not export to %1: %2</source>
        <translation>无法导出到 %1：%2</translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameModel</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>No answer has come yet.</source>
        <translation>尚未收到应答。</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>The connection ended, or the exchange failed, before an answer came.</source>
        <translation>在收到应答之前，连接已结束或交互失败。</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Answered with an error, #%1.</source>
        <translation>应答为错误，见 #%1。</translation>
    </message>
    <message>
        <source>Answered with isError, #%1.</source>
        <translation>应答带有 isError，见 #%1。</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>帧 %1</translation>
    </message>
    <message>
        <source>%1 milliseconds</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Number of the frame in the log, in the order of arrival</source>
        <translation>帧在日志中的编号，按到达顺序</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Local time of arrival</source>
        <translation>到达时的本地时间</translation>
    </message>
    <message>
        <source>Milliseconds since the row above</source>
        <translation>与上一行相隔的毫秒数</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务端</translation>
    </message>
    <message>
        <source>The connection the frame belongs to</source>
        <translation>帧所属的连接</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Direction, as the server sees it: in is what it reads, out is what it writes</source>
        <translation>以服务端为准的方向：“入”是它读取的，“出”是它写出的</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What the frame is</source>
        <translation>帧的类型</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The method; a response shows the one of its request</source>
        <translation>方法；响应显示其请求的方法</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>The JSON-RPC id as written on the wire</source>
        <translation>报文中的 JSON-RPC id 原文</translation>
    </message>
    <message>
        <source>Milliseconds between request and response</source>
        <translation>请求与响应相隔的毫秒数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Bytes on the wire</source>
        <translation>实际传输的字节数</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>收发</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>What the frame says, on one line</source>
        <translation>用一行概括帧的内容</translation>
    </message>
    <message>
        <source>What the server wrote to stderr, on the same clock</source>
        <translation>服务端写到 stderr 的内容，共用时间轴</translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameSummary</name>
    <message>
        <source>messages: %1</source>
        <translation>消息数：%1</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>请求 %1</translation>
    </message>
    <message>
        <source>(empty line)</source>
        <translation>（空行）</translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameWords</name>
    <message>
        <source>in</source>
        <translation>入</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出</translation>
    </message>
    <message>
        <source>http</source>
        <translation>HTTP</translation>
    </message>
    <message>
        <source>auth</source>
        <translation>授权</translation>
    </message>
    <message>
        <source>life</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>client to server</source>
        <translation>客户端到服务端</translation>
    </message>
    <message>
        <source>server to client</source>
        <translation>服务端到客户端</translation>
    </message>
    <message>
        <source>server&apos;s stderr</source>
        <translation>服务端的 stderr</translation>
    </message>
    <message>
        <source>HTTP heads and stream events</source>
        <translation>HTTP 头部与流事件</translation>
    </message>
    <message>
        <source>authorization</source>
        <translation>授权</translation>
    </message>
    <message>
        <source>process and connection</source>
        <translation>进程与连接</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>HTTP request</source>
        <translation>HTTP 请求</translation>
    </message>
    <message>
        <source>HTTP response</source>
        <translation>HTTP 响应</translation>
    </message>
    <message>
        <source>SSE event</source>
        <translation>SSE 事件</translation>
    </message>
    <message>
        <source>event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>The tool ran and reports a failure of its own (isError is true). This is not a protocol error.</source>
        <translation>工具已执行，并自行报告失败（isError 为 true）。这不是协议错误。</translation>
    </message>
    <message>
        <source>bytes lost</source>
        <translation>字节丢失</translation>
    </message>
    <message>
        <source>There was no room left to store the bytes. Time, size and kind are right.</source>
        <translation>空间已满，未能保存字节内容。时间、大小和类型仍然准确。</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>The stream ended in the middle of this line.</source>
        <translation>流在这一行中途结束。</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>不规范</translation>
    </message>
    <message>
        <source>The message can be used, but breaks a rule of JSON-RPC.</source>
        <translation>消息可用，但违反了 JSON-RPC 的规则。</translation>
    </message>
    <message>
        <source>unknown id</source>
        <translation>未知 id</translation>
    </message>
    <message>
        <source>No request of ours has this id.</source>
        <translation>我方没有使用此 id 的请求。</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>This request had been answered before.</source>
        <translation>此请求先前已得到应答。</translation>
    </message>
    <message>
        <source>late</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>The answer came after the request had ended for us: timed out or cancelled.</source>
        <translation>应答到达时，请求在我方已经结束（超时或已取消）。</translation>
    </message>
    <message>
        <source>The line began with a UTF-8 byte-order mark.</source>
        <translation>此行以 UTF-8 字节顺序标记（BOM）开头。</translation>
    </message>
    <message>
        <source>The line ended in carriage return and line feed.</source>
        <translation>此行以回车加换行（CR LF）结尾。</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>探测</translation>
    </message>
    <message>
        <source>Sent, or answered, only to find out which era of the protocol the server speaks.</source>
        <translation>收发此消息只是为了探明服务端使用哪个时代的协议。</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
</context>
<context>
    <name>Vitrine::GroupBody</name>
    <message>
        <source>Open</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>展开 %1</translation>
    </message>
    <message>
        <source>Shows the fields of this object</source>
        <translation>显示此对象的字段</translation>
    </message>
    <message>
        <source>An object without members.</source>
        <translation>没有成员的对象。</translation>
    </message>
    <message>
        <source>Sent too, as they came in the JSON: %1</source>
        <translation>以下成员按 JSON 中的原样一并发送：%1</translation>
    </message>
</context>
<context>
    <name>Vitrine::HexView</name>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy as hexadecimal</source>
        <translation>复制为十六进制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>Vitrine::ImageView</name>
    <message>
        <source>Image, %1 × %2 pixels</source>
        <translation>图像，%1 × %2 像素</translation>
    </message>
</context>
<context>
    <name>Vitrine::InvalidAdvice</name>
    <message>
        <source>Not a JSON-RPC message: %1.</source>
        <translation>不是 JSON-RPC 消息：%1。</translation>
    </message>
    <message>
        <source>It was sent as it is, because you asked for it.</source>
        <translation>已按您的要求原样发送。</translation>
    </message>
    <message>
        <source>An empty line.</source>
        <translation>空行。</translation>
    </message>
    <message>
        <source>Something prints a line break to stdout, where only messages may go. The session goes on.</source>
        <translation>有代码向 stdout 输出了换行，而 stdout 只能放协议消息。session 继续。</translation>
    </message>
    <message>
        <source>UTF-16 text where UTF-8 was expected.</source>
        <translation>应为 UTF-8，实为 UTF-16 文本。</translation>
    </message>
    <message>
        <source>Messages are UTF-8. The output encoding of the program or of its shell is set to UTF-16.</source>
        <translation>消息应为 UTF-8。程序或其 shell 的输出编码被设成了 UTF-16。</translation>
    </message>
    <message>
        <source>A Content-Length header, as the Language Server Protocol has it.</source>
        <translation>Content-Length 标头，这是 Language Server Protocol 的做法。</translation>
    </message>
    <message>
        <source>MCP over stdio has no headers: each message is one line of JSON, ended by a line feed.</source>
        <translation>stdio 上的 MCP 没有标头：每条消息是一行 JSON，以换行结尾。</translation>
    </message>
    <message>
        <source>The line was cut: the stream ended in the middle of it.</source>
        <translation>此行被截断：流在行中结束。</translation>
    </message>
    <message>
        <source>The server ended, or closed stdout, while it was writing. Its last words are often on stderr.</source>
        <translation>服务端在写入途中结束，或关闭了 stdout。最后的线索往往在 stderr 中。</translation>
    </message>
    <message>
        <source>JSON, but not an object.</source>
        <translation>是 JSON，但不是对象。</translation>
    </message>
    <message>
        <source>A message is an object with jsonrpc, and method, result or error. This looks like a value that was printed.</source>
        <translation>消息应是带有 jsonrpc，以及 method、result 或 error 的对象。这看起来像是打印出来的值。</translation>
    </message>
    <message>
        <source>A JSON object with neither method nor result nor error.</source>
        <translation>JSON 对象，但没有 method、result 或 error。</translation>
    </message>
    <message>
        <source>It may be a structured log line on stdout, or an answer whose result was left out.</source>
        <translation>可能是打到 stdout 的结构化日志，也可能是漏填 result 的应答。</translation>
    </message>
    <message>
        <source>A piece of JSON: the message was written over several lines.</source>
        <translation>JSON 片段：消息被写成了多行。</translation>
    </message>
    <message>
        <source>Over stdio a line break ends the message, so each message has to be written on one line.</source>
        <translation>stdio 用换行分隔消息，因此每条消息必须写在一行内。</translation>
    </message>
    <message>
        <source>Not JSON.</source>
        <translation>不是 JSON。</translation>
    </message>
    <message>
        <source>Something prints to stdout, where only messages may go: a banner, a log line, a debug print. Other clients may stop here; this session goes on.</source>
        <translation>有代码向 stdout 打印了内容：启动横幅、日志或调试输出。stdout 只能放协议消息，日志必须走 stderr。其他客户端可能就此中断；本 session 继续。</translation>
    </message>
</context>
<context>
    <name>Vitrine::ItemHeader</name>
    <message>
        <source>(without a name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>This entry breaks the specification: %1</source>
        <translation>此条目不符合规范：%1</translation>
    </message>
    <message>
        <source>Vitrine lists it all the same; what it sends may be refused.</source>
        <translation>Vitrine 仍会列出；由此发送的请求可能被拒绝。</translation>
    </message>
    <message>
        <source>output schema</source>
        <translation>输出 schema</translation>
    </message>
    <message>
        <source>It promises the shape of its structured content; Vitrine checks it.</source>
        <translation>它声明了结构化内容的格式，Vitrine 会据此校验。</translation>
    </message>
    <message>
        <source>The MIME type that the server states</source>
        <translation>服务端声明的 MIME 类型</translation>
    </message>
    <message>
        <source>The size that the server states</source>
        <translation>服务端声明的大小</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>面向 %1</translation>
    </message>
    <message>
        <source>Whom it is meant for, as the server says</source>
        <translation>服务端声明的受众</translation>
    </message>
</context>
<context>
    <name>Vitrine::JsonBox</name>
    <message>
        <source>This is no JSON: %1 (%2)</source>
        <translation>这不是 JSON：%1（%2）</translation>
    </message>
</context>
<context>
    <name>Vitrine::LaunchDescription</name>
    <message>
        <source>The URL is missing.</source>
        <translation>缺少 URL。</translation>
    </message>
    <message>
        <source>The URL must begin with http:// or https:// and name a host.</source>
        <translation>URL 必须以 http:// 或 https:// 开头，并包含主机名。</translation>
    </message>
    <message>
        <source>The command is missing.</source>
        <translation>缺少命令。</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>程序：%1</translation>
    </message>
    <message>
        <source>folder:  %1</source>
        <translation>目录：%1</translation>
    </message>
    <message>
        <source>(hidden, %1 characters)</source>
        <translation>（已隐藏，%1 个字符）</translation>
    </message>
</context>
<context>
    <name>Vitrine::LaunchPreview</name>
    <message>
        <source>Will start exactly this, without a shell:</source>
        <translation>将原样启动以下命令，不经过 shell：</translation>
    </message>
    <message>
        <source>Will connect to exactly this:</source>
        <translation>将连接到以下地址：</translation>
    </message>
    <message>
        <source>Without a value: %1</source>
        <translation>没有值：%1</translation>
    </message>
</context>
<context>
    <name>Vitrine::ListBody</name>
    <message>
        <source>Add item</source>
        <translation>添加项</translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation>再显示 %1 项</translation>
    </message>
    <message>
        <source>empty list</source>
        <translation>空列表</translation>
    </message>
    <message>
        <source>Add an item to %1</source>
        <translation>向 %1 添加一项</translation>
    </message>
</context>
<context>
    <name>Vitrine::ListItem</name>
    <message>
        <source>Move item %1 up</source>
        <translation>上移第 %1 项</translation>
    </message>
    <message>
        <source>Move item %1 down</source>
        <translation>下移第 %1 项</translation>
    </message>
    <message>
        <source>Remove item %1</source>
        <translation>移除第 %1 项</translation>
    </message>
</context>
<context>
    <name>Vitrine::LongText</name>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>Vitrine::MainWindow</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示模板</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>提示模板</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务端</translation>
    </message>
    <message>
        <source>Frame log</source>
        <translation>帧日志</translation>
    </message>
    <message>
        <source>Takes effect at the next connect: press Restart.</source>
        <translation>下次连接时生效：请按“重启”。</translation>
    </message>
    <message>
        <source>%1 – Vitrine</source>
        <translation>%1 – Vitrine</translation>
    </message>
    <message>
        <source>Read the lists again</source>
        <translation>重新读取列表</translation>
    </message>
    <message>
        <source>Ask the server for its tools, resources and prompts again</source>
        <translation>再次向服务端请求工具、资源和提示模板列表</translation>
    </message>
    <message>
        <source>Connect the demo server</source>
        <translation>连接演示服务端</translation>
    </message>
    <message>
        <source>Start the sample server that comes with Vitrine</source>
        <translation>启动 Vitrine 自带的示例服务端</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>End all servers and close the window</source>
        <translation>结束所有服务端并关闭窗口</translation>
    </message>
    <message>
        <source>Commands…</source>
        <translation>命令…</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>按名称查找任意命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Search here</source>
        <translation>在此处搜索</translation>
    </message>
    <message>
        <source>Go to the search of the page, or of the frame log if the keyboard is there</source>
        <translation>转到当前页面的搜索框；键盘焦点在帧日志中时，转到帧日志的搜索框</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>将所有面板恢复到初始位置</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>List every command with its keys</source>
        <translation>列出所有命令及其快捷键</translation>
    </message>
    <message>
        <source>Show the recordings&apos; folder</source>
        <translation>显示录制文件夹</translation>
    </message>
    <message>
        <source>Open the folder in which each run is recorded</source>
        <translation>打开保存每次运行录制的文件夹</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>关于 Vitrine</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本与许可证</translation>
    </message>
    <message>
        <source>Show the page “%1”</source>
        <translation>显示“%1”页</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>服务端(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>Vitrine %1</source>
        <translation>Vitrine %1</translation>
    </message>
    <message>
        <source>A desktop inspector for the Model Context Protocol: every byte between a client and a server, to be seen, understood and repeated.

Licensed under Apache-2.0. It opens no port and sends nothing to anybody but the servers that you connect.</source>
        <translation>面向 Model Context Protocol 的桌面检查器：客户端与服务端之间的每个字节，都能看到、看懂、重现。

以 Apache-2.0 许可发布。不打开任何端口，除您连接的服务端外，不向任何人发送数据。</translation>
    </message>
</context>
<context>
    <name>Vitrine::OverviewPage</name>
    <message>
        <source>No server selected</source>
        <translation>未选择服务端</translation>
    </message>
    <message>
        <source>Choose a server on the left, or add one.</source>
        <translation>请在左侧选择一个服务端，或添加新的服务端。</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>添加服务端…</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>尚未连接</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Instructions from the server</source>
        <translation>服务端给出的 instructions</translation>
    </message>
    <message>
        <source>Capabilities of the server</source>
        <translation>服务端的能力</translation>
    </message>
    <message>
        <source>The last lines of stderr</source>
        <translation>stderr 的最后几行</translation>
    </message>
    <message>
        <source>Copy as shell line</source>
        <translation>复制为 shell 命令行</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1，版本 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务端</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>网站</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>协议版本</translation>
    </message>
    <message>
        <source>Server supports</source>
        <translation>服务端支持</translation>
    </message>
    <message>
        <source>Session id</source>
        <translation>Session id</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>Process id</source>
        <translation>进程 id</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>启动时间</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>退出状态</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Last HTTP status</source>
        <translation>最近的 HTTP 状态</translation>
    </message>
</context>
<context>
    <name>Vitrine::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>Vitrine::PasteDialog</name>
    <message>
        <source>Paste configuration</source>
        <translation>粘贴配置</translation>
    </message>
    <message>
        <source>Servers found</source>
        <translation>找到的服务端</translation>
    </message>
    <message>
        <source>Paste a server&apos;s JSON from its README, an mcpServers file, a command line or a URL.</source>
        <translation>粘贴 README 中的服务端 JSON、mcpServers 文件、命令行或 URL。</translation>
    </message>
    <message>
        <source>Nothing is started now. The first time you connect, you are shown the command once more.</source>
        <translation>现在不会启动任何程序。首次连接时会再次显示命令供您确认。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>There is no server in this text. One has a “command” or a “url”.</source>
        <translation>此文本中没有服务端。服务端应带有“command”或“url”。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message numerus="yes">
        <source>Add %n servers</source>
        <translation>
            <numerusform>添加 %n 个服务端</numerusform>
        </translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>添加服务端</translation>
    </message>
</context>
<context>
    <name>Vitrine::PromptPanel</name>
    <message>
        <source>Get</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Choose a prompt</source>
        <translation>选择提示模板</translation>
    </message>
    <message>
        <source>Its arguments and the messages that the server makes of them stand here.</source>
        <translation>此处显示其参数，以及服务端据此生成的消息。</translation>
    </message>
    <message>
        <source>Not asked for yet</source>
        <translation>尚未请求</translation>
    </message>
    <message>
        <source>The messages of the prompt stand here.</source>
        <translation>此处显示提示模板的消息。</translation>
    </message>
    <message>
        <source>This prompt takes no arguments.</source>
        <translation>此提示模板没有参数。</translation>
    </message>
    <message>
        <source>“%1” is required and empty.</source>
        <translation>“%1”为必填，但为空。</translation>
    </message>
</context>
<context>
    <name>Vitrine::RawEditor</name>
    <message>
        <source>JSON instead of the form field.</source>
        <translation>以 JSON 代替表单字段。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
</context>
<context>
    <name>Vitrine::RequestPreview</name>
    <message>
        <source>Exact JSON</source>
        <translation>实际 JSON</translation>
    </message>
    <message>
        <source>The parameters as they will be sent</source>
        <translation>将要发送的 params</translation>
    </message>
    <message>
        <source>Copy as JSON-RPC</source>
        <translation>复制为 JSON-RPC</translation>
    </message>
    <message>
        <source>Copy as vitrine-cli line</source>
        <translation>复制为 vitrine-cli 命令行</translation>
    </message>
    <message>
        <source>Copy parameters</source>
        <translation>复制 params</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the request</source>
        <translation>复制请求</translation>
    </message>
</context>
<context>
    <name>Vitrine::ResourcePanel</name>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Choose a resource</source>
        <translation>选择资源</translation>
    </message>
    <message>
        <source>Its address and what it holds stand here. Templates ask for their variables first.</source>
        <translation>此处显示其地址和内容。资源模板需先填写变量。</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>The contents of the resource stand here.</source>
        <translation>此处显示资源的内容。</translation>
    </message>
    <message>
        <source>The address that will be read</source>
        <translation>将要读取的地址</translation>
    </message>
    <message>
        <source>Address that will be read</source>
        <translation>将要读取的地址</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>This is no URI template of RFC 6570</source>
        <translation>这不是 RFC 6570 的 URI 模板</translation>
    </message>
    <message>
        <source>%1 (%2). Type the address by hand.</source>
        <translation>%1（%2）。请手动输入地址。</translation>
    </message>
    <message>
        <source>Several values as a JSON list or object: [&quot;a&quot;, &quot;b&quot;] or {&quot;key&quot;: &quot;value&quot;}.</source>
        <translation>多个值可写成 JSON 列表或对象：[&quot;a&quot;, &quot;b&quot;] 或 {&quot;key&quot;: &quot;value&quot;}。</translation>
    </message>
    <message>
        <source>Only the first character is used.</source>
        <translation>只使用第一个字符。</translation>
    </message>
    <message>
        <source>Only the first %1 characters are used.</source>
        <translation>只使用前 %1 个字符。</translation>
    </message>
    <message>
        <source>The address cannot be made: %1</source>
        <translation>无法生成地址：%1</translation>
    </message>
    <message>
        <source>“%1” is empty, and the address has a hole there.</source>
        <translation>“%1”为空，地址在该处留有空缺。</translation>
    </message>
    <message>
        <source>The address is empty.</source>
        <translation>地址为空。</translation>
    </message>
</context>
<context>
    <name>Vitrine::ResultPane</name>
    <message>
        <source>Back to the result</source>
        <translation>返回结果</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>%1 was asked for %2.</source>
        <translation>已向 %1 请求 %2。</translation>
    </message>
</context>
<context>
    <name>Vitrine::ResultView</name>
    <message>
        <source>The whole result as JSON</source>
        <translation>完整结果的 JSON</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Structured</source>
        <translation>结构化</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More about the result</source>
        <translation>结果的更多操作</translation>
    </message>
    <message>
        <source>Copy or save the result</source>
        <translation>复制或保存结果</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>另存为 JSON…</translation>
    </message>
    <message>
        <source>Structured content as JSON</source>
        <translation>结构化内容的 JSON</translation>
    </message>
    <message>
        <source>Show the request in the frame log</source>
        <translation>在帧日志中查看请求</translation>
    </message>
    <message>
        <source>Show the answer in the frame log</source>
        <translation>在帧日志中查看应答</translation>
    </message>
    <message>
        <source>The server asks for something before it answers</source>
        <translation>服务端在应答之前需要补充信息</translation>
    </message>
    <message>
        <source>The result is of type input_required; what it asks for is in the raw result.</source>
        <translation>结果类型为 input_required；所需信息见原始结果。</translation>
    </message>
    <message>
        <source>The tool reported an error (isError)</source>
        <translation>工具报告了错误（isError）</translation>
    </message>
    <message>
        <source>The call itself worked: the content says what went wrong.</source>
        <translation>调用本身成功；出错原因见内容。</translation>
    </message>
    <message>
        <source>The type of the result is not known: %1</source>
        <translation>未知的结果类型：%1</translation>
    </message>
    <message>
        <source>fits outputSchema</source>
        <translation>符合 outputSchema</translation>
    </message>
    <message>
        <source>breaks outputSchema</source>
        <translation>不符合 outputSchema</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未校验</translation>
    </message>
    <message>
        <source>Show frame</source>
        <translation>查看帧</translation>
    </message>
    <message>
        <source>The result has no structuredContent.</source>
        <translation>结果中没有 structuredContent。</translation>
    </message>
</context>
<context>
    <name>Vitrine::ResultWords</name>
    <message>
        <source>Parse error</source>
        <translation>解析错误</translation>
    </message>
    <message>
        <source>Invalid request</source>
        <translation>无效请求</translation>
    </message>
    <message>
        <source>Method not found</source>
        <translation>方法不存在</translation>
    </message>
    <message>
        <source>Invalid params</source>
        <translation>参数无效</translation>
    </message>
    <message>
        <source>Internal error</source>
        <translation>内部错误</translation>
    </message>
    <message>
        <source>Resource not found</source>
        <translation>资源不存在</translation>
    </message>
    <message>
        <source>URL elicitation required</source>
        <translation>需要 URL elicitation</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>服务端错误</translation>
    </message>
    <message>
        <source>(without a message)</source>
        <translation>（无消息）</translation>
    </message>
    <message>
        <source>JSON-RPC error %1: %2</source>
        <translation>JSON-RPC 错误 %1：%2</translation>
    </message>
    <message>
        <source>Vitrine stopped waiting after %1</source>
        <translation>Vitrine 等待 %1 后放弃</translation>
    </message>
    <message>
        <source>If an answer still comes, the frame log shows it.</source>
        <translation>此后如收到应答，会显示在帧日志中。</translation>
    </message>
    <message>
        <source>Cancelled after %1</source>
        <translation>%1 后取消</translation>
    </message>
    <message>
        <source>The connection ended before the answer came</source>
        <translation>连接在收到应答前结束</translation>
    </message>
    <message>
        <source>The server refused access (HTTP %1)</source>
        <translation>服务端拒绝访问（HTTP %1）</translation>
    </message>
    <message>
        <source>The server refused access</source>
        <translation>服务端拒绝访问</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>无法解读应答</translation>
    </message>
    <message>
        <source>There is no usable answer</source>
        <translation>没有可用的应答</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
</context>
<context>
    <name>Vitrine::ServerDialog</name>
    <message>
        <source>Add server</source>
        <translation>添加服务端</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>A program on this computer (stdio)</source>
        <translation>本机程序（stdio）</translation>
    </message>
    <message>
        <source>An address (Streamable HTTP)</source>
        <translation>网络地址（Streamable HTTP）</translation>
    </message>
    <message>
        <source>How to reach it</source>
        <translation>连接方式</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Split into command and arguments</source>
        <translation>拆分为命令和参数</translation>
    </message>
    <message>
        <source>One program: a name that is in PATH, or a path.</source>
        <translation>单个程序：PATH 中的名称，或路径。</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>the folder that Vitrine was started in</source>
        <translation>Vitrine 启动时所在的目录</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>On top of Vitrine&apos;s own. Values are kept in servers.json as plain text; ${NAME} takes a variable instead.</source>
        <translation>追加到 Vitrine 自身的环境变量之上。值以明文保存在 servers.json 中；可改用 ${NAME} 引用变量。</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Header field</source>
        <translation>标头</translation>
    </message>
    <message>
        <source>Header fields</source>
        <translation>标头</translation>
    </message>
    <message>
        <source>Sent with every request. Values are kept in servers.json as plain text; ${NAME} takes a variable instead.</source>
        <translation>随每个请求发送。值以明文保存在 servers.json 中；可改用 ${NAME} 引用变量。</translation>
    </message>
    <message>
        <source>Auto: probe, then fall back</source>
        <translation>自动：先探测，不行则回退</translation>
    </message>
    <message>
        <source>Legacy: initialize</source>
        <translation>旧版：initialize</translation>
    </message>
    <message>
        <source>Modern: server/discover</source>
        <translation>新版：server/discover</translation>
    </message>
    <message>
        <source>Time-out for connecting</source>
        <translation>连接超时</translation>
    </message>
    <message>
        <source>Time-out for a request</source>
        <translation>请求超时</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>时代</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>协议版本</translation>
    </message>
    <message>
        <source>Connecting, at most</source>
        <translation>连接超时</translation>
    </message>
    <message>
        <source>A request, at most</source>
        <translation>请求超时</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Edit server</source>
        <translation>编辑服务端</translation>
    </message>
    <message>
        <source>An address (HTTP+SSE, 2024-11-05)</source>
        <translation>网络地址（HTTP+SSE，2024-11-05）</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>请填写名称。</translation>
    </message>
    <message>
        <source>Another server has this name.</source>
        <translation>已有同名的服务端。</translation>
    </message>
    <message>
        <source>Name the program to start.</source>
        <translation>请填写要启动的程序。</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>此目录不存在。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a variable.</source>
        <translation>“%1”不能用作变量名。</translation>
    </message>
    <message>
        <source>Give the address of the server&apos;s MCP endpoint.</source>
        <translation>请填写服务端 MCP 端点的地址。</translation>
    </message>
    <message>
        <source>The URL must begin with http:// or https:// and name a host.</source>
        <translation>URL 必须以 http:// 或 https:// 开头，并包含主机名。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a header field.</source>
        <translation>“%1”不能用作标头名。</translation>
    </message>
    <message>
        <source>The value of “%1” has a line break in it.</source>
        <translation>“%1”的值中有换行。</translation>
    </message>
    <message>
        <source>The newest in common</source>
        <translation>双方共有的最新版本</translation>
    </message>
</context>
<context>
    <name>Vitrine::ServerListModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Vitrine::ServerListPanel</name>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Start the server and open a session</source>
        <translation>启动服务端并建立 session</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the session and the server&apos;s process</source>
        <translation>结束 session 和服务端进程</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Stop, then connect again</source>
        <translation>停止后重新连接</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>添加服务端…</translation>
    </message>
    <message>
        <source>Add a server by filling in a form</source>
        <translation>填写表单添加服务端</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Paste servers…</source>
        <translation>粘贴服务端…</translation>
    </message>
    <message>
        <source>Add servers from JSON, a command line or a URL</source>
        <translation>从 JSON、命令行或 URL 添加服务端</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Edit server…</source>
        <translation>编辑服务端…</translation>
    </message>
    <message>
        <source>Change the selected server</source>
        <translation>修改所选服务端</translation>
    </message>
    <message>
        <source>Clone server</source>
        <translation>克隆服务端</translation>
    </message>
    <message>
        <source>Make a copy of the selected server</source>
        <translation>为所选服务端创建副本</translation>
    </message>
    <message>
        <source>Remove server</source>
        <translation>移除服务端</translation>
    </message>
    <message>
        <source>Take the selected server out of the list; this can be undone</source>
        <translation>从列表中移除所选服务端；可以撤销</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Bring the removed server back</source>
        <translation>恢复已移除的服务端</translation>
    </message>
    <message>
        <source>Move server up</source>
        <translation>上移服务端</translation>
    </message>
    <message>
        <source>Move the selected server up</source>
        <translation>上移所选服务端</translation>
    </message>
    <message>
        <source>Move server down</source>
        <translation>下移服务端</translation>
    </message>
    <message>
        <source>Move the selected server down</source>
        <translation>下移所选服务端</translation>
    </message>
    <message>
        <source>Keep in the list</source>
        <translation>保留在列表中</translation>
    </message>
    <message>
        <source>Save this server, so that it is here the next time</source>
        <translation>保存此服务端，下次仍可使用</translation>
    </message>
    <message>
        <source>Copy command or URL</source>
        <translation>复制命令或 URL</translation>
    </message>
    <message>
        <source>Copy as one shell line</source>
        <translation>复制为一行 shell 命令</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>Copy in the mcpServers shape</source>
        <translation>按 mcpServers 格式复制</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务端</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>还没有服务端</translation>
    </message>
    <message>
        <source>Add a server by its command or URL, or paste its JSON. To look around first, connect the demo server that comes with Vitrine.</source>
        <translation>可通过命令或 URL 添加服务端，也可粘贴其 JSON。想先试用，可连接 Vitrine 自带的演示服务端。</translation>
    </message>
    <message>
        <source>Connect the demo server</source>
        <translation>连接演示服务端</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Removed “%1”</source>
        <translation>已移除“%1”</translation>
    </message>
    <message>
        <source>Changes to this list are not saved: %1</source>
        <translation>此列表的更改未保存：%1</translation>
    </message>
    <message>
        <source>Not shown, but kept in the file: %1</source>
        <translation>未显示，但保留在文件中：%1</translation>
    </message>
</context>
<context>
    <name>Vitrine::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>搜索命令和快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>Vitrine::StateWords</name>
    <message>
        <source>Ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Negotiating</source>
        <translation>正在协商</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>The server answered with HTTP status %1.</source>
        <translation>服务端以 HTTP 状态 %1 应答。</translation>
    </message>
    <message>
        <source>The connection could not be made, or it broke.</source>
        <translation>无法建立连接，或连接中断。</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation>服务端未及时应答。</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>The server sent something that cannot be read.</source>
        <translation>服务端发来了无法解读的内容。</translation>
    </message>
    <message>
        <source>The server and Vitrine could not agree on the protocol.</source>
        <translation>服务端与 Vitrine 未能就协议达成一致。</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation>服务端以错误 %1 应答。</translation>
    </message>
    <message>
        <source>The server asks for authorization (HTTP status %1).</source>
        <translation>服务端要求授权（HTTP 状态 %1）。</translation>
    </message>
    <message>
        <source>A value does not have the shape that it should have.</source>
        <translation>有值的格式不符合要求。</translation>
    </message>
    <message>
        <source>A file cannot be read or written.</source>
        <translation>无法读写文件。</translation>
    </message>
    <message>
        <source>Ended by signal %1</source>
        <translation>被信号 %1 终止</translation>
    </message>
    <message>
        <source>Ended by signal %1 (%2)</source>
        <translation>被信号 %1（%2）终止</translation>
    </message>
    <message>
        <source>Ended normally (exit code 0)</source>
        <translation>正常结束（退出码 0）</translation>
    </message>
    <message>
        <source>Ended with exit code %1</source>
        <translation>以退出码 %1 结束</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>modern</source>
        <translation>新版</translation>
    </message>
    <message>
        <source>legacy</source>
        <translation>旧版</translation>
    </message>
</context>
<context>
    <name>Vitrine::StatusLine</name>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 帧/秒</translation>
    </message>
    <message>
        <source>Recording in memory only</source>
        <translation>仅在内存中录制</translation>
    </message>
    <message>
        <source>No server selected</source>
        <translation>未选择服务端</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, HTTP %2</source>
        <translation>%1，HTTP %2</translation>
    </message>
    <message>
        <source>pid %1 since %2</source>
        <translation>pid %1，自 %2 起</translation>
    </message>
    <message>
        <source>session %1</source>
        <translation>session %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered</source>
        <translation>
            <numerusform>%n 个未应答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Vitrine::StructuredCheck</name>
    <message>
        <source>Content block %1 has the same as text.</source>
        <translation>内容块 %1 以文本形式给出了相同内容。</translation>
    </message>
    <message>
        <source>No text block of the content repeats it; clients that know no structured content do not see it.</source>
        <translation>内容中没有文本块重复它；不支持结构化内容的客户端看不到它。</translation>
    </message>
    <message>
        <source>The tool reported an error, so it need not keep to its outputSchema.</source>
        <translation>工具报告了错误，因此不必遵守其 outputSchema。</translation>
    </message>
    <message>
        <source>The tool has an outputSchema, but the result has no structuredContent.</source>
        <translation>工具声明了 outputSchema，但结果中没有 structuredContent。</translation>
    </message>
    <message>
        <source>The result is too large to be checked against the outputSchema.</source>
        <translation>结果过大，无法按 outputSchema 校验。</translation>
    </message>
    <message>
        <source>The outputSchema cannot be used: %1</source>
        <translation>outputSchema 不可用：%1</translation>
    </message>
    <message>
        <source>The check was given up: %1</source>
        <translation>已放弃校验：%1</translation>
    </message>
    <message>
        <source>The structured content fits the outputSchema.</source>
        <translation>结构化内容符合 outputSchema。</translation>
    </message>
    <message>
        <source>Not every rule of the outputSchema could be checked.</source>
        <translation>outputSchema 的规则未能全部校验。</translation>
    </message>
    <message>
        <source>The structured content breaks the outputSchema.</source>
        <translation>结构化内容不符合 outputSchema。</translation>
    </message>
</context>
<context>
    <name>Vitrine::SvgGuard</name>
    <message>
        <source>The drawing is too large to be shown.</source>
        <translation>图形过大，无法显示。</translation>
    </message>
    <message>
        <source>Compressed SVG is not drawn.</source>
        <translation>不绘制压缩的 SVG。</translation>
    </message>
    <message>
        <source>It has a document type declaration, which may define entities.</source>
        <translation>它带有文档类型声明，可能定义实体。</translation>
    </message>
    <message>
        <source>It uses “%1”, which Vitrine does not draw.</source>
        <translation>它使用了“%1”，Vitrine 不予绘制。</translation>
    </message>
    <message>
        <source>It refers to “%1”, which Vitrine does not open.</source>
        <translation>它引用了“%1”，Vitrine 不会打开。</translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation>嵌套过深。</translation>
    </message>
    <message>
        <source>It is no well-formed XML: %1</source>
        <translation>不是格式正确的 XML：%1</translation>
    </message>
    <message>
        <source>Its references to its own parts could multiply without end.</source>
        <translation>它对自身各部分的引用可能无限增长。</translation>
    </message>
</context>
<context>
    <name>Vitrine::TextEditor</name>
    <message>
        <source>Several lines</source>
        <translation>多行</translation>
    </message>
</context>
<context>
    <name>Vitrine::TextFieldsForm</name>
    <message>
        <source>Send %1</source>
        <translation>发送 %1</translation>
    </message>
    <message>
        <source>Sent when it is checked, also if it is empty</source>
        <translation>勾选后即发送，即使为空</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1，必填</translation>
    </message>
</context>
<context>
    <name>Vitrine::ToolHints</name>
    <message>
        <source>destructive</source>
        <translation>破坏性</translation>
    </message>
    <message>
        <source>The server says so; it is a hint, not a promise.</source>
        <translation>这是服务端的说法，仅为提示，并非保证。</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation>不做任何修改。</translation>
    </message>
    <message>
        <source>It may delete or overwrite something.</source>
        <translation>可能删除或覆盖内容。</translation>
    </message>
    <message>
        <source>idempotent</source>
        <translation>幂等</translation>
    </message>
    <message>
        <source>Calling it again with the same arguments changes nothing more.</source>
        <translation>以相同参数再次调用不会产生更多变化。</translation>
    </message>
    <message>
        <source>open-world</source>
        <translation>开放环境</translation>
    </message>
    <message>
        <source>It reaches things outside the server, such as the web.</source>
        <translation>会访问服务端之外的事物，例如网络。</translation>
    </message>
</context>
<context>
    <name>Vitrine::ToolPanel</name>
    <message>
        <source>Call</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Choose a tool</source>
        <translation>选择工具</translation>
    </message>
    <message>
        <source>Its form, and the exact JSON that it sends, stand here.</source>
        <translation>此处显示其表单，以及实际发送的 JSON。</translation>
    </message>
    <message>
        <source>No call yet</source>
        <translation>尚未调用</translation>
    </message>
    <message>
        <source>What the tool answers stands here: content, structured content and the raw result.</source>
        <translation>此处显示工具的应答：内容、结构化内容和原始结果。</translation>
    </message>
    <message>
        <source>Members for _meta of the request, such as {&quot;com.example/trace&quot;: &quot;1&quot;}</source>
        <translation>请求的 _meta 成员，例如 {&quot;com.example/trace&quot;: &quot;1&quot;}</translation>
    </message>
    <message>
        <source>Sent before</source>
        <translation>发送历史</translation>
    </message>
    <message>
        <source>Arguments that were sent before</source>
        <translation>先前发送过的参数</translation>
    </message>
    <message>
        <source>Fill the form with arguments that were sent before</source>
        <translation>用先前发送过的参数填充表单</translation>
    </message>
    <message>
        <source>_meta is no JSON object; the call would go out without it.</source>
        <translation>_meta 不是 JSON 对象；调用将不带 _meta 发出。</translation>
    </message>
    <message>
        <source>“%1” says that it may delete or overwrite something</source>
        <translation>“%1”声明它可能删除或覆盖内容</translation>
    </message>
</context>
<context>
    <name>Vitrine::WordsEditor</name>
    <message>
        <source>One a line</source>
        <translation>每行一个</translation>
    </message>
    <message>
        <source>As in a shell</source>
        <translation>按 shell 写法</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>The backslash at the end has nothing to keep.</source>
        <translation>末尾的反斜杠后没有可转义的字符。</translation>
    </message>
    <message>
        <source>The quote %1 at character %2 has no end.</source>
        <translation>第 %2 个字符处的引号 %1 没有闭合。</translation>
    </message>
    <message>
        <source>Each line is one argument, exactly as it stands; spaces and quotes belong to it.</source>
        <translation>每行一个参数，按原样使用；空格和引号也是参数的一部分。</translation>
    </message>
    <message>
        <source>Split at spaces. &apos;…&apos; and &quot;…&quot; keep spaces, \ keeps the next character. There is no shell: no wildcards, no pipes; variables only as ${NAME}.</source>
        <translation>按空格拆分。&apos;…&apos; 和 &quot;…&quot; 保留空格，\ 保留下一个字符。不经过 shell：没有通配符和管道；变量只能写作 ${NAME}。</translation>
    </message>
</context>
</TS>
