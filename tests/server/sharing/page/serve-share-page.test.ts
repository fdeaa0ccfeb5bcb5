import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../../server/platform/log/log';
import { createSharingServer } from '../sharing-server';

let site: Awaited<ReturnType<typeof createSharingServer>>;
let owner: Awaited<ReturnType<typeof site.person>>;
beforeAll(async () => {
  site = await createSharingServer();
  owner = await site.person('owner@spotreel.test');
  const app = path.join(site.server.folder, 'dist', 'host-app');
  mkdirSync(app, { recursive: true });
  const head = '<title>Spotreel</title><link rel="icon" href="/icon.svg">';
  writeFileSync(path.join(app, 'index.html'), `<!doctype html><html><head>${head}</head><body></body></html>`);
  await owner.exports('film');
});
afterAll(() => site.server.close());

async function pageOf(url: string) {
  const answer = await site.server.fetch(new URL(url).pathname, { headers: { accept: 'text/html' } });
  return { answer, html: await answer.text() };
}

test('the page brings title and still for messengers, and is kept out of search engines', async () => {
  const { url } = (await owner.share()).json.data;
  const { answer, html } = await pageOf(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(html).toContain('<meta property="og:title" content="Spring &lt;sale&gt;">');
  expect(html).toContain(`<meta property="og:url" content="${url}">`);
  const still = /og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  expect(await (await site.file(still ?? null)).text()).toBe('still of film');
  const film = /og:video" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  expect(await (await site.file(film ?? null)).text()).toBe('film');
  expect(html).toContain('<meta property="og:video:type" content="video/mp4">');
});

test('the page of a link with a password, and of one that shows nothing, says nothing of the video', async () => {
  const { url } = (await owner.change({ password: 'spring-2026' })).json.data;
  const closed = await pageOf(url);
  expect([closed.answer.status, closed.html.includes('og:')]).toEqual([200, false]);
  const unknown = await pageOf(`${url}x`);
  expect([unknown.answer.status, unknown.html.includes('og:')]).toEqual([200, false]);
});

test('the log names no address that opens a video', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const other = await createSharingServer({ log });
  await other.server.fetch('/share/1.secret.token', { headers: { accept: 'text/html' } });
  await other.server.close();
  const seen = lines.join('');
  expect(seen).toContain('/share');
  expect(seen).not.toContain('1.secret.token');
});
