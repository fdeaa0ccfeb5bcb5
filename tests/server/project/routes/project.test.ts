import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '../../../../sdk/contract/project/project';
import { appUser, product } from '../../../../server/account/tables';
import { project as projectTable } from '../../../../server/project/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let demo: string;
let ann: string;
let far: string;
beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'far@other.test', tenant: 'other', role: 'operator' });
  demo = await server.signIn();
  ann = await server.signIn('ann@spotreel.test');
  far = await server.signIn('far@other.test');
});
afterAll(() => server.close());

const create = (json: unknown = { recipeId: 1 }, token = demo, headers = {}) =>
  server.call('POST', '/api/v1/project', { token, json, headers });
const made = async (json?: unknown): Promise<Project> => (await create(json)).json.data;
const read = (id: number, token = demo) => server.call('GET', `/api/v2/project/${id}`, { token });
const save = (id: number, json: unknown, token = demo) => server.call('PUT', `/api/v2/project/${id}`, { token, json });

const scene = (over: object = {}) => ({
  template: 1001,
  ingredient: 1,
  order: 0,
  images: [],
  texts: [],
  colors: [],
  ...over,
});
const body = (over: object = {}) => ({ name: 'My video', customisations: [scene()], audio: [], ...over });

describe('making a project', () => {
  test('from a recipe: default scenes in order, their texts, the kit and its best sequence', async () => {
    const { status, json } = await create({ recipeId: 1, templateFamilyId: 11, ratio: 'portrait' });
    expect(status).toBe(200);
    const project: Project = json.data;
    expect(project).toMatchObject({
      name: 'Product launch',
      version: 1,
      status: 'new',
      ratio: 'portrait',
      width: 1080,
      height: 1920,
      bpm: 120,
      posterUrl: null,
    });
    expect(project.id).toBeGreaterThanOrEqual(100_000);
    expect(project.ingredients.map(({ ingredientTemplateId }) => ingredientTemplateId)).toEqual([1001, 1002]);
    expect(project.ingredients[0]?.texts).toContainEqual({ id: 'headline', value: 'Headline 1001' });
    expect(project.ingredients[0]?.template?.orientation).toBe('portrait');
    expect(project.musicKit).toBe(1);
    expect(project.audio.map(({ audioTrack }) => audioTrack)).toHaveLength(4);
    expect(project.audio[0]?.audioTrack).toBe(1);
    expect(project.audio.at(-1)?.audioTrack).toBe(4);
    expect((await read(project.id)).json.data).toEqual(project);
  });

  test('a second one of a style begins with another of the equally good tracks, and the first keeps its own', async () => {
    const email = 'listener@spotreel.test';
    await server.addUser({ email });
    const token = await server.signIn(email);
    const tracksOf = ({ audio }: Project) => audio.map(({ audioTrack }) => audioTrack);
    const style = { recipeId: 1, templateFamilyId: 11 };
    const first: Project = (await create(style, token)).json.data;
    const second: Project = (await create(style, token)).json.data;
    expect(tracksOf(first)).toEqual([1, 2, 3, 4]);
    expect(tracksOf(second)).toEqual([1, 3, 2, 4]);
    expect(tracksOf((await read(first.id, token)).json.data)).toEqual([1, 2, 3, 4]);
  });

  test('from a template: a project of one scene, outside recipes', async () => {
    const project = await made({ templateId: 1002, name: 'Just this' });
    expect(project).toMatchObject({ name: 'Just this', recipe: null, templateFamily: null });
    expect(project.ingredients).toHaveLength(1);
    const { look } = await made({ recipeId: 1 });
    expect(look).toEqual({ fontFamily: 'Inter', palette: ['#ff0000', '#ffffff'] });
    expect(project.formats).toEqual([]);
    const sister = await made({ templateId: 8002 });
    expect(sister.formats.map(({ ratio }) => ratio)).toEqual(['landscape', 'portrait']);
    // a scene of a style keeps the style's look outside of it
    expect(project.look).toEqual(look);
  });

  test('its texts are in the language of the screens, of which English says nothing', async () => {
    const speak = (language: string) =>
      server.services.db.update(appUser).set({ language }).where(eq(appUser.email, 'ann@spotreel.test'));
    await speak('tr');
    expect((await create({ recipeId: 1 }, ann)).json.data.language).toBe('tr');
    await speak('en');
    expect((await create({ recipeId: 1 }, ann)).json.data.language).toBeNull();
  });

  test('with a brand: its name and logo are filled in', async () => {
    const [brand] = (await server.call('GET', '/api/v1/organisation', { token: demo })).json.data;
    const project = await made({ recipeId: 1, placeId: brand.id });
    expect(project.organisation?.id).toBe(brand.id);
    expect(project.ingredients[0]?.texts).toContainEqual({ id: 'company', value: brand.name });
  });

  test('with a brand that has colors and a font: in its look, as the editor would have it', async () => {
    const [brand] = (await server.call('GET', '/api/v1/organisation', { token: demo })).json.data;
    const json = { primaryColor: '#0a2f7a', secondaryColor: '#fdf6e3', font: 'Inter' };
    await server.call('PUT', `/api/v1/organisation/${brand.id}`, { token: demo, json });
    const project = await made({ recipeId: 1, placeId: brand.id });
    expect(project).toMatchObject({ fontFamily: 'Inter', paletteOverride: ['#0a2f7a', '#fdf6e3'] });
    for (const { colors, template } of project.ingredients) {
      expect(template?.fields.colors[0]?.defaultValue).toBe('#ff0000');
      expect(colors).toEqual([{ id: 'accent', value: '#0a2f7a' }]);
    }
    const customisations = [scene({ texts: [{ id: 'headline', value: 'Mine' }] })];
    const own = await made({ recipeId: 1, placeId: brand.id, customisations });
    expect(own).toMatchObject({ fontFamily: null, paletteOverride: [] });
    expect(own.ingredients[0]?.texts).toEqual([{ id: 'headline', value: 'Mine' }]);
  });

  test('with scenes of its own', async () => {
    const customisations = [scene({ texts: [{ id: 'headline', value: 'Mine' }] })];
    const project = await made({ templateFamilyId: 11, customisations });
    expect(project.ingredients.map(({ texts }) => texts[0]?.value)).toEqual(['Mine']);
  });

  test.each([
    [{}, 422, 'validation_failed'],
    [{ recipeId: 99 }, 404, 'not_found'],
    [{ templateFamilyId: 99 }, 404, 'not_found'],
    [{ templateId: 99 }, 404, 'not_found'],
    [{ recipeId: 2, templateFamilyId: 11 }, 422, 'validation_failed'],
    [{ recipeId: 1, ratio: 'square' }, 422, 'validation_failed'],
    [{ recipeId: 1, placeId: 999 }, 404, 'not_found'],
    [{ recipeId: 1, name: '' }, 422, 'validation_failed'],
  ])('refuses %j', async (json, status, code) => {
    const answer = await create(json);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('premium needs an active product', async () => {
    const refused = await create({ recipeId: 2 });
    expect([refused.status, refused.json.code]).toEqual([403, 'premium_required']);
    const me = async () => (await server.call('GET', '/api/v1/user', { token: demo })).json.data;
    const user = await me();
    expect(user.opensPremium).toBe(false);
    const trial = {
      tenantId: 1,
      userId: user.id,
      productType: 'trial',
      status: 'active',
      groupName: 'Pro',
      groupType: 'pro',
    } as const;
    await server.services.db.insert(product).values({ ...trial, expiresAt: new Date(server.now - 1000) });
    expect((await create({ recipeId: 2 })).json.code).toBe('premium_required');
    await server.services.db.insert(product).values({ ...trial, expiresAt: new Date(server.now + 1e9) });
    expect((await create({ recipeId: 2 })).status).toBe(200);
    expect((await me()).opensPremium).toBe(true);
  });

  test('an Idempotency-Key makes it once, even at the same moment', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    const answers = await Promise.all([1, 2, 3].map(() => create({ recipeId: 1 }, demo, headers)));
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    const other = await create({ recipeId: 1, name: 'Other' }, demo, headers);
    expect([other.status, other.json.code]).toEqual([409, 'idempotency_conflict']);
    const elsewhere = await create({ recipeId: 1 }, ann, headers);
    expect(elsewhere.json.data.id).not.toBe(answers[0]?.json.data.id);
  });
});

describe('saving a project', () => {
  test('replaces the state and counts the version up', async () => {
    const { id } = await made();
    const background = { type: 'image', value: 2, scale: 2, position: '10,-20' };
    const changed = scene({
      texts: [{ id: 'headline', value: 'Hello' }],
      images: [{ id: 'picture', value: 1 }],
      colors: [{ id: 'accent', value: '#ABCDEF' }],
      background,
    });
    const { status, json } = await save(
      id,
      body({
        customisations: [changed],
        audio: [{ audioTrack: 2, order: 0 }],
        ratio: 'portrait',
        isDraft: true,
        version: 1,
      }),
    );
    expect([status, json.data.version]).toEqual([200, 2]);
    const project: Project = (await read(id)).json.data;
    expect(project).toMatchObject({ name: 'My video', version: 2, ratio: 'portrait', draft: true, musicKit: 1 });
    expect(project.ingredients[0]).toMatchObject({
      colors: [{ id: 'accent', value: '#abcdef' }],
      background,
    });
    expect(Object.keys(project.media)).toEqual(['1', '2']);
    expect(project.updatedAt).toBe(json.data.updatedAt);
  });

  test('keeps the language of its texts, where a save leaves it out too', async () => {
    const { id, language } = await made();
    expect(language).toBeNull();
    await save(id, body({ language: 'pt-BR' }));
    await save(id, body({ name: 'Again' }));
    expect((await read(id)).json.data.language).toBe('pt-BR');
    await save(id, body({ language: null }));
    expect((await read(id)).json.data.language).toBeNull();
    for (const none of ['Portuguese', 'pt_BR', `pt-${'x'.repeat(40)}`]) {
      const { status, json } = await save(id, body({ language: none }));
      expect([status, json.code]).toEqual([422, 'validation_failed']);
    }
  });

  test('keeps how long scenes last, and refuses what is no length', async () => {
    const { id, ingredients } = await made();
    expect(ingredients.map((ingredient) => ingredient.bars)).toEqual(ingredients.map(() => undefined));
    expect((await save(id, body({ customisations: [scene({ bars: 3.5 })] }))).status).toBe(200);
    expect((await read(id)).json.data.ingredients[0].bars).toBe(3.5);
    const [row] = await server.services.db.select().from(projectTable).where(eq(projectTable.id, id));
    const { template } = (await read(id)).json.data.ingredients[0];
    expect(row?.durationSeconds).toBeCloseTo((template.duration / template.bars) * 3.5, 6);
    for (const bars of [0, -1, 0.25, 17, '2', null]) {
      const { status, json } = await save(id, body({ customisations: [scene({ bars })] }));
      expect([bars, status, json.code]).toEqual([bars, 422, 'validation_failed']);
    }
    expect((await save(id, body())).status).toBe(200);
    expect((await read(id)).json.data.ingredients[0].bars).toBeUndefined();
  });

  test('keeps movements of the camera, and refuses what is none and what moves no image', async () => {
    const { id } = await made();
    const [field] = (await read(id)).json.data.ingredients[0].template.fields.images;
    const saved = (shots: unknown) => save(id, body({ customisations: [scene({ shots })] }));
    const shots = [{ id: field.innerReference, value: 'pan-left' }];
    expect((await saved(shots)).status).toBe(200);
    expect((await read(id)).json.data.ingredients[0].shots).toEqual(shots);
    const wrong = [[{ ...shots[0], value: 'spin' }], [{ id: 'nothing', value: 'pan-left' }], [...shots, ...shots], {}];
    for (const list of wrong) {
      const { status, json } = await saved(list);
      expect([list, status, json.code]).toEqual([list, 422, 'validation_failed']);
    }
    expect((await read(id)).json.data.ingredients[0].shots).toEqual(shots);
  });

  test('keeps transitions between scenes, and refuses what is none', async () => {
    const { id } = await made();
    const push = { kind: 'push', frames: 12, direction: 'up' };
    expect((await save(id, body({ customisations: [scene({ transition: push })] }))).status).toBe(200);
    expect((await read(id)).json.data.ingredients[0].transition).toEqual(push);
    const wrong = [{ kind: 'push' }, { ...push, frames: 3 }, { ...push, frames: 21 }, { ...push, kind: 'boom' }, null];
    for (const transition of [...wrong, { ...push, direction: 'in' }]) {
      const { status, json } = await save(id, body({ customisations: [scene({ transition })] }));
      expect([transition, status, json.code]).toEqual([transition, 422, 'validation_failed']);
    }
    expect((await read(id)).json.data.ingredients[0].transition).toEqual(push);
  });

  test('refuses a stale version, and loses nothing', async () => {
    const { id } = await made();
    await save(id, body({ name: 'First', version: 1 }));
    const { status, json } = await save(id, body({ name: 'Second', version: 1 }));
    expect([status, json.code]).toEqual([409, 'stale_version']);
    expect((await read(id)).json.data.name).toBe('First');
    expect((await save(id, body({ name: 'Third' }))).json.data.version).toBe(3);
  });

  test('of many saves of one version exactly one counts', async () => {
    const { id } = await made();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save(id, body({ name: `n${n}`, version: 1 }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    [
      'an unknown template',
      { customisations: [scene({ template: 9 })] },
      'validation_failed',
      'customisations.0.template',
    ],
    [
      'an unknown text',
      { customisations: [scene({ texts: [{ id: 'no', value: '' }] })] },
      'validation_failed',
      'customisations.0.texts.0.id',
    ],
    [
      'an over-long text',
      { customisations: [scene({ texts: [{ id: 'headline', value: 'x'.repeat(21) }] })] },
      'validation_failed',
      'customisations.0.texts.0.value',
    ],
    [
      'an unknown color',
      { customisations: [scene({ colors: [{ id: 'no', value: '#000000' }] })] },
      'validation_failed',
      'customisations.0.colors.0.id',
    ],
    [
      'a color that is none',
      { customisations: [scene({ colors: [{ id: 'accent', value: 'red' }] })] },
      'validation_failed',
      'customisations.0.colors.0.value',
    ],
    [
      'a picture that is not there',
      { customisations: [scene({ images: [{ id: 'picture', value: 12345 }] })] },
      'media_not_found',
      'customisations.0.images.0.value',
    ],
    [
      'a picture as video',
      { customisations: [scene({ background: { type: 'video', value: 2 } })] },
      'validation_failed',
      'customisations.0.background.value',
    ],
    [
      'a background that the scene does not offer',
      { customisations: [scene({ template: 1003, background: { type: 'color', value: '#000000' } })] },
      'validation_failed',
      'customisations.0.background.type',
    ],
    [
      'two scenes in one place',
      { customisations: [scene(), scene({ ingredient: 2 })] },
      'validation_failed',
      'customisations.1.order',
    ],
    [
      'two scenes of one id',
      { customisations: [scene(), scene({ order: 1 })] },
      'validation_failed',
      'customisations.1.ingredient',
    ],
    ['a track that is not there', { audio: [{ audioTrack: 77, order: 0 }] }, 'music_not_found', 'audio.0.audioTrack'],
    ['a kit that is not there', { musicKit: 77 }, 'music_not_found', 'musicKit'],
    ['an unknown font', { fontFamily: 'Comic' }, 'validation_failed', 'fontFamily'],
    ['a ratio without layout', { ratio: 'square' }, 'validation_failed', 'ratio'],
    ['a foreign brand', { organisation: 4711 }, 'validation_failed', 'organisation'],
    ['a family of another recipe', { templateFamily: 21 }, 'validation_failed', 'recipe'],
  ])('refuses %s', async (_what, over, code, path) => {
    const { id } = await made();
    const { status, json } = await save(id, body({ recipe: 1, ...over }));
    expect([status, json.code, Object.keys(json.details)]).toEqual([422, code, [path]]);
    expect((await read(id)).json.data.version).toBe(1);
  });

  test('scenes beyond the default count against the account', async () => {
    const { id } = await made();
    const scenes = (count: number) =>
      Array.from({ length: count }, (_, order) => scene({ order, ingredient: order + 1 }));
    expect((await save(id, body({ customisations: scenes(5) }))).status).toBe(200);
    const { status, json } = await save(id, body({ customisations: scenes(6) }));
    expect([status, json.code]).toEqual([422, 'additional_ingredient_limit']);
  });

  test('music tracks count against the account; a longer sequence of before may shrink', async () => {
    const { services } = server;
    const tracks = (...ids: number[]) => body({ audio: ids.map((audioTrack, order) => ({ audioTrack, order })) });
    const limit = (audioLimit: number) =>
      services.db.update(appUser).set({ limits: { audioLimit } }).where(eq(appUser.email, 'ann@spotreel.test'));
    const before: Project = (await create({ recipeId: 1 }, ann)).json.data;
    await limit(2);
    const after: Project = (await create({ recipeId: 1 }, ann)).json.data;
    expect([before.audio.length, after.audio.length]).toEqual([4, 2]);
    const { status, json } = await save(after.id, tracks(1, 2, 3), ann);
    expect([status, json.code, json.details]).toEqual([422, 'audio_limit', { audio: ['At most 2 tracks'] }]);
    expect((await save(before.id, tracks(1, 2, 3), ann)).status).toBe(200);
    expect((await save(before.id, tracks(1, 2, 3, 4), ann)).status).toBe(422);
    await limit(-1);
    expect((await save(before.id, tracks(1, 2, 3, 4), ann)).status).toBe(200);
  });

  test('a project whose scene is gone from the library still opens and saves', async () => {
    const { id } = await made();
    const content = sql`jsonb_set(content, '{customisations,0,template}', '4242')`;
    await server.services.db.update(projectTable).set({ content }).where(eq(projectTable.id, id));
    const project: Project = (await read(id)).json.data;
    expect(project.ingredients.map(({ template }) => template === null)).toEqual([true, false]);
    const customisations = project.ingredients.map(
      ({ id: ingredient, ingredientTemplateId: template, position: order, images, texts, colors }) => ({
        ingredient,
        template,
        order,
        images,
        texts,
        colors,
      }),
    );
    expect((await save(id, body({ customisations }))).status).toBe(200);
  });
});

describe('the list', () => {
  test('newest first, searched, by favourite and draft', async () => {
    const names = async (query: string) =>
      (await server.call('GET', `/api/v1/project?${query}`, { token: ann })).json.data.map(({ name }: Project) => name);
    const ids: number[] = [];
    for (const name of ['Alpha', 'Beta 100%', 'Gamma'])
      ids.push((await create({ recipeId: 1, name }, ann)).json.data.id);
    await server.call('POST', `/api/v1/project/${ids[1]}/favourite`, { token: ann });
    await server.call('POST', `/api/v1/project/${ids[1]}/favourite`, { token: ann });
    await save(ids[2] ?? 0, body({ name: 'Gamma', isDraft: true }), ann);
    expect((await names('')).slice(0, 3)).toEqual(['Gamma', 'Beta 100%', 'Alpha']);
    expect(await names('search=100%25')).toEqual(['Beta 100%']);
    expect(await names('favourite=true')).toEqual(['Beta 100%']);
    expect(await names('draft=1')).toEqual(['Gamma']);
    const mark = (id = 0, draft: unknown = false) =>
      server.call('PUT', `/api/v1/project/${id}/draft`, { token: ann, json: { draft } });
    await mark(ids[2]);
    await mark(ids[0], true);
    expect(await names('draft=1')).toEqual(['Alpha']);
    expect((await mark(ids[0], 'perhaps')).status).toBe(422);
    const oldest = await names('sort=oldest');
    expect(oldest.slice(-3)).toEqual(['Alpha', 'Beta 100%', 'Gamma']);
    expect(await names('sort=oldest&perPage=2&page=2')).toEqual(oldest.slice(2, 4));
    await server.call('DELETE', `/api/v1/project/${ids[1]}/favourite`, { token: ann });
    expect(await names('favourite=true')).toEqual([]);
  });
});

describe('whose it is', () => {
  test.each([
    ['GET', '/api/v2/project/:id', undefined],
    ['PUT', '/api/v2/project/:id', body()],
    ['DELETE', '/api/v1/project/:id', undefined],
    ['POST', '/api/v1/project/:id/favourite', undefined],
    ['DELETE', '/api/v1/project/:id/favourite', undefined],
    ['GET', '/api/v1/project/:id/status', undefined],
    ['GET', '/api/v1/project/:id/render', undefined],
    ['POST', '/api/v2/project/:id/render', undefined],
    ['POST', '/api/v1/project/:id/render/1/cancel', undefined],
    ['POST', '/api/v2/project/:id/preview', undefined],
    ['GET', '/api/v2/project/:id/preview', undefined],
  ])('%s %s of somebody else does not exist', async (method, path, json) => {
    const { id } = await made();
    for (const token of [ann, far]) {
      const answer = await server.call(method, path.replace(':id', String(id)), { token, json });
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
    expect((await read(id)).status).toBe(200);
  });

  test('deleting takes it away', async () => {
    const { id } = await made();
    expect((await server.call('DELETE', `/api/v1/project/${id}`, { token: demo })).json.data).toEqual({ id });
    expect((await read(id)).status).toBe(404);
    expect((await server.call('DELETE', `/api/v1/project/${id}`, { token: demo })).status).toBe(404);
  });
});

describe('text that no database takes', () => {
  test.each([
    ['name', { name: 'a\u0000b' }],
    [
      'customisations.0.texts.0.value',
      { customisations: [scene({ texts: [{ id: 'headline', value: 'half \ud83d' }] })] },
    ],
  ])('is refused in %s, and what was saved stays', async (path, change) => {
    const { id, version } = await made();
    const { status, json } = await save(id, body({ version, ...change }));
    expect(status).toBe(422);
    expect(json).toMatchObject({
      code: 'validation_failed',
      details: { [path]: ['Contains a character that cannot be stored'] },
    });
    expect((await read(id)).json.data.version).toBe(version);
  });

  test('is refused in a search', async () => {
    const { status } = await server.call('GET', '/api/v1/project?search=%00', { token: demo });
    expect(status).toBe(422);
  });
});
