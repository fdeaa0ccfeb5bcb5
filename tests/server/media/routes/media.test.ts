import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { brand } from '../../../../server/brand/tables';
import { PUBLIC_ONLY } from '../../../../server/media/fetching/fetch-url';
import type { MediaPort } from '../../../../server/media/media-port';
import { sweepMedia } from '../../../../server/media/removal/sweep-media';
import { media } from '../../../../server/media/tables';
import { ApiError } from '../../../../server/platform/http/api-error';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { usedMedia } from '../../../../server/template-package/removal/uses';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let http: Server;
let port: number;
let token: string;
let ann: string;
/** Pictures need no painter process. */
const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
const mediaPort: MediaPort = {
  ...noMedia,
  image: pictures.image,
  shrink: pictures.shrink,
  // none of its pictures moves
  film: () => Promise.reject(new ApiError('media_type_unsupported')),
};

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } });
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42'), Buffer.alloc(64)]);

beforeAll(async () => {
  http = createServer(async (_request, response) => response.end(await picture().toBuffer()));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  port = (http.address() as AddressInfo).port;
  server = await createTestServer({
    mediaPort,
    fetchPolicy: {
      ...PUBLIC_ONLY,
      ports: undefined,
      resolve: async (name) => [name === 'public.test' ? '127.0.0.1' : '10.0.0.1'],
      isAllowedAddress: (address) => address === '127.0.0.1',
    },
  });
  token = await server.signIn();
  await server.addUser({ email: 'ann@spotreel.test' });
  ann = await server.signIn('ann@spotreel.test');
});
afterAll(async () => {
  http.close();
  await server.close();
});

const form = (part: string, content: Buffer | string, name = 'photo.jpg', fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  data.set(part, new Blob([content as BlobPart]), name);
  return data;
};
const upload = (body: FormData, address = '/api/v1/media', as = token) =>
  server.call('POST', address, { token: as, body });
const leftovers = () => readdirSync(server.services.workDir);

describe('uploading a picture', () => {
  test('keeps it whole, with a preview of 512 px without metadata', async () => {
    const original = await picture().toBuffer();
    const { status, json } = await upload(form('media', original, 'C:\\Photos\\Über uns.jpg'));
    expect(status).toBe(200);
    const media: Media = json.data;
    expect(media).toMatchObject({
      name: 'Über uns.jpg',
      type: 'image',
      mimeType: 'image/jpeg',
      state: 'ready',
      sourceType: 'upload',
    });
    expect(media.props).toMatchObject({ width: 900, height: 600 });
    const whole = Buffer.from(await (await server.fetch(media.url)).arrayBuffer());
    expect(whole.equals(original)).toBe(true);
    const preview = await sharp(Buffer.from(await (await server.fetch(media.preview)).arrayBuffer())).metadata();
    expect([preview.width, preview.height, preview.exif]).toEqual([512, 341, undefined]);
    expect((await server.call('GET', `/api/v1/media/${media.id}`, { token })).json.data).toEqual(media);
    expect(leftovers()).toEqual([]);
  });

  test('makes a smaller preview for phones, never larger than the file', async () => {
    const mobileOf = async (width: number, height: number) => {
      const { json } = await upload(form('media', await picture(width, height).toBuffer()));
      const bytes = Buffer.from(await (await server.fetch(json.data.mobilePreview)).arrayBuffer());
      const { format, width: w, height: h } = await sharp(bytes).metadata();
      return [format, w, h];
    };
    expect(await mobileOf(900, 600)).toEqual(['webp', 320, 213]);
    expect(await mobileOf(40, 90)).toEqual(['webp', 40, 90]);
  });

  test('turns it upright, and makes previews of the asked size', async () => {
    const turned = await picture().withMetadata({ orientation: 6 }).toBuffer();
    const { json } = await upload(form('image', turned), '/api/v1/ingredient/image?resize=100');
    expect(json.data.props).toMatchObject({ width: 600, height: 900 });
    const preview = await sharp(Buffer.from(await (await server.fetch(json.data.preview)).arrayBuffer())).metadata();
    expect([preview.width, preview.height]).toEqual([67, 100]);
    expect(json.data.sourceType).toBe('ingredient_bound');
  });

  test('says that it moves, and keeps the original of one that painters read as a copy', async () => {
    const frames = { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } } as const;
    const pixels = Buffer.concat([Buffer.alloc(8 * 8 * 3, 0), Buffer.alloc(8 * 8 * 3, 255)]);
    const moving = await sharp(pixels, frames).gif().toBuffer();
    const { data } = (await upload(form('media', moving))).json;
    expect(data.props.notice).toBe('first_frame');
    const turned = await picture().withMetadata({ orientation: 6 }).toBuffer();
    const { data: copied } = (await upload(form('media', turned))).json;
    expect(copied.props.notice).toBeUndefined();
    const original = Buffer.from(await (await server.fetch(copied.originalUrl)).arrayBuffer());
    expect(original.equals(turned)).toBe(true);
    const shown = await sharp(Buffer.from(await (await server.fetch(copied.url)).arrayBuffer())).metadata();
    expect([shown.width, shown.height, shown.orientation]).toEqual([600, 900, undefined]);
  });

  describe('of a part of another one', () => {
    const cut = async (sourceMediaId: number | string, as = token, more = '') => {
      const body = form('image', await picture().toBuffer());
      return upload(body, `/api/v1/ingredient/image?sourceMediaId=${sourceMediaId}${more}`, as);
    };
    const mine = async () => (await upload(form('media', await picture().toBuffer()))).json.data.id;

    test('remembers which, also of the library’s, and tells it', async () => {
      for (const source of [await mine(), 2]) {
        const { json } = await cut(source);
        expect(json.data).toMatchObject({ sourceMediaId: source, props: { flags: 4 } });
        const again = await server.call('GET', `/api/v1/media/${json.data.id}`, { token });
        expect(again.json.data).toMatchObject({ sourceMediaId: source, props: { flags: 4 } });
        expect((await server.call('GET', `/api/v1/media/${source}`, { token })).json.data.sourceMediaId).toBeNull();
      }
    });

    test('remembers which part, is none of the uploads, and is refused for a part that is none', async () => {
      const source = await mine();
      const { json } = await cut(source, token, '&crop=10,20.5,300,200');
      expect(json.data.props.crop).toEqual({ x: 10, y: 20.5, width: 300, height: 200 });
      const again = await server.call('GET', `/api/v1/media/${json.data.id}`, { token });
      expect(again.json.data.props.crop).toEqual(json.data.props.crop);
      const list = await server.call('GET', '/api/v1/media?source=own', { token });
      const ids = list.json.data.map(({ id }: Media) => id);
      expect(ids).toContain(source);
      expect(ids).not.toContain(json.data.id);
      for (const crop of ['0,0,901,600', '0,0,0,10', '0,0,10', 'x'])
        expect((await cut(source, token, `&crop=${crop}`)).json.code).toBe(
          crop === '0,0,901,600' ? undefined : 'validation_failed',
        );
      expect((await cut(source, token, '&crop=500,0,500,600')).json.code).toBe('validation_failed');
    });

    test('goes once nothing has shown it for a month', async () => {
      const source = await mine();
      const { json } = await cut(source);
      const { id } = json.data;
      const read = async () => (await server.call('GET', `/api/v1/media/${id}`, { token })).status;
      const { db, storage } = server.services;
      const at = (days: number) => ({ now: () => Date.now() + days * 24 * 60 * 60 * 1000 });
      await sweepMedia({ db, storage, clock: at(29) }, (tenantId) => usedMedia(db, tenantId));
      expect(await read()).toBe(200);
      const [row] = await db.select().from(media).where(eq(media.id, id));
      const shown = { tenantId: row?.tenantId ?? 0, ownerId: row?.ownerId ?? 0, name: 'Shows it', logoMediaId: id };
      await db.insert(brand).values(shown);
      await sweepMedia({ db, storage, clock: at(31) }, (tenantId) => usedMedia(db, tenantId));
      expect(await read()).toBe(200);
      await db.delete(brand).where(eq(brand.logoMediaId, id));
      await sweepMedia({ db, storage, clock: at(31) }, (tenantId) => usedMedia(db, tenantId));
      expect(await read()).toBe(404);
      expect((await server.call('GET', `/api/v1/media/${source}`, { token })).status).toBe(200);
    });

    test('refuses one of somebody else, one that is none, and what is no id', async () => {
      for (const refused of [await cut(await mine(), ann), await cut(999_999)]) {
        expect([refused.status, refused.json.code]).toEqual([422, 'media_not_found']);
        expect(Object.keys(refused.json.details)).toEqual(['sourceMediaId']);
      }
      expect((await cut('x')).json.code).toBe('validation_failed');
      expect(leftovers()).toEqual([]);
    });
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'media_type_unsupported'],
    ['HTML that calls itself a picture', Buffer.from('<html><script>1</script>'), 415, 'media_type_unsupported'],
    ['a video where a picture is asked for', MP4, 415, 'media_type_unsupported'],
    ['nothing', Buffer.alloc(0), 422, 'file_empty'],
  ])('refuses %s', async (_what, content, status, code) => {
    const answer = await upload(form('image', content), '/api/v1/ingredient/image');
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(leftovers()).toEqual([]);
  });

  test('refuses a picture that cannot be decoded', async () => {
    const half = (await picture().toBuffer()).subarray(0, 400);
    const answer = await upload(form('media', half));
    expect([answer.status, answer.json.code]).toEqual([422, 'media_undecodable']);
    expect(await server.services.storage.list('media/1')).not.toContain('undefined');
  });

  test('refuses a bomb', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const answer = await upload(form('media', bomb, 'bomb.png'));
    expect([answer.status, answer.json.code]).toEqual([422, 'image_too_large']);
  });

  test('refuses one that is too large, while it comes', async () => {
    const large = Buffer.concat([await picture().toBuffer(), Buffer.alloc(26 * 1024 * 1024)]);
    for (const [part, address] of [
      ['image', '/api/v1/ingredient/image'],
      ['media', '/api/v1/media'],
    ] as const) {
      const answer = await upload(form(part, large), address);
      expect([answer.status, answer.json.code]).toEqual([413, 'payload_too_large']);
    }
    expect(leftovers()).toEqual([]);
  });

  test('refuses a form without the file, and what is no form', async () => {
    const unknown = 'This field is unknown. Known fields: media.';
    expect((await upload(form('other', 'x'))).json.details).toEqual({ other: [unknown] });
    expect((await upload(form('media', '', ''))).json.details).toEqual({ media: ['A file is needed'] });
    const broken = await server.call('POST', '/api/v1/media', { token, json: {} });
    expect([broken.status, broken.json.code]).toEqual([400, 'body_unreadable']);
    const cut = await server.call('POST', '/api/v1/media', {
      token,
      body: '--x\r\nContent-Disposition: form-data; name="media"; filename="a"\r\n\r\nabc',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([cut.status, cut.json.code]).toEqual([400, 'body_unreadable']);
  });

  test('refuses a folder of somebody else', async () => {
    const answer = await upload(form('media', await picture().toBuffer(), 'a.jpg', { folder: '77' }));
    expect(Object.keys(answer.json.details)).toEqual(['folder']);
  });
});

describe('the origin of an upload', () => {
  const send = async (origin: string) =>
    server.call('POST', '/api/v1/ingredient/image', {
      token,
      body: form('image', await picture().toBuffer(), 'a.jpg', { origin }),
    });

  test('is kept with the file', async () => {
    const origin = { source: 'Harbor DAM', author: 'Ada', license: 'House license' };
    expect((await send(JSON.stringify(origin))).json.data.origin).toEqual(origin);
  });
  test.each(['no JSON', '{}', '{"source":"a","author":"b","license":"c","authorUrl":"javascript:1"}'])(
    'is refused: %s',
    async (origin) => {
      const answer = await send(origin);
      expect([answer.status, Object.keys(answer.json.details)]).toEqual([422, ['origin']]);
    },
  );
});

describe('from an address', () => {
  const fromUrl = (imageUrl: string) =>
    server.call('POST', '/api/v1/ingredient/image/url', { token, json: { imageUrl } });

  test('is fetched and taken in', async () => {
    const { status, json } = await fromUrl(`http://public.test:${port}/a%20picture.jpg`);
    expect([status, json.data.name]).toEqual([200, 'a picture.jpg']);
  });
  test.each([
    ['http://private.test/', 'url_forbidden'],
    ['no address', 'validation_failed'],
  ])('refuses %s', async (address, code) => {
    const answer = await fromUrl(address);
    expect([answer.status, answer.json.code]).toEqual([422, code]);
  });
  test('keeps the name and the origin that the caller gives', async () => {
    const origin = { source: 'Harbor DAM', author: 'Ada', license: 'House license', pageUrl: 'https://dam.test/7' };
    const send = (over: object) =>
      server.call('POST', '/api/v1/ingredient/image/url', {
        token,
        json: { imageUrl: `http://public.test:${port}/x.jpg`, name: 'Harbor at dawn', origin, ...over },
      });
    expect((await send({})).json.data).toMatchObject({ name: 'Harbor at dawn', origin });
    const refused = await send({ origin: { ...origin, pageUrl: 'javascript:alert(1)' } });
    expect([refused.status, Object.keys(refused.json.details)]).toEqual([422, ['origin.pageUrl']]);
    expect((await send({ name: 'a\0b' })).status).toBe(422);
  });
  test('a picture is not a video', async () => {
    const json = { videoUrl: `http://public.test:${port}/` };
    const answer = await server.call('POST', '/api/v1/ingredient/video/url', { token, json });
    expect(answer.json.code).toBe('media_type_unsupported');
  });
});

describe('the list', () => {
  const ids = async (query: string, as = token) =>
    (await server.call('GET', `/api/v1/media?${query}`, { token: as })).json.data.map(({ id }: Media) => id);

  test('own media, newest first, or those of the library', async () => {
    const own = await ids('');
    expect(own).toEqual(own.toSorted((a: number, b: number) => b - a));
    expect(Math.min(...own)).toBeGreaterThanOrEqual(100_000);
    expect(await ids('sorted=ASC')).toEqual(own.toReversed());
    expect(await ids('type=video')).toHaveLength(0);
    expect(await ids('source=library&sorted=ASC')).toEqual([1, 2]);
  });

  test('nobody sees what belongs to others', async () => {
    const [first] = await ids('');
    expect(await ids('', ann)).toEqual([]);
    expect((await server.call('GET', `/api/v1/media/${first}`, { token: ann })).status).toBe(404);
    const scene = {
      template: 1001,
      ingredient: 1,
      order: 0,
      images: [{ id: 'picture', value: first }],
      texts: [],
      colors: [],
    };
    const refused = await server.call('POST', '/api/v1/project', {
      token: ann,
      json: { recipeId: 1, customisations: [scene] },
    });
    expect([refused.status, refused.json.code]).toEqual([422, 'media_not_found']);
  });
});

describe('files by their signed address', () => {
  let address: string;
  let content: Buffer;
  beforeAll(async () => {
    content = await picture().toBuffer();
    address = (await upload(form('media', content))).json.data.url;
  });
  const get = (headers: Record<string, string> = {}, method = 'GET') => server.fetch(address, { method, headers });
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test('need no header, may be cached, and keep their address for hours', async () => {
    const response = await get();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const id = (await server.call('GET', '/api/v1/media', { token })).json.data[0];
    server.now += 60_000;
    expect((await server.call('GET', `/api/v1/media/${id.id}`, { token })).json.data.url).toBe(id.url);
  });

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=10-999999999', 10, undefined],
  ])('%s', async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    const expected = content.subarray(start, end === undefined ? undefined : end + 1);
    expect((await bytes(response)).equals(expected)).toBe(true);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
    expect(response.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${content.length}$`));
  });

  test('a range behind the end', async () => {
    const response = await get({ range: `bytes=${content.length}-` });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`]);
  });

  test('unchanged files are not sent again; parts only of the same file', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  test('HEAD says the same without the content', async () => {
    const head = await get({}, 'HEAD');
    const whole = await get();
    expect([head.status, (await bytes(head)).length]).toEqual([200, 0]);
    for (const name of ['content-length', 'etag', 'content-type'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
  });

  test('no signature, a wrong one, one of another file, one that is over: not there', async () => {
    const url = new URL(address);
    const other = new URL(url);
    other.pathname = other.pathname.replace('original.jpg', 'preview.webp');
    const longer = new URL(url);
    longer.searchParams.set('exp', String(Number(longer.searchParams.get('exp')) + 99));
    const named = new URL(url);
    named.searchParams.set('name', 'evil.html');
    for (const wrong of [url.pathname, other.href, longer.href, named.href, '/media/..%2F..%2Fetc%2Fpasswd']) {
      expect((await server.fetch(wrong)).status).toBe(404);
    }
    server.now += 24 * 3600 * 1000;
    expect((await get()).status).toBe(404);
    server.now = Date.now();
  });
});
