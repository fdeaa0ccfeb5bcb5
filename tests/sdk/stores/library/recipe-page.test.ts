import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecipePage } from '../../../../sdk/stores/library/recipe-page';
import { family } from '../../project/launch-project';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function openPage(recipeId = 1) {
  const { server, spotreel } = await openSpotreel();
  const page = createRecipePage(spotreel);
  await page.open(recipeId);
  return { server, page };
}

it('begins with the first style: its scenes in order, and its music', async () => {
  const { page } = await openPage();
  expect(page.$choice.get()).toMatchObject({ family: { id: 2 }, ratio: 'landscape' });
  expect(page.$scenes.get().data?.map(({ id }) => id)).toEqual([11, 12]);
  expect(page.$kit.get().data?.id).toBe(30);
});

it('lays the scenes out for the chosen format, which another style keeps where it has it', async () => {
  const { page } = await openPage();
  await page.chooseRatio('portrait');
  expect(page.$scenes.get().data?.[0]?.orientation).toBe('portrait');
  await page.chooseFamily({ ...family, id: 3 });
  expect(page.$choice.get()).toMatchObject({ family: { id: 3 }, ratio: 'portrait' });
  await page.chooseFamily({ ...family, orientation: ['landscape'] });
  expect(page.$choice.get()?.ratio).toBe('landscape');
});

it('marks the recipe with a star once the server has agreed', async () => {
  const { server, page } = await openPage();
  await page.toggleFavourite();
  expect(page.$recipe.get().data?.isFavourite).toBe(true);
  expect([...server.state.favouriteRecipes]).toEqual([1]);
  server.refuse('removeRecipeFavourite', 'internal');
  await page.toggleFavourite();
  expect(page.$recipe.get().data?.isFavourite).toBe(true);
});

it('makes a video of what is chosen', async () => {
  const { server, page } = await openPage();
  await page.chooseRatio('portrait');
  expect(await page.use()).toBe(8);
  const body = { recipeId: 1, templateFamilyId: 2, ratio: 'portrait', name: 'Product launch', keep: true };
  expect(server.asked('createProject')[0]?.body).toEqual(body);
});

it('knows when there is none, and says when its scenes cannot be had', async () => {
  const { page } = await openPage(99);
  expect(page.$recipe.get().failure?.code).toBe('not_found');
  expect(page.$choice.get()).toBeNull();
  expect(await page.use()).toBeUndefined();
  const { server, page: other } = await openPage();
  server.refuse('ingredientTemplates', 'internal');
  await other.chooseRatio('portrait');
  expect(other.$scenes.get().status).toBe('error');
  await other.loadScenes();
  expect(other.$scenes.get().status).toBe('ready');
});
