<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Vitrine::ArgumentsEditor</name>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One field for each argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All arguments as JSON text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the first problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tool takes no arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON text is not used, because it has an error. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::Banner</name>
    <message>
        <source>Data of the error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::BlobReader</name>
    <message>
        <source>The data is not valid Base64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bytes are no PNG, JPEG, GIF, WebP or SVG image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says %1, and is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image is larger than Vitrine shows: %1 × %2 pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::BlockView</name>
    <message>
        <source>contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is JSON and shown indented; this shows it as it came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the server for %1 with resources/read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::BooleanEditor</name>
    <message>
        <source>not chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ByteHints</name>
    <message>
        <source>bytes lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no room left to store these bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A UTF-8 byte-order mark, which JSON texts must not begin with (RFC 8259, 8.1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line began with a UTF-8 byte-order mark; it was taken off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line ended in CR LF; messages end in LF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ANSI colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminal control sequences: the program thinks it writes to a terminal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bytes. Messages are UTF-8; UTF-16 text looks like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From byte %1 on this is not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedded newline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line break inside the message. Over stdio it would end the message here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream ended before the line did.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CallBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the request back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the request (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CallPanel</name>
    <message>
        <source>%1 is not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitrine asks once for each tool and connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server will probably refuse this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CapabilityList</name>
    <message>
        <source>Tools that a model can call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server declares none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data that a client can read by its URI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt templates that a person can pick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends log messages; the level can be set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggests values for arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can answer later, with a task to ask about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the specification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extensions of the protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known to Vitrine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CatalogueDelegate</name>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>malformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CatalogueListPane</name>
    <message>
        <source>1 tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the list again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the list again (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading for %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed on the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the last connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No server is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the list of servers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name, title or description has “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was asked for its %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is read as soon as %1 answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to %1 to see its %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This server offers no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not declare the capability. You can ask for the list all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no %2 at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show frame</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CatalogueModel</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(without a name)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CataloguePage</name>
    <message>
        <source>Search the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the list again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the call</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ChoiceEditor</name>
    <message>
        <source>Choose …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CodeView</name>
    <message>
        <source>… %1 more characters in this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… %1 more characters are not shown here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command has these letters. Try fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::CompletionSource</name>
    <message>
        <source>%1 of %2 suggestions; type more to see others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more suggestions; type more to see others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ConnectionGate</name>
    <message>
        <source>No server selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a server on the left, or add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 are listed as soon as the session is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overview says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to see its %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ConsentDialog</name>
    <message>
        <source>Start this command?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not typed in here: it came from a pasted text or a file, and it starts a program on this computer with all your rights. Start it only if you know what it does. If the command, its folder or its environment changes, you are asked again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start this command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ContentReader</name>
    <message>
        <source>The result is not an object; it is shown raw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a list; it is shown raw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result has no “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitrine does not know this type of content; it is shown as it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message has no content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content of a message is one block; this one has a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message has no role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priority %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modified %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has both a text and a blob; the text is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has neither a text nor a blob.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ContentView</name>
    <message>
        <source>Content of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is empty: its list of content has no entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more (%1 left)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::EraControls</name>
    <message>
        <source>Era</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which handshake to use at the next connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which revision to ask for at the next connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest in common</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FailureCard</name>
    <message>
        <source>The server&apos;s process ended while it was connected. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s process ended before the session was open. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server at %1 could not be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last lines of stderr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show frame</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FieldEditor</name>
    <message>
        <source>%1, item %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FieldHeader</name>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this field is sent at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about this field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send null for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FieldMenu</name>
    <message>
        <source>Back to the form field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy JSON Pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send an empty text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send null, though it is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out, though it is required</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FieldRow</name>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FileSaver</name>
    <message>
        <source>Save content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be saved as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FilterBar</name>
    <message>
        <source>Show lane %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the frames whose bytes or method contain this text, in either case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show frames of server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One list: stderr lines among the messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages on the left, stderr on the right, on one clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the newest frame in sight; scrolling up or selecting a frame pauses this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the newest frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1; press to show all methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FormTexts</name>
    <message>
        <source>Too short: at least 1 character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too short: at least %n characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Too long: at most 1 character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %n characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Too few: at least 1 item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too few: at least %n items.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: at most 1 item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too many: at most %n items.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a number; it would be sent as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too small: at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large: at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too small: more than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large: less than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a multiple of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not match the pattern %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not look like the format “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not one of the allowed values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong type: %1 expected, this is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not JSON (%1); it would be sent as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not JSON at line %1, column %2 (%3); it would be sent as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 is there twice; each has to be different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema does not allow these members: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits none of the alternatives that the schema allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has to fit exactly one of the alternatives in the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits what the schema excludes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema allows no value at all here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the schema’s rule “%1” (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any JSON value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON of one of these types: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because the schema has alternatives (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because the parts of allOf disagree about “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A JSON object with names of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because each position of the array has a schema of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because the schema refers to %1, which is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because the schema refers to %1, and nothing is fetched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because the reference %1 leads back to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema has an empty list of allowed values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because “%1” is no JSON type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because there is no valid schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because “%1” in the schema is not valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, because the schema is too deep.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameDetail</name>
    <message>
        <source>Frame details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTTP request and response heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pretty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the answer or the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the bytes of the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame, indented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame, as bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not answered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered after %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed after %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers #%1 after %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a frame to see what it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bytes of this frame are not there: there was no room left to store them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2. Bytes shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of %1. Bytes and Copy have all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long strings end in … here. Bytes and Copy have all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no response yet)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameList</name>
    <message>
        <source>Frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has crossed the wire yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect a server to see every frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match in the first %1 frames so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No frame passes the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames hidden by the filters: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new since you cleared the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier frames, still in the recording: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show them again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 new frame ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new frames ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose columns automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as a line of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the answer, #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the request, #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only lane %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only server %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameLogPanel</name>
    <message>
        <source>Search frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow new frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the newest frame in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages and stderr side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages on the left, stderr on the right, on one clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the answer or the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the frame that belongs to this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the bytes of the selected frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the frames of all lanes, servers and methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the frames there are now; the recording keeps them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show cleared frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last Clear back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the frames in the list to a JSON Lines file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all frames…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write all frames, hidden ones too, to a JSON Lines file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details below or to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the details of the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the filters back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unanswered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cleared frames are shown again, to get to frame #%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filters were reset to show frame #%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1. Frames: %2. Secret header values and tokens were hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not export to %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameModel</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer has come yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection ended, or the exchange failed, before an answer came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered with an error, #%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered with isError, #%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the frame in the log, in the order of arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local time of arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milliseconds since the row above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection the frame belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction, as the server sees it: in is what it reads, out is what it writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the frame is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method; a response shows the one of its request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON-RPC id as written on the wire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milliseconds between request and response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes on the wire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In and out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the frame says, on one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the server wrote to stderr, on the same clock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameSummary</name>
    <message>
        <source>messages: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty line)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::FrameWords</name>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>http</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client to server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server to client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server&apos;s stderr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTTP heads and stream events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>authorization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process and connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTTP request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTTP response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSE event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tool ran and reports a failure of its own (isError is true). This is not a protocol error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no room left to store the bytes. Time, size and kind are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream ended in the middle of this line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>malformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message can be used, but breaks a rule of JSON-RPC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request of ours has this id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This request had been answered before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer came after the request had ended for us: timed out or cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line began with a UTF-8 byte-order mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line ended in carriage return and line feed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent, or answered, only to find out which era of the protocol the server speaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::GroupBody</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the fields of this object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object without members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent too, as they came in the JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::HexView</name>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ImageView</name>
    <message>
        <source>Image, %1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::InvalidAdvice</name>
    <message>
        <source>Not a JSON-RPC message: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was sent as it is, because you asked for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something prints a line break to stdout, where only messages may go. The session goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-16 text where UTF-8 was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages are UTF-8. The output encoding of the program or of its shell is set to UTF-16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Content-Length header, as the Language Server Protocol has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCP over stdio has no headers: each message is one line of JSON, ended by a line feed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line was cut: the stream ended in the middle of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server ended, or closed stdout, while it was writing. Its last words are often on stderr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, but not an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message is an object with jsonrpc, and method, result or error. This looks like a value that was printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A JSON object with neither method nor result nor error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be a structured log line on stdout, or an answer whose result was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of JSON: the message was written over several lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over stdio a line break ends the message, so each message has to be written on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something prints to stdout, where only messages may go: a banner, a log line, a debug print. Other clients may stop here; this session goes on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ItemHeader</name>
    <message>
        <source>(without a name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry breaks the specification: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitrine lists it all the same; what it sends may be refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It promises the shape of its structured content; Vitrine checks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The MIME type that the server states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size that the server states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom it is meant for, as the server says</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::JsonBox</name>
    <message>
        <source>This is no JSON: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::LaunchDescription</name>
    <message>
        <source>The URL is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URL must begin with http:// or https:// and name a host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder:  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(hidden, %1 characters)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::LaunchPreview</name>
    <message>
        <source>Will start exactly this, without a shell:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will connect to exactly this:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a value: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ListBody</name>
    <message>
        <source>Add item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ListItem</name>
    <message>
        <source>Move item %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move item %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove item %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::LongText</name>
    <message>
        <source>Show less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::MainWindow</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect at the next connect: press Restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the lists again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the server for its tools, resources and prompts again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect the demo server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the sample server that comes with Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End all servers and close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the search of the page, or of the frame log if the keyboard is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every command with its keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recordings&apos; folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder in which each run is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the page “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitrine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A desktop inspector for the Model Context Protocol: every byte between a client and a server, to be seen, understood and repeated.

Licensed under Apache-2.0. It opens no port and sends nothing to anybody but the servers that you connect.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::OverviewPage</name>
    <message>
        <source>No server selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a server on the left, or add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions from the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capabilities of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last lines of stderr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as shell line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Website</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Process id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last HTTP status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::PageStack</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::PasteDialog</name>
    <message>
        <source>Paste configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a server&apos;s JSON from its README, an mcpServers file, a command line or a URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is started now. The first time you connect, you are shown the command once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no server in this text. One has a “command” or a “url”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add %n servers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add server</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::PromptPanel</name>
    <message>
        <source>Get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its arguments and the messages that the server makes of them stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not asked for yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The messages of the prompt stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This prompt takes no arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is required and empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::RawEditor</name>
    <message>
        <source>JSON instead of the form field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::RequestPreview</name>
    <message>
        <source>Exact JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameters as they will be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as JSON-RPC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as vitrine-cli line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the request</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ResourcePanel</name>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its address and what it holds stand here. Templates ask for their variables first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contents of the resource stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address that will be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address that will be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no URI template of RFC 6570</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2). Type the address by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several values as a JSON list or object: [&quot;a&quot;, &quot;b&quot;] or {&quot;key&quot;: &quot;value&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first character is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 characters are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address cannot be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is empty, and the address has a hole there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address is empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ResultPane</name>
    <message>
        <source>Back to the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was asked for %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ResultView</name>
    <message>
        <source>The whole result as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structured content as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the request in the frame log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer in the frame log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server asks for something before it answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is of type input_required; what it asks for is in the raw result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tool reported an error (isError)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call itself worked: the content says what went wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of the result is not known: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits outputSchema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaks outputSchema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result has no structuredContent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ResultWords</name>
    <message>
        <source>Parse error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid params</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL elicitation required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(without a message)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON-RPC error %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitrine stopped waiting after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If an answer still comes, the frame log shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection ended before the answer came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refused access (HTTP %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refused access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usable answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ServerDialog</name>
    <message>
        <source>Add server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program on this computer (stdio)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address (Streamable HTTP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to reach it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split into command and arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One program: a name that is in PATH, or a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder that Vitrine was started in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top of Vitrine&apos;s own. Values are kept in servers.json as plain text; ${NAME} takes a variable instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent with every request. Values are kept in servers.json as plain text; ${NAME} takes a variable instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto: probe, then fall back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legacy: initialize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modern: server/discover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out for connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out for a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Era</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A request, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address (HTTP+SSE, 2024-11-05)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another server has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the program to start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the address of the server&apos;s MCP endpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URL must begin with http:// or https:// and name a host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a header field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “%1” has a line break in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest in common</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ServerListModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ServerListPanel</name>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the server and open a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the session and the server&apos;s process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop, then connect again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a server by filling in a form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste servers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add servers from JSON, a command line or a URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the selected server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clone server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a copy of the selected server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the selected server out of the list; this can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the removed server back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move server up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected server up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move server down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected server down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this server, so that it is here the next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy command or URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as one shell line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy in the mcpServers shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a server by its command or URL, or paste its JSON. To look around first, connect the demo server that comes with Vitrine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect the demo server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to this list are not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shown, but kept in the file: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::StateWords</name>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negotiating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered with HTTP status %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection could not be made, or it broke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server sent something that cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server and Vitrine could not agree on the protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server asks for authorization (HTTP status %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value does not have the shape that it should have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file cannot be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by signal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by signal %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended normally (exit code 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended with exit code %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legacy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::StatusLine</name>
    <message>
        <source>%1 frames/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording in memory only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No server selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, HTTP %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pid %1 since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Vitrine::StructuredCheck</name>
    <message>
        <source>Content block %1 has the same as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text block of the content repeats it; clients that know no structured content do not see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tool reported an error, so it need not keep to its outputSchema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tool has an outputSchema, but the result has no structuredContent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is too large to be checked against the outputSchema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outputSchema cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check was given up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The structured content fits the outputSchema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every rule of the outputSchema could be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The structured content breaks the outputSchema.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::SvgGuard</name>
    <message>
        <source>The drawing is too large to be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compressed SVG is not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has a document type declaration, which may define entities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses “%1”, which Vitrine does not draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It refers to “%1”, which Vitrine does not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no well-formed XML: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its references to its own parts could multiply without end.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::TextEditor</name>
    <message>
        <source>Several lines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::TextFieldsForm</name>
    <message>
        <source>Send %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent when it is checked, also if it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ToolHints</name>
    <message>
        <source>destructive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server says so; it is a hint, not a promise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may delete or overwrite something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idempotent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling it again with the same arguments changes nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open-world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reaches things outside the server, such as the web.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::ToolPanel</name>
    <message>
        <source>Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its form, and the exact JSON that it sends, stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No call yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the tool answers stands here: content, structured content and the raw result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members for _meta of the request, such as {&quot;com.example/trace&quot;: &quot;1&quot;}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments that were sent before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the form with arguments that were sent before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>_meta is no JSON object; the call would go out without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” says that it may delete or overwrite something</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vitrine::WordsEditor</name>
    <message>
        <source>One a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in a shell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backslash at the end has nothing to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quote %1 at character %2 has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line is one argument, exactly as it stands; spaces and quotes belong to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split at spaces. &apos;…&apos; and &quot;…&quot; keep spaces, \ keeps the next character. There is no shell: no wildcards, no pipes; variables only as ${NAME}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
