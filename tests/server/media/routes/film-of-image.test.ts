import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../../../server/platform/http/api-error';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';
import { movingPicture } from '../../render/engine/media/moving-pictures';

let server: TestServer;
let ann: string;
let bob: string;
let failure: ApiError | undefined;
let filmed: string[] = [];

const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42'), Buffer.alloc(64)]);
const MOVING = await movingPicture('gif', [
  { color: [220, 20, 20, 255], delayMs: 400 },
  { color: [20, 20, 220, 255], delayMs: 400 },
]);

beforeAll(async () => {
  server = await createTestServer({
    mediaPort: {
      ...noMedia,
      image: pictures.image,
      async film(file, outFile) {
        filmed.push((await readFile(file)).toString('latin1', 0, 6));
        if (failure) throw failure;
        await writeFile(outFile, MP4);
        return { hasAlpha: true };
      },
      video: async () => ({ widthPx: 24, heightPx: 24, durationSeconds: 0.8, hasAudio: false }),
      async convertVideo(file) {
        await copyFile(file, `${file}.copy`);
        return { preview: Buffer.from('preview'), shownFile: `${file}.copy`, thumbnails: [] };
      },
    },
  });
  await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'bob@spotreel.test', tenant: 'other' });
  ann = await server.signIn('ann@spotreel.test');
  bob = await server.signIn('bob@spotreel.test');
});
afterAll(() => server.close());
beforeEach(() => {
  failure = undefined;
  filmed = [];
});

async function upload(path: string, part: string) {
  const body = new FormData();
  body.set(part, new Blob([MOVING as BlobPart]), 'moves.gif');
  return server.call('POST', path, { token: ann, body });
}
const film = (id: number, token = ann) => server.call('POST', `/api/v1/media/${id}/film`, { token });

test('an animated picture is a picture, and a video where one is asked for, once', async () => {
  const { json } = await upload('/api/v1/media', 'media');
  const { id } = json.data;
  expect(json.data).toMatchObject({ type: 'image', props: { notice: 'first_frame' } });
  const made = await film(id);
  expect(made).toMatchObject({
    status: 200,
    json: { data: { type: 'video', mimeType: 'video/mp4', name: 'moves.gif', sourceMediaId: id } },
  });
  expect(made.json.data.props).toMatchObject({ duration: 0.8, notice: 'no_transparency' });
  expect(filmed).toEqual(['GIF89a']);
  expect((await film(id)).json.data.id).toBe(made.json.data.id);
  expect(filmed).toHaveLength(1);
  const listed = await server.call('GET', '/api/v1/media?type=video', { token: ann });
  expect(listed.json.data).toEqual([]);
});

test('an animated picture that is uploaded for a video is one', async () => {
  const { status, json } = await upload('/api/v1/ingredient/video', 'video');
  expect(status).toBe(200);
  expect(json.data).toMatchObject({ type: 'video', mimeType: 'video/mp4', name: 'moves.gif' });
});

test('the picture of somebody else is none, and what does not move is refused by name', async () => {
  const { id } = (await upload('/api/v1/media', 'media')).json.data;
  expect(await film(id, bob)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  failure = new ApiError('media_type_unsupported');
  expect(await film(id)).toMatchObject({ status: 415, json: { code: 'media_type_unsupported' } });
  expect(await upload('/api/v1/ingredient/video', 'video')).toMatchObject({ status: 415 });
  failure = undefined;
  expect(await film(id)).toMatchObject({ status: 200 });
});
