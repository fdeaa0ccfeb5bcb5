import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MASK_BYTES } from '@spotreel/sdk/internal/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appUser } from '../../../../server/account/tables';
import { backgroundRemoval, media } from '../../../../server/media/tables';
import { ApiError } from '../../../../server/platform/http/api-error';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let ann: string;
let annId: number;
/** What the remover does instead of writing a picture. */
let failure: Error | undefined;
let removed: string[] = [];
let refined: { file: string; mask: Buffer }[] = [];
/** Removals wait for it. */
let gate = Promise.resolve();

const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
const clear = sharp({ create: { width: 90, height: 60, channels: 4, background: '#33669900' } });

beforeAll(async () => {
  const cut = await clear.webp().toBuffer();
  server = await createTestServer({
    mediaPort: { ...noMedia, image: pictures.image },
    backgroundRemover: {
      async remove(file, outFile) {
        removed.push(file);
        await gate;
        if (failure) throw failure;
        writeFileSync(outFile, cut);
        return 'ground';
      },
      async refine(file, mask, outFile) {
        refined.push({ file, mask: readFileSync(mask) });
        if (failure) throw failure;
        writeFileSync(outFile, cut);
      },
    },
    rateLimits: { ...DEFAULT_RATE_LIMITS, backgroundRemoval: { points: 500, seconds: 60 } },
  });
  annId = await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'bob@spotreel.test', tenant: 'other' });
  ann = await server.signIn('ann@spotreel.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  failure = undefined;
  removed = [];
  refined = [];
  gate = Promise.resolve();
  await server.services.db.delete(backgroundRemoval);
});

const add = async (token = ann) => {
  const body = new FormData();
  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c33' } }).jpeg();
  body.set('media', new Blob([(await photo.toBuffer()) as BlobPart]), 'ann.jpg');
  return (await server.call('POST', '/api/v1/media', { token, body })).json.data.id as number;
};
const remove = (mediaId: unknown, token = ann) =>
  server.call('POST', '/api/v1/image/background', { token, json: { mediaId } });
const counted = async () =>
  (await server.call('GET', '/api/v1/user', { token: ann })).json.data.usages.backgroundRemovals;
const setLimit = (limits: Record<string, number>) =>
  server.services.db.update(appUser).set({ limits }).where(eq(appUser.id, annId));

describe('removing the background of an image', () => {
  test('makes a copy that names the image, and counts', async () => {
    const source = await add();
    const { status, json } = await remove(source);
    expect(status).toBe(200);
    expect(json.data.media).toMatchObject({
      name: 'ann.jpg',
      mimeType: 'image/webp',
      sourceMediaId: source,
      sourceType: 'ingredient_bound',
      props: { width: 90, height: 60, flags: 2 },
    });
    expect(json.data.usage).toMatchObject({ used: 1, limit: 15 });
    expect(json.data.madeBy).toBe('ground');
    expect(await counted()).toBe(1);
    const list = (await server.call('GET', '/api/v1/media?source=own', { token: ann })).json.data;
    expect(list.map(({ id }: { id: number }) => id)).not.toContain(json.data.media.id);
    expect(readdirSync(server.services.workDir)).toEqual([]);
  });

  test('of the same image again, and of one without a background, answers what is there and counts nothing', async () => {
    const source = await add();
    const first = await remove(source);
    const again = await remove(source);
    const ofCopy = await remove(first.json.data.media.id);
    expect(again.json.data.media.id).toBe(first.json.data.media.id);
    expect(ofCopy.json.data.media.id).toBe(first.json.data.media.id);
    expect([removed.length, await counted()]).toEqual([1, 1]);
    expect([again.json.data.madeBy, ofCopy.json.data.madeBy]).toEqual(['ground', 'ground']);
  });

  test('works for pictures of the library', async () => {
    const [row] = await server.services.db.select().from(media).where(eq(media.id, 2));
    const file = path.join(server.library.folder, row?.fileKey.replace('library/', '') ?? '');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'a picture');
    const { json } = await remove(2);
    expect(removed).toEqual([file]);
    expect(json.data.media).toMatchObject({ sourceMediaId: 2, props: { flags: 2 } });
  });

  test('a part of a copy without background has none either', async () => {
    const { json } = await remove(await add());
    const body = new FormData();
    body.set('image', new Blob([(await clear.png().toBuffer()) as BlobPart]), 'part.png');
    const address = `/api/v1/ingredient/image?sourceMediaId=${json.data.media.id}&crop=0,0,45,60`;
    const part = await server.call('POST', address, { token: ann, body });
    expect(part.json.data.props.flags).toBe(6);
    expect((await remove(part.json.data.id)).json.data.media.id).toBe(part.json.data.id);
  });
});

describe('the limit', () => {
  test('is kept, also by many requests at once, and says what to do', async () => {
    await setLimit({ backgroundRemovalLimit: 2 });
    const sources = await Promise.all([add(), add(), add(), add()]);
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const answers = sources.map((source) => remove(source));
    // the two that pass wait, so that the others meet a count of removals that are under way
    while (removed.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    open();
    const codes = (await Promise.all(answers)).map(({ status, json }) => json.code ?? status);
    expect(codes.toSorted()).toEqual([200, 200, 'background_removal_limit', 'background_removal_limit']);
    expect(await counted()).toBe(2);
    await setLimit({});
  });

  test('counts from zero when a new month begins', async () => {
    await setLimit({ backgroundRemovalLimit: 1 });
    const first = await add();
    const second = await add();
    await remove(first);
    expect((await remove(second)).json.code).toBe('background_removal_limit');
    await server.services.db.update(backgroundRemoval).set({ createdAt: sql`created_at - interval '32 days'` });
    expect((await remove(second)).status).toBe(200);
    await setLimit({});
  });

  test('counts no removal that failed, nor one whose server died', async () => {
    failure = new ApiError('background_not_found');
    const source = await add();
    expect((await remove(source)).json.code).toBe('background_not_found');
    expect(await counted()).toBe(0);
    failure = new Error('a bug');
    expect((await remove(source)).json.code).toBe('internal');
    expect(await counted()).toBe(0);
    const lost = { ownerId: annId, createdAt: new Date(Date.now() - 16 * 60_000) };
    await server.services.db.insert(backgroundRemoval).values(lost);
    expect(await counted()).toBe(0);
    expect(readdirSync(server.services.workDir)).toEqual([]);
  });
});

describe('refuses', () => {
  test('an image of another account, one that is none, and what is no id', async () => {
    const bob = await server.signIn('bob@spotreel.test');
    const source = await add();
    for (const refused of [await remove(source, bob), await remove(999_999), await remove(999_999, bob)])
      expect([refused.status, refused.json.code]).toEqual([422, 'media_not_found']);
    expect((await remove('x')).json.code).toBe('validation_failed');
    expect((await remove(source, '')).status).toBe(401);
    expect(removed).toEqual([]);
  });

  test('what a remover writes that is no picture', async () => {
    const source = await add();
    const { backgroundRemover } = server.services;
    const original = backgroundRemover.remove;
    Object.assign(backgroundRemover, {
      remove: async (_file: string, outFile: string) => {
        writeFileSync(outFile, '<html>');
        return 'person';
      },
    });
    expect((await remove(source)).json.code).toBe('media_type_unsupported');
    Object.assign(backgroundRemover, { remove: original });
    expect(await counted()).toBe(0);
  });
});

describe('a mask that a person painted', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  const refine = (mediaId: number, mask: Buffer | undefined, token = ann, part = 'mask') => {
    const body = new FormData();
    if (mask) body.set(part, new Blob([mask as BlobPart]), 'mask.png');
    return server.call('POST', `/api/v1/image/${mediaId}/mask`, { token, body });
  };

  test('makes the newest copy of the image, and counts nothing', async () => {
    const source = await add();
    const first = await remove(source);
    const mask = await png(90, 60);
    const { status, json } = await refine(source, mask);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      media: { name: 'ann.jpg', sourceMediaId: source, props: { flags: 2 } },
      madeBy: 'brush',
      usage: { used: 1 },
    });
    expect(json.data.media.id).not.toBe(first.json.data.media.id);
    expect(refined.map((one) => one.mask.equals(mask))).toEqual([true]);
    expect((await remove(source)).json.data.media.id).toBe(json.data.media.id);
    expect(readdirSync(server.services.workDir)).toEqual([]);
  });

  test('is taken where no removal is left, and where none was made', async () => {
    await setLimit({ backgroundRemovalLimit: 0 });
    expect((await refine(await add(), await png(90, 60))).status).toBe(200);
    await setLimit({});
  });

  test('has the size of the image, and is a PNG of at most 4 MB', async () => {
    const source = await add();
    const wrong = await refine(source, await png(60, 90));
    expect([wrong.status, wrong.json.code, wrong.json.details]).toEqual([
      422,
      'validation_failed',
      { mask: ['Must have 90 x 60 pixels'] },
    ]);
    const jpeg = await sharp(await png(90, 60))
      .jpeg()
      .toBuffer();
    expect((await refine(source, jpeg)).json.code).toBe('media_type_unsupported');
    expect((await refine(source, Buffer.from('PNG'))).json.code).toBe('media_type_unsupported');
    const large = Buffer.concat([await png(90, 60), Buffer.alloc(MASK_BYTES)]);
    expect((await refine(source, large)).json.code).toBe('payload_too_large');
    expect((await refine(source, undefined)).json.code).toBe('validation_failed');
    expect((await refine(source, await png(90, 60), ann, 'picture')).json.code).toBe('validation_failed');
    expect(refined).toEqual([]);
  });

  test('is refused for an image of another account, for one without background, and where it keeps nothing', async () => {
    const source = await add();
    const bob = await server.signIn('bob@spotreel.test');
    const mask = await png(90, 60);
    expect((await refine(source, mask, bob)).json.code).toBe('media_not_found');
    expect((await refine(999_999, mask)).json.code).toBe('media_not_found');
    const { json } = await remove(source);
    expect((await refine(json.data.media.id, mask)).json.code).toBe('validation_failed');
    failure = new ApiError('background_not_found');
    expect((await refine(source, mask)).json.code).toBe('background_not_found');
    expect(readdirSync(server.services.workDir)).toEqual([]);
  });
});
