/**
 * Files that are not what they say, that carry scripts, or that grow when they are opened, on the real tools. HOSTILE_TRIES
 * says how often each file that grows is sent.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typedParsing } from '../../server/platform/parsing/parsing-pool';
import { createMediaPort } from '../../server/render/create-media-port';
import type { renderParsers } from '../../server/render/parsers';
import { sharedParsing } from '../server/fixtures/parsing';
import { photo } from '../server/fixtures/template-package';
import { createTestServer, type TestServer } from '../server/fixtures/test-server';
import { renderHarness } from '../server/render/engine/harness';
import { growingFiles } from './hostile/files';
import { rateLimits } from './hostile/unlimited';
import { MOST_MS, TRIES, type WatchedServer, watchServer } from './hostile/watched-server';

const harness = renderHarness();
const SCRIPT = '<script>alert(document.domain)</script>';

let server: TestServer;
let watched: WatchedServer;
let token: string;
beforeAll(async () => {
  const parsing = typedParsing<typeof renderParsers>(await sharedParsing());
  server = await createTestServer({
    rateLimits,
    mediaPort: createMediaPort(harness.engine().media, harness.folder, parsing),
  });
  token = await server.signIn();
  watched = await watchServer(server);
}, 300_000);
afterAll(async () => {
  await watched.close();
  await server.close();
});

async function upload(bytes: Uint8Array, name: string, part = 'media', address = '/api/v1/media') {
  const body = new FormData();
  body.append(part, new Blob([new Uint8Array(bytes)]), name);
  return server.call('POST', address, { token, body });
}

const isRefusal = (status: number) => status === 413 || status === 415 || status === 422;

describe('files that carry scripts', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
  test.each([
    ['an SVG', svg, 'a.svg'],
    ['an SVG that calls itself a PNG', svg, 'a.png'],
    [
      'an SVG with a document type and entities',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${svg}`,
      'a.jpg',
    ],
    ['HTML', `<!doctype html>${SCRIPT}`, 'a.html'],
    ['HTML that begins as a GIF', `GIF89a/*${SCRIPT}*/=1;`, 'a.gif'],
    ['a script', 'alert(1)', 'a.js'],
    ['a PDF', '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>', 'a.pdf'],
    ['a playlist', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n', 'a.mp4'],
    ['a concat script', "ffconcat version 1.0\nfile '/etc/passwd'\n", 'a.mp4'],
  ])('%s is refused', async (_what, text, name) => {
    const { status, json } = await upload(Buffer.from(text), name);
    expect([status, json.code]).toEqual([
      expect.toSatisfy(isRefusal),
      expect.stringMatching(/^(media_type_unsupported|media_undecodable)$/),
    ]);
  });

  test('a picture with HTML behind it is a picture to every browser', async () => {
    const polyglot = Buffer.concat([await photo(), Buffer.from(SCRIPT)]);
    const { json } = await upload(polyglot, 'photo.html');
    const { status, headers } = await server.fetch(json.data.url);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    const preview = await server.fetch(json.data.previewUrl);
    expect(Buffer.from(await preview.arrayBuffer()).includes(SCRIPT)).toBe(false);
  });
});

describe('files that grow', () => {
  test.each(growingFiles)(
    '$name: refused while others are answered',
    async ({ fileName, bytes, refusal }) => {
      const file = await bytes();
      for (let round = 0; round < TRIES; round++) {
        const [workMs, { status, json }] = await watched.work(() => upload(file, fileName));
        expect([status, json.code]).toEqual([expect.toSatisfy(isRefusal), expect.stringMatching(refusal)]);
        expect(workMs).toBeLessThan(MOST_MS);
      }
    },
    60_000 * TRIES,
  );
});
