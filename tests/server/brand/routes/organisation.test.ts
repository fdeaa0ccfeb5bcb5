import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
/** May have ten brands. */
let ann: string;
let bob: string;
const { image } = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);

beforeAll(async () => {
  server = await createTestServer({ mediaPort: { ...noMedia, image } });
  await server.addUser({ email: 'ann@spotreel.test', limits: { organisationLimit: 10 } });
  await server.addUser({ email: 'bob@spotreel.test' });
  ann = await server.signIn('ann@spotreel.test');
  bob = await server.signIn('bob@spotreel.test');
});
afterAll(() => server.close());

const PATH = '/api/v1/organisation';
const create = (json: unknown, token = ann) => server.call('POST', PATH, { token, json });
const update = (id: number, json: unknown, token = ann) => server.call('PUT', `${PATH}/${id}`, { token, json });
const read = (id: number, token = ann) => server.call('GET', `${PATH}/${id}`, { token });
const remove = (id: number, token = ann) => server.call('DELETE', `${PATH}/${id}`, { token });
const made = async (fields: object = {}): Promise<number> => (await create({ name: 'Fern', ...fields })).json.data.id;

const picture = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
const form = (fields: Record<string, string>, file?: Buffer) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set('image', new Blob([file as BlobPart]), 'logo.png');
  return data;
};

describe('making a brand', () => {
  test('keeps every field; what is left out is empty', async () => {
    const fields = {
      name: '  Fern & Co ',
      primaryColor: '#AABBCC',
      thirdColor: '#010203',
      website: 'https://fern.example',
      trustpilotUrl: 'https://trustpilot.example/fern',
      googlePlaceName: 'Fern',
      googlePlace: 'ChIJ-x_1',
    };
    const { status, json } = await create(fields);
    expect(status).toBe(200);
    const expected = { ...fields, name: 'Fern & Co', primaryColor: '#aabbcc', secondaryColor: '', image: null };
    expect(json.data).toMatchObject({ ...expected, fourthColor: '', font: '', logo: null });
    expect((await read(json.data.id)).json.data).toEqual(json.data);
  });

  test('as a form with a logo, which is a picture of the account then', async () => {
    const body = form({ name: 'Logo', primaryColor: '#112233' }, await picture());
    const { status, json } = await server.call('POST', PATH, { token: ann, body });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      name: 'Logo',
      primaryColor: '#112233',
      logo: { name: 'logo.png', type: 'image' },
    });
    expect((await server.fetch(json.data.image)).status).toBe(200);
    expect((await server.call('GET', `/api/v1/media/${json.data.logo.id}`, { token: ann })).status).toBe(200);
  });

  test('as a form without a file', async () => {
    const { json } = await server.call('POST', PATH, { token: ann, body: form({ name: 'Plain' }) });
    expect(json.data).toMatchObject({ name: 'Plain', logo: null });
  });

  test.each([
    ['left empty', new File([], '')],
    ['of no bytes', new File([], 'logo.png', { type: 'image/png' })],
    ['that is the address of a logo', 'https://fern.example/logo.png'],
    ['that is an empty text', ''],
  ])('as a form with a picture %s, which is none', async (_name, image) => {
    const body = form({ name: 'Plain' });
    body.set('image', image);
    const { status, json } = await server.call('POST', PATH, { token: ann, body });
    expect([status, json.data?.logo]).toEqual([200, null]);
    const logo = await server.call('PUT', `${PATH}/${json.data.id}`, { token: ann, body: form({}, await picture()) });
    const again = form({});
    again.set('image', image);
    const after = await server.call('PUT', `${PATH}/${json.data.id}`, { token: ann, body: again });
    expect(after.json.data.logo.id).toBe(logo.json.data.logo.id);
    await remove(json.data.id);
  });

  test.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['primaryColor', { primaryColor: 'red' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['trustpilotUrl', { trustpilotUrl: 'ftp://x.example' }],
    ['googlePlace', { googlePlace: 'data:text/html,x' }],
    ['font', { font: 'Comic Nonsense' }],
    ['image', { image: 'data:image/png;base64,AAAA' }],
    ['image', { image: 7 }],
  ])('refuses a wrong %s: %j', async (field, change) => {
    const { status, json } = await create({ name: 'Fern', ...change });
    expect([status, json.code, Object.keys(json.details)]).toEqual([422, 'validation_failed', [field]]);
  });

  test('refuses what is no picture, and nothing is made', async () => {
    const before = (await server.call('GET', PATH, { token: ann })).json.data.length;
    const body = form({ name: 'Script' }, Buffer.from('<svg onload="x()"/>'));
    const { status, json } = await server.call('POST', PATH, { token: ann, body });
    expect([status, json.code]).toEqual([415, 'media_type_unsupported']);
    expect((await server.call('GET', PATH, { token: ann })).json.data).toHaveLength(before);
  });

  test('refuses a broken form and broken JSON', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await server.call('POST', PATH, { token: ann, body: '--x\r\nnonsense', headers });
    expect([broken.status, broken.json.code]).toEqual([400, 'body_unreadable']);
    expect((await server.call('POST', PATH, { token: ann, body: '{' })).json.code).toBe('body_unreadable');
    expect((await server.call('POST', PATH, { json: { name: 'x' } })).json.code).toBe('jwt_not_found');
  });

  test('ends at the limit of the account, also for two requests at once', async () => {
    const answers = await Promise.all([create({ name: 'One' }, bob), create({ name: 'Two' }, bob)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const { json } = await create({ name: 'Three' }, bob);
    expect(json).toMatchObject({ code: 'organisation_limit', message: 'Your plan does not include another brand.' });
    const [only] = (await server.call('GET', PATH, { token: bob })).json.data;
    await remove(only.id, bob);
    expect((await create({ name: 'Again' }, bob)).status).toBe(200);
  });

  test('the demo account has its own brand and room to try another', async () => {
    const demo = await server.signIn();
    expect((await create({ name: 'Tried' }, demo)).status).toBe(200);
    const { usages, limits } = (await server.call('GET', '/api/v1/user', { token: demo })).json.data;
    expect([usages.organisations, limits.organisationLimit]).toEqual([2, 5]);
  });
});

describe('changing a brand', () => {
  test('leaves alone what is left out; empty strings unset', async () => {
    const id = await made({ primaryColor: '#111111', secondaryColor: '#222222', website: 'https://a.example' });
    const { json } = await update(id, { secondaryColor: '', fourthColor: '#444444' });
    expect(json.data).toMatchObject({ name: 'Fern', primaryColor: '#111111', secondaryColor: '', thirdColor: '' });
    expect(json.data).toMatchObject({ fourthColor: '#444444', website: 'https://a.example' });
  });

  test('a file replaces the logo, null takes it away, both leave the former picture', async () => {
    const id = await made();
    const change = async (body: FormData) =>
      (await server.call('PUT', `${PATH}/${id}`, { token: ann, body })).json.data;
    const first = await change(form({}, await picture()));
    expect((await change(form({ name: 'Kept' }))).logo.id).toBe(first.logo.id);
    const second = await change(form({}, await picture()));
    expect(second.logo.id).not.toBe(first.logo.id);
    expect((await update(id, { image: null })).json.data).toMatchObject({ name: 'Kept', image: null, logo: null });
    expect((await server.call('GET', `/api/v1/media/${first.logo.id}`, { token: ann })).status).toBe(200);
  });

  test('refuses wrong fields and an empty name', async () => {
    const id = await made();
    expect((await update(id, { name: '' })).json.details).toEqual({ name: ['A name is needed'] });
    expect((await update(id, { website: 'fern' })).json.code).toBe('validation_failed');
  });
});

describe('a brand of somebody else', () => {
  test('is not there', async () => {
    const id = await made();
    for (const answer of [await read(id, bob), await update(id, { name: 'Mine' }, bob), await remove(id, bob)]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
    expect((await read(id)).json.data.name).toBe('Fern');
    expect((await read(99_999)).status).toBe(404);
  });
});

describe('deleting a brand', () => {
  test('takes it off the list', async () => {
    const id = await made();
    expect((await remove(id)).json.data).toEqual({ id });
    expect((await read(id)).status).toBe(404);
    expect((await update(id, { name: 'Back' })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    const ids = (await server.call('GET', PATH, { token: ann })).json.data.map((brand: { id: number }) => brand.id);
    expect(ids).not.toContain(id);
  });

  test('leaves projects that use it, and one that is open can still be saved', async () => {
    const id = await made();
    const json = { recipeId: 1, placeId: id };
    const project = (await server.call('POST', '/api/v1/project', { token: ann, json })).json.data;
    expect(project.organisation.id).toBe(id);
    await remove(id);
    const path = `/api/v2/project/${project.id}`;
    const opened = (await server.call('GET', path, { token: ann })).json.data;
    expect([opened.organisation, opened.ingredients.length]).toEqual([null, project.ingredients.length]);
    const customisations = project.ingredients.map(
      (scene: { id: number; ingredientTemplateId: number }, order: number) => ({
        template: scene.ingredientTemplateId,
        ingredient: scene.id,
        order,
        texts: [],
        images: [],
        colors: [],
      }),
    );
    const save = { name: 'Saved', customisations, audio: [], organisation: id };
    expect((await server.call('PUT', path, { token: ann, json: save })).status).toBe(200);
    expect((await server.call('GET', path, { token: ann })).json.data).toMatchObject({
      name: 'Saved',
      organisation: null,
    });
  });
});
