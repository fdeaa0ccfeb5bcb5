/** The point of an image that stays in view: found when it is taken in, and moved by hand. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media } from '../../../../sdk/contract/schemas/media';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
let found: { x: number; y: number } | undefined;
const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent');

beforeAll(async () => {
  server = await createTestServer({ mediaPort: { ...noMedia, image: pictures.image, focus: async () => found } });
  await server.addUser({ email: 'ann@spotreel.test' });
  token = await server.signIn();
});
afterAll(() => server.close());

async function upload(fields: Readonly<Record<string, string>> = {}, path = '/media'): Promise<Media> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });
  form.set('media', new Blob([(await picture.png().toBuffer()) as BlobPart]), 'portrait.png');
  return (await server.call('POST', `/api/v1${path}`, { token, body: form })).json.data;
}
const put = (id: number, json: unknown, as = token) => server.call('PUT', `/api/v1/media/${id}`, { token: as, json });

test('is found when the image is taken in; an image without one has none', async () => {
  found = { x: 0.25, y: 0.4 };
  expect((await upload()).props.focus).toEqual({ x: 0.25, y: 0.4 });
  found = undefined;
  expect((await upload()).props).not.toHaveProperty('focus');
});

test('is moved by hand, and stays when the image is renamed; null is the middle', async () => {
  const { id } = await upload();
  expect((await put(id, { focus: { x: 0, y: 1 } })).json.data).toMatchObject({
    name: 'portrait.png',
    props: { focus: { x: 0, y: 1 } },
  });
  const renamed = (await put(id, { name: 'ours.png' })).json.data;
  expect(renamed).toMatchObject({ name: 'ours.png', props: { focus: { x: 0, y: 1 } } });
  expect((await put(id, { focus: null })).json.data.props).not.toHaveProperty('focus');
});

test.each([{ x: 1.01, y: 0 }, { x: 0, y: -0.1 }, { x: 0.5 }, 'middle'])('%j is refused', async (focus) => {
  const { id } = await upload();
  expect((await put(id, { focus })).status).toBe(422);
});

test('an account does not move that of another', async () => {
  const { id } = await upload();
  const stranger = await server.signIn('ann@spotreel.test');
  expect((await put(id, { focus: { x: 0, y: 0 } }, stranger)).status).toBe(404);
});
