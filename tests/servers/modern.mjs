// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
//
// A server for the tests, on the official TypeScript SDK v2: revision 2026-07-28 and, unless told
// otherwise, the revisions before it too.
//
//   node modern.mjs stdio [--modern-only]
//   node modern.mjs http [--modern-only]     any free port of 127.0.0.1; prints "READY URL" on stdout
import { createServer } from 'node:http';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { completable, createMcpHandler, fromJsonSchema, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';

const [mode, ...flags] = process.argv.slice(2);
const modernOnly = flags.includes('--modern-only');
const planets = { mercury: 'closest to the sun', venus: 'hottest', earth: 'has tea' };

const say = (text) => ({ content: [{ type: 'text', text }] });

function addTools(server, requestInfo) {
  server.registerTool(
    'echo',
    { title: 'Echo', description: 'Returns the message', inputSchema: z.object({ message: z.string() }), annotations: { readOnlyHint: true } },
    ({ message }) => say(message),
  );
  server.registerTool(
    'add',
    {
      description: 'Adds two numbers',
      inputSchema: z.object({ a: z.number(), b: z.number() }),
      outputSchema: z.object({ sum: z.number() }),
    },
    ({ a, b }) => ({ ...say(String(a + b)), structuredContent: { sum: a + b } }),
  );
  server.registerTool(
    'slow',
    { description: 'Takes steps of some milliseconds each, and reports them', inputSchema: z.object({ steps: z.number().int(), ms: z.number().int() }) },
    async ({ steps, ms }, context) => {
      const progressToken = context.mcpReq._meta?.progressToken;
      for (let step = 1; step <= steps; step++) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (context.mcpReq.signal.aborted) {
          console.error(`slow was cancelled at step ${step}`);
          return say('cancelled');
        }
        if (progressToken !== undefined) {
          await context.mcpReq.notify({
            method: 'notifications/progress',
            params: { progressToken, progress: step, total: steps, message: `step ${step}` },
          });
        }
      }
      return say(`${steps} steps`);
    },
  );
  server.registerTool('fail', { description: 'Reports an error of its own' }, () => ({ ...say('it did not work'), isError: true }));
  server.registerTool(
    'region',
    {
      description: 'Wants one argument in a header field too (x-mcp-header); tells what came',
      inputSchema: fromJsonSchema({
        type: 'object',
        required: ['region'],
        properties: { region: { type: 'string', 'x-mcp-header': 'Region' } },
      }),
    },
    ({ region }) => say(`${region}, in the header: ${requestInfo?.headers.get('mcp-param-region') ?? 'nothing'}`),
  );
}

function addResources(server) {
  server.registerResource('about', 'info://about', { title: 'About', mimeType: 'text/plain' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: 'A test server.' }],
  }));
  server.registerResource(
    'planet',
    new ResourceTemplate('planet://{name}', {
      list: undefined,
      complete: { name: (typed) => Object.keys(planets).filter((name) => name.startsWith(typed)) },
    }),
    { mimeType: 'text/plain' },
    (uri, { name }) => ({ contents: [{ uri: uri.href, mimeType: 'text/plain', text: planets[name] ?? 'no such planet' }] }),
  );
}

function addPrompts(server) {
  server.registerPrompt(
    'greet',
    {
      description: 'Greets somebody',
      argsSchema: z.object({
        name: z.string(),
        style: completable(z.string(), (typed) => ['formal', 'friendly'].filter((style) => style.startsWith(typed))).optional(),
      }),
    },
    ({ name, style }) => ({ messages: [{ role: 'user', content: { type: 'text', text: `Greet ${name}${style ? `, ${style}` : ''}` } }] }),
  );
}

function build({ requestInfo }) {
  const server = new McpServer(
    { name: 'modern', title: 'Modern test server', version: '1.0.0' },
    { instructions: 'For tests.', capabilities: { logging: {} } },
  );
  addTools(server, requestInfo);
  addResources(server);
  addPrompts(server);
  return server;
}

const options = modernOnly ? { legacy: 'reject' } : {};
let stop;
if (mode === 'stdio') {
  const handle = serveStdio(build, options);
  stop = () => handle.close().then(() => process.exit(0));
} else if (mode === 'http') {
  const handler = createMcpHandler(build, options);
  const answer = toNodeHandler(handler);
  const isHostFine = localhostHostValidation();
  const isOriginFine = localhostOriginValidation();
  const web = createServer((request, response) => {
    if (!isHostFine(request, response) || !isOriginFine(request, response)) return;
    if (new URL(request.url, 'http://localhost').pathname === '/mcp') void answer(request, response);
    else response.writeHead(404).end();
  });
  web.listen(0, '127.0.0.1', () => console.log(`READY http://127.0.0.1:${web.address().port}/mcp`));
  stop = () => {
    void handler.close();
    web.closeAllConnections();
    web.close(() => process.exit(0));
  };
} else {
  console.error('usage: node modern.mjs stdio|http [--modern-only]');
  process.exit(2);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
