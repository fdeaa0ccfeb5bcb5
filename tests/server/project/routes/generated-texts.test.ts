/** Texts of the assistant in a project, until a person has checked them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());

const call = async (method: string, path: string, json?: unknown) =>
  server.call(method, `/api${path}`, { token, json });

interface Marked {
  readonly ingredient: number;
  readonly id: string;
  readonly value: string;
}

async function generated(): Promise<{ id: number; texts: Marked[] }> {
  const brief = await call('POST', '/v2/ai/storyboard', { brief: 'A video for our new lamp Halo, which costs €129.' });
  const { json } = await call('POST', '/v2/ai/project', { briefId: brief.json.data.id });
  return { id: json.data.id, texts: json.data.generatedTexts };
}

const marksOf = async (id: number): Promise<Marked[]> =>
  (await call('GET', `/v2/project/${id}`)).json.data.generatedTexts ?? [];
const check = (id: number, checked: unknown) => call('PUT', `/v2/project/${id}/generated-texts`, { checked });
const placeOf = ({ ingredient, id }: Marked) => ({ ingredient, id });

describe('texts of the assistant', () => {
  test('are no longer marked when a person has checked them', async () => {
    const { id, texts } = await generated();
    const [first, second, ...others] = texts as [Marked, Marked, ...Marked[]];
    const { status, json } = await check(id, [placeOf(first), placeOf(second)]);
    expect(status).toBe(200);
    expect(json.data).toEqual({ id, generatedTexts: others });
    expect(await marksOf(id)).toEqual(others);
    expect((await check(id, [placeOf(first)])).json.data.generatedTexts).toEqual(others);
  });

  test('checked one after another at the same time are all checked', async () => {
    const { id, texts } = await generated();
    await Promise.all(texts.map((text) => check(id, [placeOf(text)])));
    expect(await marksOf(id)).toEqual([]);
  });

  test('stay marked after a save, and in a copy', async () => {
    const { id, texts } = await generated();
    const before = (await call('GET', `/v2/project/${id}`)).json.data;
    const customisations = before.ingredients.map((scene: Record<string, unknown>) => ({
      template: scene.ingredientTemplateId,
      ingredient: scene.id,
      order: scene.position,
      images: [],
      texts: [],
      colors: [],
    }));
    const save = { name: 'Saved', customisations, audio: before.audio, version: before.version };
    expect((await call('PUT', `/v2/project/${id}`, save)).status).toBe(200);
    expect(await marksOf(id)).toEqual(texts);
    const copy = await call('POST', `/v1/project/${id}/duplicate`, {});
    expect(await marksOf(copy.json.data.id)).toEqual(texts);
  });

  test('are none in a project of people', async () => {
    const { json } = await call('POST', '/v1/project', { recipeId: 1 });
    expect(json.data).not.toHaveProperty('generatedTexts');
  });

  test.each([
    ['no text', []],
    ['a text without a scene', [{ id: 'headline' }]],
    ['more texts than a storyboard has', Array.from({ length: 1501 }, () => ({ ingredient: 1, id: 'headline' }))],
  ])('%s cannot be checked', async (_, checked) => {
    const { id, texts } = await generated();
    expect((await check(id, checked)).status).toBe(422);
    expect(await marksOf(id)).toEqual(texts);
  });
});
