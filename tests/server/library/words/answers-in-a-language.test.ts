/** Names, descriptions and labels of the library come in the language that is asked for; values and team templates stay. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plan } from '../../../../server/account/tables';
import { template } from '../../../../server/library/templates/tables';
import { toTemplateSummary } from '../../../../server/library/templates/to-template';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());

const get = (path: string, language?: string) =>
  server.call('GET', `/api${path}`, { token, ...(language && { headers: { 'accept-language': language } }) });

test('recipes, styles, goals, moods and categories', async () => {
  const { json, headers } = await get('/v1/recipe/1', 'de-AT,en;q=0.5');
  expect(json.data).toMatchObject({
    name: 'Produkteinführung',
    description: 'Ein Rezept.',
    goals: [{ slug: 'promote', name: 'Bewerben' }],
    moods: [{ slug: 'bold', name: 'Kräftig' }],
    templateFamilies: [{ name: 'Plakat', moods: ['Kräftig'] }],
  });
  expect(headers.get('vary')).toContain('Accept-Language');
  expect((await get('/v1/category', 'de')).json.data[0]).toMatchObject({ slug: 'posts', name: 'Beiträge' });
  expect((await get('/v2/section', 'de')).json.data[0]).toMatchObject({ name: 'Bewerben' });
  expect((await get('/v2/section')).json.data[0]).toMatchObject({ name: 'Promote' });
});

test('labels of fields, but neither what they hold nor how they are known', async () => {
  const scenes = (await get('/v1/templateFamily/11/ingredient', 'de')).json.data;
  expect(scenes[0].fields.texts[0]).toMatchObject({
    innerReference: 'headline',
    name: 'Überschrift',
    defaultValue: 'Headline 1001',
  });
});

test('a project that is read in one language is saved and read in another as it was', async () => {
  const made = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  const path = `/v2/project/${made.json.data.id}`;
  const german = (await get(path, 'de')).json.data;
  const english = (await get(path)).json.data;
  expect(german.ingredients[0].template.fields.texts[0].name).toBe('Überschrift');
  expect(english.ingredients[0].template.fields.texts[0].name).toBe('Headline');
  expect(german.ingredients[0].texts).toEqual(english.ingredients[0].texts);
});

test('animations of the library, but no template of a team', async () => {
  expect((await get('/v2/template-group/201', 'de')).json.data.name).toBe('Caféschild');
  const [row] = await server.services.db.select().from(template).where(eq(template.id, 8001));
  const view = { catalogue: await server.services.catalogues.of(1, 'de'), addresses: server.services.addresses.at('') };
  const own = { ...(row ?? expect.fail()), name: 'Café sign', isFavourite: false };
  expect(toTemplateSummary(own, view).name).toBe('Caféschild');
  expect(toTemplateSummary({ ...own, tenantId: 1 }, view).name).toBe('Café sign');
});

test.each([undefined, 'en', 'nl', '*'])('without a language of Spotreel (%s) they are English', async (language) => {
  expect((await get('/v1/recipe/1', language)).json.data.name).toBe('Product launch');
});

test('a search finds a recipe by its German name, whatever language the answer is in', async () => {
  expect((await get('/v1/recipe?name=produkteinfuhrung')).json.data[0]).toMatchObject({ name: 'Product launch' });
  expect((await get('/v1/recipe?name=kr%C3%A4ftig', 'de')).json.data[0]).toMatchObject({ name: 'Produkteinführung' });
});

test('files of the library, in lists and alone; those of an account stay', async () => {
  const named = async (language?: string) =>
    (await get('/v1/media?source=library', language)).json.data.map(({ name }: { name: string }) => name);
  const english = await named();
  const german = await named('de');
  expect(english).toContain('Picture');
  expect(german).toContain('Beispielbild');
  expect(german).toHaveLength(english.length);
});

test('plans that a server begins with; what an operator wrote stays', async () => {
  const named = async (language?: string) =>
    (await get('/v1/plan', language)).json.data.map(({ name }: { name: string }) => name);
  expect(await named()).toEqual(['Free', 'Pro', 'Pro', 'Pro for life']);
  expect(await named('fr')).toEqual(['Gratuit', 'Pro', 'Pro', 'Pro à vie']);
  expect((await get('/v1/user', 'fr')).json.data.planName).toBe('Gratuit');
  const { db } = server.services;
  await db.update(plan).set({ name: 'Atelier Free' }).where(eq(plan.name, 'Free'));
  expect((await named('fr'))[0]).toBe('Atelier Free');
});
