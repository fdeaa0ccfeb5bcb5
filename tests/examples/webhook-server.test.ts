/** The server of `docs/webhooks.md`, run as it is written there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signatureOf } from '../../server/webhooks/signature';
import { codeBlocksIn } from '../build/docs/code-blocks';

const SECRET = 'whsec_of_the_test';
let folder: string;
let child: ChildProcess;
let address: string;
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-webhook-'));
  const blocks = codeBlocksIn('docs/webhooks.md', readFileSync('docs/webhooks.md', 'utf8'));
  writeFileSync(path.join(folder, 'server.mjs'), blocks.find(({ language }) => language === 'js')?.code ?? '');
  copyFileSync('examples/reseller/spotreel.mjs', path.join(folder, 'spotreel.mjs'));
  const port = await freePort();
  address = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, PORT: String(port), SPOTREEL_WEBHOOK_SECRET: SECRET };
  child = spawn(process.execPath, ['server.mjs'], { cwd: folder, env });
  child.stdout?.on('data', (text) => {
    output += text;
  });
  await vi.waitFor(() => fetch(address, { method: 'POST' }), { timeout: 20_000, interval: 100 });
});
afterAll(() => {
  child.kill();
  rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}

const post = (body: string, signature: string) =>
  fetch(address, { method: 'POST', body, headers: { 'Spotreel-Signature': signature } });

test('it takes an event once, and refuses one that Spotreel has not signed', async () => {
  const data = { downloadUrl: 'https://videos.example.com/media/renders/90.mp4' };
  const body = JSON.stringify({ id: 'evt_17', type: 'render.finished', data });
  const signature = signatureOf(body, [SECRET], Date.now());
  expect((await post(body, signature)).status).toBe(204);
  expect((await post(body, signature)).status).toBe(204);
  expect((await post(body, signatureOf(body, ['another'], Date.now()))).status).toBe(401);
  await vi.waitFor(() => expect(output).toContain(data.downloadUrl));
  expect(output.trim().split('\n')).toEqual([`Download ${data.downloadUrl}`]);
});
