import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLibraryGrid, PAGE_SIZE } from '../../../../sdk/stores/library/library-grid';
import { DEFAULT_QUERY } from '../../../../sdk/stores/library/library-query';
import { openSpotreel, settle } from '../open-spotreel';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const animations = { ...DEFAULT_QUERY, tab: 'animations' } as const;

async function openGrid() {
  const { server, spotreel } = await openSpotreel();
  return { server, spotreel, grid: createLibraryGrid(spotreel) };
}

describe('the library on a screen', () => {
  it('asks for what the address says, and sends the opposite of show premium', async () => {
    const { server, grid } = await openGrid();
    grid.show({
      ...animations,
      orientation: 'square',
      categories: [1, 2],
      objective: 3,
      favourite: true,
      sort: 'oldest',
      search: ' sale ',
      showPremium: false,
      page: 2,
    });
    await settle();
    expect(server.asked('templateGroups').map(({ query }) => query)).toEqual([
      {
        page: '2',
        perPage: String(PAGE_SIZE),
        tierLimit: 'true',
        name: 'sale',
        sortBy: 'oldest',
        orientation: 'square',
        favourites: 'true',
        categories: '1,2',
        objective: '3',
      },
    ]);
    expect([...grid.groups.$state.get().items.keys()].slice(0, 2)).toEqual([PAGE_SIZE, PAGE_SIZE + 1]);
  });

  it('fetches the pages that are looked at, each once', async () => {
    const { server, grid } = await openGrid();
    grid.show(animations);
    await settle();
    grid.groups.look(40, 60);
    grid.groups.look(50, 99);
    grid.groups.look(0, 10_000);
    await settle();
    expect(server.asked('templateGroups').map(({ query }) => query.page)).toEqual(['1', '2', '3', '4', '5']);
    expect(grid.groups.$state.get()).toMatchObject({ totalCount: 100, status: 'ready' });
    expect(grid.groups.$state.get().items.size).toBe(100);
  });

  it('begins anew with another filter, and keeps what is on show until the answer is there', async () => {
    const { server, grid } = await openGrid();
    grid.show({ ...animations, page: 2 });
    await settle();
    server.state.groupCount = 3;
    const release = server.hold('templateGroups');
    grid.filter({ orientation: 'square' });
    await settle();
    expect(grid.$query.get()).toMatchObject({ page: 1, orientation: 'square' });
    expect(grid.groups.$state.get()).toMatchObject({ status: 'loading', totalCount: 100 });
    release();
    await settle();
    expect([...grid.groups.$state.get().items.keys()]).toEqual([0, 1, 2]);
  });

  it('asks once for letters that follow each other, and not again for a place in the same list', async () => {
    const { server, grid } = await openGrid();
    grid.show(DEFAULT_QUERY);
    await settle();
    for (const search of ['c', 'ca', 'caf']) grid.filter({ search });
    await settle(500);
    grid.show({ ...grid.$query.get(), page: 2 });
    grid.turnTo(3);
    await settle(500);
    expect(server.asked('recipes').map(({ query }) => query.name)).toEqual([undefined, 'caf']);
    expect(grid.$query.get().page).toBe(3);
  });

  it('opens the other tab too for a search, so that both are counted, and does not ask again when it is chosen', async () => {
    const { server, grid } = await openGrid();
    grid.show({ ...animations, search: 'sale', orientation: 'square' });
    await settle(500);
    expect([grid.groups.$totalCount.get(), grid.recipes.$totalCount.get()]).toEqual([100, 1]);
    expect(server.asked('recipes').map(({ query }) => query)).toEqual([
      { page: '1', perPage: String(PAGE_SIZE), tierLimit: 'false', name: 'sale' },
    ]);
    grid.filter({ ...DEFAULT_QUERY, search: 'sale' });
    await settle(500);
    expect(server.asked('recipes')).toHaveLength(1);
    expect(grid.recipes.$state.get().status).toBe('ready');
  });

  it('shows what was asked for last, whichever answer comes first', async () => {
    const { server, grid } = await openGrid();
    const release = server.hold('recipes');
    grid.show({ ...DEFAULT_QUERY, search: 'slow' });
    await settle();
    grid.show({ ...DEFAULT_QUERY, objective: 1 });
    await settle(500);
    release();
    await settle(500);
    expect(grid.recipes.$state.get()).toMatchObject({ status: 'ready', totalCount: 1 });
    expect(grid.$query.get()).toMatchObject({ search: '', objective: 1 });
  });

  it('says what failed, keeps what it had, and asks again', async () => {
    const { server, grid } = await openGrid();
    grid.show(animations);
    await settle();
    server.refuse('templateGroups', 'internal');
    grid.groups.look(60, 70);
    await settle();
    const failed = grid.groups.$state.get();
    expect(failed).toMatchObject({ status: 'error', failure: { message: 'We couldn’t load the library' } });
    expect(failed.items.size).toBe(PAGE_SIZE);
    await grid.groups.retry();
    expect(grid.groups.$state.get()).toMatchObject({ status: 'ready', failure: undefined });
    expect(grid.groups.$state.get().items.size).toBe(2 * PAGE_SIZE);
  });

  it('flips a favourite when the server has agreed; a refusal is told and changes nothing', async () => {
    const { server, spotreel, grid } = await openGrid();
    grid.show(animations);
    await settle();
    const first = () => grid.groups.$state.get().items.get(0);
    const release = server.hold('addTemplateGroupFavourite');
    const marking = grid.toggleFavourite(first() ?? expect.fail());
    expect(first()?.isFavourite).toBe(false);
    expect([...grid.$busy.get()]).toEqual([1]);
    release();
    await marking;
    expect(first()?.isFavourite).toBe(true);
    expect(server.state.favouriteGroups.has(1)).toBe(true);
    server.refuse('removeTemplateGroupFavourite', 'internal');
    await grid.toggleFavourite(first() ?? expect.fail());
    expect(first()?.isFavourite).toBe(true);
    expect(spotreel.toasts.$toasts.get().at(-1)?.title).toBe('We couldn’t update your favorites');
    expect(grid.$busy.get().size).toBe(0);
  });

  it('flips the star of a recipe in the list and among the suggestions', async () => {
    const { server, grid } = await openGrid();
    grid.show({ ...DEFAULT_QUERY, search: 'x' });
    await settle(500);
    await grid.loadSuggestions();
    const recipe = () => grid.recipes.$state.get().items.get(0);
    const release = server.hold('addRecipeFavourite');
    const marking = grid.toggleRecipe(recipe() ?? expect.fail());
    expect([...grid.$busyRecipes.get()]).toEqual([1]);
    expect(grid.$busy.get().size).toBe(0);
    release();
    await marking;
    expect(recipe()?.isFavourite).toBe(true);
    expect(grid.$suggestions.get().data?.recipes[0]?.isFavourite).toBe(true);
    expect(server.state.favouriteRecipes.has(1)).toBe(true);
  });

  it('asks for favorite recipes in an order and a format, and counts the favorites of both tabs', async () => {
    const { server, grid } = await openGrid();
    grid.show({ ...DEFAULT_QUERY, favourite: true, sort: 'oldest', orientation: 'square', mood: 3 });
    await settle(500);
    const common = { page: '1', perPage: String(PAGE_SIZE), tierLimit: 'false', favourites: 'true' };
    expect(server.asked('recipes').map(({ query }) => query)).toEqual([
      { ...common, sortBy: 'oldest', orientation: 'square', mood: '3' },
    ]);
    expect(server.asked('templateGroups').map(({ query }) => query)).toEqual([common]);
    expect([grid.recipes.$totalCount.get(), grid.groups.$totalCount.get()]).toEqual([1, 100]);
  });

  it('fetches anew what is shown after it was let go of', async () => {
    const { server, grid } = await openGrid();
    grid.show(animations);
    await settle();
    grid.dispose();
    grid.show(animations);
    await settle();
    expect(server.asked('templateGroups')).toHaveLength(2);
    expect(grid.groups.$state.get()).toMatchObject({ status: 'ready', totalCount: 100 });
  });

  it('clears the filters, but neither the tab nor the order', async () => {
    const { grid } = await openGrid();
    grid.show({ ...animations, sort: 'oldest', search: 'x', orientation: 'square', page: 4 });
    grid.clearFilters();
    expect(grid.$query.get()).toEqual({ ...animations, sort: 'oldest' });
  });
});
