/** A server whose files live in a bucket: everything that makes, sends or shows a file goes there and back. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { demoToken } from '../pages/demo-token';
import { type BucketServer, startBucketServer } from '../pages/operators/bucket-server';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';
import { CLIENT_VERSIONS, openShop, wholeCycle } from '../pages/surveys/published-client';

let server: BucketServer;
let request: APIRequestContext;
let headers: Record<string, string>;
test.beforeAll(async ({ playwright }) => {
  server = await startBucketServer();
  request = await playwright.request.newContext({ baseURL: server.url });
  headers = { authorization: `Bearer ${await demoToken(request)}` };
});
test.afterAll(async () => {
  await request.dispose();
  await server.close();
});

const dataOf = async (path: string) => (await (await request.get(path, { headers })).json()).data;
const stored = (prefix: string) => [...server.s3.objects.keys()].filter((key) => key.startsWith(prefix));

for (const version of CLIENT_VERSIONS)
  for (const userId of [undefined, 'visitor-7'])
    test(`client ${version} sends its file to the bucket ${userId ? 'with' : 'without'} an id`, async ({
      page: visitor,
    }) => {
      const shop = await openShop(version);
      const address = await wholeCycle({ visitor, shop, request, apiHost: server.url, userId });
      shop.close();
      // sent by the browser, private there, and gone with its survey
      expect(server.s3.log).toContain('POST ');
      expect((await request.get(address)).status()).toBe(401);
      expect([...stored('surveys/'), ...stored('survey-forms/')]).toEqual([]);
    });

test('our own survey sends its file there from inside the app', async ({ page }) => {
  const problems = watchProblems(page);
  const file = { id: 'shot', type: 'fileUpload', headline: 'A picture, please', required: true };
  const look = { triggers: ['New Session'], displayOption: 'respondMultiple', recontactDays: 0 };
  const survey = { name: 'Pictures', status: 'inProgress', ...look, questions: [file] };
  const made = await (await request.post('/api/v1/survey', { headers, data: { survey } })).json();
  await signIn(page, server.url);
  await expect(page.getByText('A picture, please')).toBeVisible();
  const name = 'note.txt';
  const content = { name, mimeType: 'text/plain', buffer: Buffer.from('Dear team') };
  await page.locator('input[type="file"]').setInputFiles(content);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  const responses = async () => dataOf(`/api/v1/survey/${made.data.id}/response`);
  await expect.poll(async () => (await responses())[0]?.finished).toBe(true);
  const [{ files }] = await responses();
  const [sent] = Object.values<{ url: string }>(files);
  expect(await (await request.get(sent?.url ?? '')).text()).toBe('Dear team');
  problems.expectNone();
  await request.delete(`/api/v1/survey/${made.data.id}`, { headers });
});

test('pictures and stills are made and read through it', async () => {
  const blank = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#f08a3c' } });
  const media = { name: 'sunset.png', mimeType: 'image/png', buffer: await blank.png().toBuffer() };
  const put = await request.post('/api/v1/media', { headers, multipart: { media } });
  const { data: picture } = await put.json();
  expect((await (await request.get(picture.url)).body()).equals(media.buffer)).toBe(true);
  expect((await request.get(picture.preview)).headers()['content-type']).toBe('image/webp');
  expect(stored('media/').length).toBeGreaterThan(1);

  const { data: project } = await (
    await request.post('/api/v1/project', { headers, data: { templateId: PAPER_TILES } })
  ).json();
  await request.post(`/api/v2/project/${project.id}/preview`, { headers });
  const stills = async () => dataOf(`/api/v2/project/${project.id}/preview`);
  await expect.poll(async () => (await stills()).status, { timeout: 60_000 }).toBe('ready');
  const [still] = (await stills()).projectRenderMedia;
  expect((await request.get(still.path)).headers()['content-type']).toBe('image/webp');
  expect(server.folders()).not.toContain('files');
});

test('a video is rendered into it and read out of it', async () => {
  test.skip(process.env.SPOTREEL_FULL_TESTS === undefined, 'painting takes half a minute');
  const { data: project } = await (
    await request.post('/api/v1/project', { headers, data: { templateId: PAPER_TILES } })
  ).json();
  await request.post(`/api/v2/project/${project.id}/render`, { headers });
  const state = async () => dataOf(`/api/v1/project/${project.id}/status`);
  await expect.poll(async () => (await state()).status, { timeout: 90_000 }).toBe('done');
  const [{ videoUrl, sizeBytes }] = (await state()).renders;
  const video = await request.get(videoUrl);
  const bytes = await video.body();
  expect([bytes.length, bytes.subarray(4, 8).toString('latin1')]).toEqual([sizeBytes, 'ftyp']);
  const part = await request.get(videoUrl, { headers: { range: 'bytes=4-7' } });
  expect([part.status(), await part.text()]).toEqual([206, 'ftyp']);
  await expect.poll(() => stored('work/')).toEqual([]);
});

/** A template of six seconds, in landscape. */
const PAPER_TILES = 2001;
