/** The point of an image that stays in view: found after its upload, and moved by hand. */
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import type { Media } from '../../../../sdk/contract/media/media';
import type { MediaPort } from '../../../../server/media/media-port';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
let find: MediaPort['focus'];
const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
const POINT = { x: 0.25, y: 0.4 };

beforeEach(async () => {
  find = async () => POINT;
  const focus: MediaPort['focus'] = (file, signal) => find(file, signal);
  server = await createTestServer({ mediaPort: { ...noMedia, image: pictures.image, focus } });
  token = await server.signIn();
});
afterEach(() => server.close());

async function upload(fields: Readonly<Record<string, string>> = {}): Promise<Media> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });
  form.set('media', new Blob([(await picture.png().toBuffer()) as BlobPart]), 'portrait.png');
  return (await server.call('POST', '/api/v1/media', { token, body: form })).json.data;
}
const put = (id: number, json: unknown, as = token) => server.call('PUT', `/api/v1/media/${id}`, { token: as, json });
const propsOf = async (id: number): Promise<Media['props']> =>
  (await server.call('GET', `/api/v1/media/${id}`, { token })).json.data.props;
const settled = (id: number) =>
  vi.waitFor(async () => {
    const props = await propsOf(id);
    expect(props).not.toHaveProperty('isFocusPending');
    return props;
  }, 5000);

/** A finder that waits for `release`. */
function heldFinder() {
  const held = { calls: 0, release: () => {} };
  find = (_file, signal) =>
    new Promise((resolve, reject) => {
      held.calls += 1;
      held.release = () => resolve(POINT);
      signal?.addEventListener('abort', () => reject(new SpotreelError('aborted', 'stopped')));
    });
  return held;
}

test('is found after the answer to the upload, which says that it is pending', async () => {
  const { id, props } = await upload();
  expect(props).toMatchObject({ isFocusPending: true });
  expect(props).not.toHaveProperty('focus');
  await server.services.conversions.start();
  expect(await settled(id)).toMatchObject({ focus: POINT, foundFocus: POINT });
  expect(await server.services.jobs.counts()).toMatchObject({ queued: 0, active: 0, dead: 0, oldestSeconds: 0 });
});

test('an image without one, and one that the finder fails at, keep the middle', async () => {
  find = async () => undefined;
  await server.services.conversions.start();
  const plain = await settled((await upload()).id);
  let tries = 0;
  find = () => {
    tries += 1;
    return Promise.reject(new SpotreelError('painter_crashed', 'ended by SIGSEGV'));
  };
  const failed = await settled((await upload()).id);
  expect([plain, failed].flatMap((props) => [props.focus, props.foundFocus])).toEqual(Array(4).fill(undefined));
  expect(tries).toBe(2);
  expect(await server.services.jobs.counts()).toMatchObject({ queued: 0, active: 0, dead: 0, oldestSeconds: 0 });
});

test('is looked for again by the next server where one stopped meanwhile', async () => {
  const held = heldFinder();
  await server.services.conversions.start();
  const { id } = await upload();
  await vi.waitFor(() => expect(held.calls).toBe(1), 5000);
  await server.services.conversions.close();
  expect(await propsOf(id)).toMatchObject({ isFocusPending: true });
  await server.services.conversions.start();
  await vi.waitFor(() => expect(held.calls).toBe(2), 5000);
  held.release();
  expect(await settled(id)).toMatchObject({ focus: POINT });
});

test('that was set by hand while the server looked stays, and the found one is known', async () => {
  const held = heldFinder();
  await server.services.conversions.start();
  const { id } = await upload();
  await vi.waitFor(() => expect(held.calls).toBe(1), 5000);
  const moved = (await put(id, { focus: { x: 1, y: 0 } })).json.data.props;
  expect(moved).toMatchObject({ focus: { x: 1, y: 0 } });
  expect(moved).not.toHaveProperty('isFocusPending');
  held.release();
  await vi.waitFor(async () => expect((await propsOf(id)).foundFocus).toEqual(POINT), 5000);
  expect((await propsOf(id)).focus).toEqual({ x: 1, y: 0 });
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
  await server.addUser({ email: 'ann@spotreel.test' });
  const stranger = await server.signIn('ann@spotreel.test');
  expect((await put(id, { focus: { x: 0, y: 0 } }, stranger)).status).toBe(404);
});
