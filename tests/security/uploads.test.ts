/** Files that are not what they say, that carry scripts, or that grow when they are opened, on the real tools. */
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMediaPort } from '../../server/render/create-media-port';
import { inlinePictures } from '../server/fixtures/inline-pictures';
import { rawZip } from '../server/fixtures/raw-zip';
import { photo } from '../server/fixtures/template-package';
import { createTestServer, type TestServer } from '../server/fixtures/test-server';
import { renderHarness } from '../server/render/engine/harness';

const harness = renderHarness();
const SCRIPT = '<script>alert(document.domain)</script>';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({
    mediaPort: createMediaPort(harness.engine().media, harness.folder, inlinePictures),
  });
  token = await server.signIn();
});
afterAll(() => server.close());

async function upload(bytes: Uint8Array, name: string, part = 'media', address = '/api/v1/media') {
  const body = new FormData();
  body.append(part, new Blob([new Uint8Array(bytes)]), name);
  return server.call('POST', address, { token, body });
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A PNG of one color whose pixels take `widthPx * heightPx` bits; its rows compress to next to nothing. */
function pngOf(widthPx: number, heightPx: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(widthPx, 0);
  head.writeUInt32BE(heightPx, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(widthPx / 8) + 1) * heightPx));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

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
      expect.toSatisfy((code: number) => code === 415 || code === 422),
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
  test('a picture of more pixels than may be is refused by its head', async () => {
    const bomb = pngOf(60_000, 60_000);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { status, json } = await upload(bomb, 'bomb.png');
    expect([status, json.code]).toEqual([422, 'image_too_large']);
  });

  test('an archive of an animation that unpacks to a thousand times its size is refused', async () => {
    const zeros = Buffer.alloc(64 * 1024 * 1024);
    const zip = rawZip([
      { name: 'manifest.json', data: JSON.stringify({ animations: [{ id: 'a' }] }) },
      { name: 'animations/a.json', data: zeros },
    ]);
    expect(zip.length).toBeLessThan(1024 * 1024);
    const { status, json } = await upload(zip, 'bomb.lottie');
    expect(status).toBe(422);
    expect(json.code).toMatch(/^(animation_invalid|animation_unsupported|payload_too_large)$/);
  });

  test('deeply nested JSON is refused', async () => {
    const { status } = await upload(Buffer.from(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), 'deep.json');
    expect([415, 422]).toContain(status);
  });
});
