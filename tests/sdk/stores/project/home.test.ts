import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHome, libraryQueryOf } from '../../../../sdk/stores/project/home';
import { openSpotreel, settle } from '../open-spotreel';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks for all rows and shows those that have something', async () => {
  const { server, spotreel } = await openSpotreel();
  const home = createHome(spotreel);
  home.$sections.subscribe(() => {});
  await home.load();
  expect(server.asked('sections')[0]?.query).toEqual({ perPage: '9999999', page: '1' });
  expect(home.$sections.get().data?.map(({ id }) => id)).toEqual([1]);
});

it('says what failed, and asks again', async () => {
  const { server, spotreel } = await openSpotreel();
  const home = createHome(spotreel);
  server.refuse('sections', 'internal');
  await home.load();
  expect(home.$sections.get().failure?.message).toBe('We couldn’t load the home page');
  await home.load();
  expect(home.$sections.get()).toMatchObject({ status: 'ready', failure: undefined });
});

it('flips a star once the server has agreed', async () => {
  const { server, spotreel } = await openSpotreel();
  const home = createHome(spotreel);
  await home.load();
  const group = () => home.$sections.get().data?.[0]?.templateGroups[0] ?? expect.fail();
  await home.toggleFavourite(group());
  await settle();
  expect(group().isFavourite).toBe(true);
  expect(server.state.favouriteGroups.has(1)).toBe(true);
  server.refuse('removeTemplateGroupFavourite', 'internal');
  await home.toggleFavourite(group());
  expect(group().isFavourite).toBe(true);
});

it('flips the star of a recipe in each row', async () => {
  const { server, spotreel } = await openSpotreel();
  const home = createHome(spotreel);
  await home.load();
  const recipe = () => home.$sections.get().data?.[0]?.recipes[0] ?? expect.fail();
  await home.toggleRecipe(recipe());
  expect(recipe().isFavourite).toBe(true);
  expect([...server.state.favouriteRecipes]).toEqual([recipe().id]);
});

it('leads to the goal or to the animations of the category', () => {
  const row = { id: 1, name: '', recipes: [], templateGroups: [], ready: true };
  const goal = { id: 3, slug: 'hiring', name: 'Hiring', description: '' };
  const category = { id: 4, slug: 'stings', name: 'Stings', order: 1 };
  expect(libraryQueryOf({ ...row, goal, category: null })).toBe('objective=3&icon=hiring');
  expect(libraryQueryOf({ ...row, goal: null, category })).toBe('tab=animations&categories=4&icon=stings');
});
