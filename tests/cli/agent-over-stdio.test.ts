/** `spotreel mcp` as an agent starts it: a process of its own, spoken to by the official client. */
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../../build/program.mjs';
import { AGENT_TOOLS } from '../../sdk/agent';
import { type Listening, listen } from '../../server/platform/http/listen';
import { makeKey } from '../server/fixtures/api-key';
import { createTestServer, type TestServer } from '../server/fixtures/test-server';

const root = fileURLToPath(new URL('../..', import.meta.url));
let server: TestServer;
let listening: Listening;
let folder: string;
let client: Client;

beforeAll(async () => {
  // inside the checkout, where its packages are found
  folder = await mkdtemp(path.join(root, 'node_modules/.cli-'));
  const program = path.join(folder, 'spotreel.mjs');
  await buildProgram({ entryPoints: [path.join(root, 'cli/main.ts')], outfile: program });
  server = await createTestServer();
  listening = await listen({ host: '127.0.0.1', port: 0 }, server.app.fetch);
  client = new Client({ name: 'test agent', version: '1' });
  const env = {
    SPOTREEL_SERVER: `http://127.0.0.1:${listening.port}/`,
    SPOTREEL_API_KEY: await makeKey(server, await server.signIn()),
  };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], env }));
});
afterAll(async () => {
  await client?.close();
  await listening?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
const use = async (name: string, input: Record<string, unknown>): Promise<any> =>
  client.callTool({ name, arguments: input });

test('serves the same tools as the server does over HTTP', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(AGENT_TOOLS.map(({ name }) => name));
});

test('makes, fills and shows a project of the server', async () => {
  const { structuredContent: made } = await use('create_project', { recipeId: 1 });
  const { projectId, editorUrl } = made;
  expect(editorUrl).toBe(`http://127.0.0.1:${listening.port}/project/${projectId}`);
  const filled = await use('fill_project', { projectId, fields: { '1.text.headline': 'By stdio' } });
  expect(filled.structuredContent.fields[0]).toMatchObject({ key: '1.text.headline', value: 'By stdio' });
  const { content } = await use('look_at_project', { projectId, scenes: [1] });
  expect(content[1]).toMatchObject({ type: 'image', data: Buffer.from('a still').toString('base64') });
});

test('a refusal of the server is an answer with its code', async () => {
  const { isError, content } = await use('read_project', { projectId: 999_999 });
  expect([isError, JSON.parse(content[0].text).error.code]).toEqual([true, 'not_found']);
});
