import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());

const call = async (method: string, path: string, json?: unknown) =>
  (await server.call(method, `/api${path}`, { token, ...(json !== undefined && { json }) })).json.data;
const make = (json: object = {}) => call('POST', '/v1/project', { recipeId: 1, ...json });
const read = (id: number) => call('GET', `/v2/project/${id}`);

/** Saves what was read, with another headline. */
async function write(id: number, headline: string, name?: string): Promise<string> {
  const { ingredients, audio, version, ...project } = await read(id);
  const customisations = ingredients.map((scene: Record<string, unknown>, order: number) => ({
    template: scene.ingredientTemplateId,
    ingredient: scene.id,
    order,
    images: [],
    colors: [],
    texts: order === 0 ? [{ id: 'headline', value: headline }] : [],
  }));
  await call('PUT', `/v2/project/${id}`, { name: name ?? project.name, customisations, audio, version });
  return (await read(id)).name;
}

test('a project is called as its recipe, then as its headline, until somebody renames it', async () => {
  const { id, name, recipe, isNameAutomatic } = await make();
  expect([name, isNameAutomatic]).toEqual([recipe.name, true]);
  expect(await write(id, 'We open')).toBe('We open');
  // as the editor saves it, which shows the new name already
  expect(await write(id, 'We opened', 'We opened')).toBe('We opened');
  await call('PUT', `/v1/project/${id}/name`, { name: 'Mine' });
  expect(await write(id, 'We close')).toBe('Mine');
  expect(await read(id)).not.toHaveProperty('isNameAutomatic');
});

test('a save with another name gives it', async () => {
  const { id } = await make();
  expect(await write(id, 'We open', 'Mine')).toBe('Mine');
  expect(await write(id, 'We close')).toBe('Mine');
});

test('a name that the caller gave stays, even that of the recipe', async () => {
  const { recipe } = await make();
  const { id } = await make({ name: recipe.name });
  expect(await write(id, 'We open')).toBe(recipe.name);
});
