import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountContract } from '../../../../sdk/contract/account-contract';
import { contract } from '../../../../sdk/contract/contract';
import type { Section } from '../../../../sdk/contract/library/section';
import { operatorContract } from '../../../../sdk/contract/operator-contract';
import { surveyServiceCalls } from '../../../../sdk/contract/surveys/survey-service-calls';
import { tenantServerContract } from '../../../../sdk/contract/tenant-server-contract';
import { appUser } from '../../../../server/account/tables';
import { nextRevision } from '../../../../server/library/listing/live-listings';
import { templateGroup } from '../../../../server/library/templates/tables';
import { modules } from '../../../../server/modules';
import type { Module } from '../../../../server/platform/modules/module';
import { project } from '../../../../server/project/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());

const get = (path: string) => server.call('GET', `/api${path}`, { token });
const names = (json: { data: { name: string }[] }) => json.data.map(({ name }) => name);

test('every call of the contract is implemented, and nothing else', () => {
  const calls = {
    ...contract,
    ...operatorContract,
    ...accountContract,
    ...tenantServerContract,
    ...surveyServiceCalls,
  };
  const implemented = modules.flatMap((module: Module) => module.calls ?? []);
  expect(new Set(implemented.map(({ call }) => call))).toEqual(new Set(Object.values(calls)));
  expect(implemented).toHaveLength(Object.keys(calls).length);
});

describe('recipes', () => {
  test('a page of them', async () => {
    const { json } = await get('/v1/recipe');
    expect(names(json)).toEqual(['Product launch', 'Grand opening']);
    expect(json).toMatchObject({ page: 1, numPages: 1, totalCount: 2 });
    expect(json.data[0]).toMatchObject({ durationSeconds: 8, familyCount: 1, tier: 'free', isFavourite: false });
    expect(json.data[0].posters.landscape).toBe('http://spotreel.test/library/posters/1001-landscape.webp');
    const previews = { landscape: 'http://spotreel.test/library/previews/poster-1-landscape.webp' };
    expect(json.data[0].previews).toEqual(previews);
    expect(json.data[0].templateFamilies[0].previews).toEqual(previews);
  });

  test.each([
    ['goal=2', ['Grand opening']],
    ['mood=1', ['Product launch']],
    ['goal=99', []],
    ['tierLimit=true', ['Product launch']],
    ['name=OPEN', ['Grand opening']],
    ['name=openings', ['Grand opening']],
    ['name=lanuch', ['Product launch']],
    ['name=headline 2001', ['Grand opening', 'Product launch']],
    ['name=nothing like it', []],
    ['sortBy=newest', ['Grand opening', 'Product launch']],
    ['sortBy=oldest', ['Product launch', 'Grand opening']],
    ['sortBy=dearest', ['Product launch', 'Grand opening']],
    ['orientation=portrait', ['Product launch', 'Grand opening']],
    ['orientation=square', []],
    ['perPage=1&page=2', ['Grand opening']],
    ['perPage=none&page=-3', ['Product launch', 'Grand opening']],
  ])('filtered by %s', async (query, expected) => {
    expect(names((await get(`/v1/recipe?${query}`)).json)).toEqual(expected);
  });

  test('a search that finds nothing gets close words and popular items', async () => {
    const { json } = await get('/v2/search/suggestion?name=launhes');
    expect(json.data.words).toContain('launch');
    expect(names({ data: json.data.recipes })).toEqual(['Product launch', 'Grand opening']);
    expect(names({ data: json.data.templateGroups })).toContain('Gold sting');
    const free = await get('/v2/search/suggestion?name=zzzz&tierLimit=true');
    expect(free.json.data.words).toEqual([]);
    expect(names({ data: free.json.data.recipes })).toEqual(['Product launch']);
  });

  test('what the team uses most is popular', async () => {
    const { db } = server.services;
    const [demo] = await db.select().from(appUser);
    const rows = [1, 2, 2].map((recipeId) => ({
      tenantId: demo?.tenantId ?? 0,
      ownerId: demo?.id ?? 0,
      name: 'Opening',
      ratio: 'landscape' as const,
      recipeId,
      content: { customisations: [], audio: [], musicKit: null, ownMusic: null, fontFamily: null, paletteOverride: [] },
      durationSeconds: 8,
    }));
    await db.insert(project).values(rows);
    const { json } = await get('/v2/search/suggestion?name=zzzz');
    expect(names({ data: json.data.recipes })).toEqual(['Grand opening', 'Product launch']);
  });

  test.each([[`/v2/search/suggestion?name=${'a'.repeat(201)}`, 422]])('%s is refused', async (path, expected) => {
    expect((await get(path)).status).toBe(expected);
  });

  test('a filter that is no id is refused', async () => {
    const { status, json } = await get('/v1/recipe?goal=none');
    expect([status, Object.keys(json.details)]).toEqual([422, ['goal']]);
  });

  test('one with its families', async () => {
    const { json } = await get('/v1/recipe/1');
    expect(json.data.templateFamilies[0]).toMatchObject({
      id: 11,
      orientation: ['landscape', 'portrait'],
      defaultIngredientIds: [1001, 1002],
      ingredientCount: 3,
    });
    expect((await get('/v1/recipe/1/templateFamily')).json.data).toEqual(json.data.templateFamilies);
    expect((await get('/v1/recipe/1/templateFamily/11')).json.data).toEqual(json.data.templateFamilies[0]);
  });

  test.each([
    ['', 1, 1],
    ['', 2, 1],
    ['tierLimit=true', 1, 1],
    ['tierLimit=true', 2, 0],
    ['forChatbot=true', 1, 1],
    ['forChatbot=true', 2, 0],
    ['forChatbot=false', 2, 1],
    ['page=2', 1, 0],
  ])('styles by "%s": recipe %i has %i', async (query, recipeId, count) => {
    expect((await get(`/v1/recipe/${recipeId}/templateFamily?${query}`)).json.data).toHaveLength(count);
  });

  test('a flag that is none is refused', async () => {
    const { status, json } = await get('/v1/recipe/1/templateFamily?forChatbot=perhaps');
    expect([status, Object.keys(json.details)]).toEqual([422, ['forChatbot']]);
  });

  test.each(['/v1/recipe/9', '/v1/recipe/x', '/v1/recipe/2/templateFamily/11', '/v1/templateFamily/9/ingredient'])(
    '%s does not exist',
    async (path) => {
      const { status, json } = await get(path);
      expect([status, json.code]).toEqual([404, 'not_found']);
    },
  );

  describe('a favourite', () => {
    const mark = (method: string, id: number, as = token) =>
      server.call(method, `/api/v1/recipe/${id}/favourite`, { token: as });
    const marked = ({ json }: { json: { data: { name: string; isFavourite: boolean }[] } }) =>
      json.data.filter(({ isFavourite }) => isFavourite).map(({ name }) => name);

    test('is marked once, listed, and unmarked', async () => {
      expect((await mark('POST', 2)).json.data).toEqual({ id: 2 });
      expect((await mark('POST', 2)).status).toBe(200);
      expect(marked(await get('/v1/recipe'))).toEqual(['Grand opening']);
      expect((await get('/v1/recipe/2')).json.data.isFavourite).toBe(true);
      expect((await get('/v1/recipe?favourites=true')).json).toMatchObject({ data: [{ id: 2 }], totalCount: 1 });
      expect(names((await get('/v1/recipe?favourites=false')).json)).toEqual(['Product launch']);
      const rows = (await get('/v2/section')).json.data as Section[];
      expect(rows.flatMap(({ recipes }) => recipes).filter(({ isFavourite }) => isFavourite)[0]?.id).toBe(2);
      expect((await mark('DELETE', 2)).status).toBe(200);
      expect((await mark('DELETE', 2)).status).toBe(200);
      expect((await get('/v1/recipe?favourites=true')).json).toMatchObject({ data: [], totalCount: 0 });
    });

    test('is one user’s alone, and of recipes alone', async () => {
      await mark('POST', 1);
      await server.addUser({ email: 'mia@spotreel.test', tenant: 'other' });
      const other = await server.signIn('mia@spotreel.test');
      expect(marked(await server.call('GET', '/api/v1/recipe', { token: other }))).toEqual([]);
      expect((await get('/v2/template-group?favourites=true')).json.totalCount).toBe(0);
      await mark('DELETE', 1);
    });

    test('must be in the library', async () => {
      for (const method of ['POST', 'DELETE'])
        for (const id of [9, 201]) {
          const { status, json } = await mark(method, id);
          expect([status, json.code]).toEqual([404, 'not_found']);
        }
    });
  });

  test('the library is not public', async () => {
    const { json } = await server.call('GET', '/api/v1/recipe');
    expect(json.code).toBe('jwt_not_found');
  });
});

describe('what recipes are made of', () => {
  test('goals, and moods by goal', async () => {
    expect(names((await get('/v1/goal')).json)).toEqual(['Promote', 'Event']);
    expect(names((await get('/v2/mood')).json)).toEqual(['Bold', 'Calm']);
    expect(names((await get('/v2/mood?goal=1')).json), 'its recipe and its animations are bold').toEqual(['Bold']);
    expect(names((await get('/v2/mood?goal=2')).json), 'its recipe is calm, an animation bold').toEqual([
      'Bold',
      'Calm',
    ]);
    expect(names((await get('/v2/mood?goal=99')).json)).toEqual([]);
    expect((await get('/v2/mood?goal=none')).status).toBe(422);
  });

  test('sections of the home page: the goals, then the categories', async () => {
    const { json } = await get('/v2/section?perPage=9999999&page=1');
    const rows = (json.data as Section[]).map(({ name, recipes, templateGroups }) => [
      name,
      recipes.length,
      templateGroups.map(({ id }) => id),
    ]);
    expect(rows).toEqual([
      ['Promote', 1, [203, 201]],
      ['Event', 1, [202, 203]],
      ['Posts', 0, [203, 201]],
      ['Stings', 0, [202, 203]],
    ]);
    expect(new Set(json.data.map(({ id }: Section) => id)).size).toBe(4);
    expect((await get('/v2/section?perPage=1&page=3')).json).toMatchObject({ numPages: 4, data: [{ name: 'Posts' }] });
  });

  test('sections are kept for all, stars are of each', async () => {
    await server.addUser({ email: 'noor@spotreel.test', tenant: 'other' });
    const other = await server.signIn('noor@spotreel.test');
    const starred = async (reader: string) => {
      const { json } = await server.call('GET', '/api/v2/section', { token: reader });
      const shown = (json.data as Section[]).flatMap(({ templateGroups }) => templateGroups);
      const templates = shown.flatMap((group) => group.templates);
      return [shown, templates].map((list) => [
        ...new Set(list.filter(({ isFavourite }) => isFavourite).map(({ id }) => id)),
      ]);
    };
    expect(await starred(token)).toEqual([[], []]);
    await server.call('POST', '/api/v2/template-group/203/favourite', { token });
    await server.call('POST', '/api/v2/template/8001/favourite', { token });
    expect(await starred(token)).toEqual([[203], [8001]]);
    expect(await starred(other)).toEqual([[], []]);
    await server.call('DELETE', '/api/v2/template-group/203/favourite', { token });
    await server.call('DELETE', '/api/v2/template/8001/favourite', { token });
    expect(await starred(token)).toEqual([[], []]);
  });

  test('sections follow a change of the templates', async () => {
    const { db } = server.services;
    const groups = async () =>
      ((await get('/v2/section')).json.data as Section[])[2]?.templateGroups.map(({ id }) => id);
    expect(await groups()).toEqual([203, 201]);
    const retire = async (retired: boolean) => {
      const revision = await nextRevision(db);
      await db.update(templateGroup).set({ retired, revision }).where(eq(templateGroup.id, 203));
    };
    await retire(true);
    expect(await groups()).toEqual([201]);
    await retire(false);
    expect(await groups()).toEqual([203, 201]);
  });

  test('categories', async () => {
    const { json } = await get('/v1/category?perPage=500');
    expect(json).toMatchObject({ totalCount: 2, numPages: 1 });
    expect(json.data[1]).toEqual({ id: 2, slug: 'stings', name: 'Stings', order: 1 });
  });

  test('scenes, laid out for a ratio', async () => {
    const { json } = await get('/v1/templateFamily/11/ingredient?aspectRatio=portrait');
    expect(json.data).toHaveLength(3);
    const [scene] = json.data;
    expect(scene).toMatchObject({ id: 1001, orientation: 'portrait', duration: 4, bars: 2, keyframes: [2] });
    expect(scene.displayFont, 'what a font of the project replaces').toBe('Inter');
    expect(scene.dataFile).toBe('http://spotreel.test/library/scenes/1001-portrait.json');
    expect(scene.fields.images[0].defaultValue.url).toBe('http://spotreel.test/library/media/2.png');
    expect(json.data[2].backgrounds).toMatchObject({ color: false, image: true, default: { type: 'image', value: 2 } });
    expect((await get('/v1/templateFamily/11/ingredient?aspectRatio=square')).json.data).toEqual([]);
  });

  test('music kits by speed, and one', async () => {
    expect((await get('/v1/music-kit?perPage=80')).json.totalCount).toBe(1);
    expect((await get('/v1/music-kit?bpm=90')).json.totalCount).toBe(0);
    const { json } = await get('/v1/music-kit/1');
    expect(json.data.audioSamples[0]).toMatchObject({ duration: 2, url: 'http://spotreel.test/library/music/1.m4a' });
    expect((await get('/v1/music-kit/7')).status).toBe(404);
  });

  test('fonts', async () => {
    const files = [{ weight: 400, url: 'http://spotreel.test/fonts/inter.ttf' }];
    expect((await get('/v1/font')).json.data).toEqual([{ name: 'Inter', category: 'sans', weights: [400], files }]);
  });

  test('the place of the demo account, with its logo', async () => {
    const { json } = await get('/v1/organisation');
    expect(json.data).toHaveLength(1);
    expect(json.data[0].logo).toMatchObject({ id: 1, sourceType: 'library' });
    expect(json.data[0].primaryColor).toMatch(/^#[0-9a-f]{6}$/);
  });
});
