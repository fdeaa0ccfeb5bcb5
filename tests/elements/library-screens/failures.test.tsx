import { afterEach, expect, test, vi } from 'vitest';
import { HomeView } from '../../../elements/react/library/home/home-view';
import '../../../elements/react/library/template-grid/results/no-results';
import { TemplateView } from '../../../elements/react/library/template/template-view';
import { TemplateGrid } from '../../../elements/react/library/template-grid/template-grid';
import { openScreen, recipeAction, templateAction } from './screen';

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  close = undefined;
});

async function open(...input: Parameters<typeof openScreen>) {
  const screen = await openScreen(...input);
  close = screen.close;
  return screen;
}

const home = (
  <HomeView
    recipeAction={recipeAction}
    templateAction={templateAction}
    projectLink={(id, label, className) => (
      <a href={`/project/${id}`} className={className}>
        {label}
      </a>
    )}
    libraryLink={(query, label, className, name) => (
      <a href={`/grid?${query}`} className={className} aria-label={name}>
        {label}
      </a>
    )}
  />
);
const onNotFound = vi.fn();
const template = (id: number) => (
  <TemplateView
    templateId={id}
    onCreated={() => {}}
    onNotFound={onNotFound}
    formatAction={({ id: other }, label) => <a href={`/templates/${other}`}>{label}</a>}
    templateAction={templateAction}
  />
);
const grid = (query: string, onQueryChange = vi.fn()) => (
  <TemplateGrid
    query={query}
    onQueryChange={onQueryChange}
    recipeAction={recipeAction}
    templateAction={templateAction}
  />
);

const rowTitles = (page: HTMLElement) =>
  [...page.querySelectorAll('.sr-home__row h2')].map(({ textContent }) => textContent);

test('home says that it could not be loaded, and tries again', async () => {
  const { page, press, come } = await open(home, (server) => server.refuse('sections', 'internal'));
  await come(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('couldn’t load'));
  expect(page.querySelectorAll('.sr-skeleton')).toHaveLength(0);
  await press('Try again');
  await come(() => expect(rowTitles(page)).toContain('Launch'));
  expect(page.querySelector('[role=alert]')).toBeNull();
});

test('home leads to each goal with its picture', async () => {
  const { page, come } = await open(home);
  await come(() => expect(page.querySelector('.sr-home__goal')).not.toBeNull());
  expect(page.querySelector('.sr-home__goal')?.getAttribute('href')).toMatch(/^\/grid\?objective=\d+&icon=/);
});

test('a template that could not be loaded is tried again', async () => {
  const { page, press, come } = await open(template(2001), (server) => server.refuse('template', 'internal'));
  await come(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('couldn’t load'));
  await press('Try again');
  await come(() => expect(page.querySelector('h1')?.textContent).toBe('Template 1'));
});

test('a template that is not there is handed on', async () => {
  const { page, come } = await open(template(9_999_999));
  await come(() => expect(onNotFound).toHaveBeenCalledOnce());
  expect(page.querySelector('[role=alert]')).toBeNull();
});

test.each([
  ['https://plans.test/all', 'https://plans.test/all'],
  [null, undefined],
])('a premium template refused leads to the plans that the server names: %s', async (plansUrl, expected) => {
  const { page, press, come } = await open(template(2001), async (server, spotreel) => {
    server.refuse('createProject', 'premium_required');
    server.state.plansUrl = plansUrl;
    await spotreel.session.refreshUser();
  });
  await come(() => expect(page.querySelector('h1')).not.toBeNull());
  await press('Use this template');
  await come(() => expect(page.querySelector('[role=status]')?.textContent).toContain('Premium template'));
  expect(page.querySelector('.sr-notice a')?.getAttribute('href')).toBe(expected);
});

test('the grid that could not be loaded is tried again', async () => {
  const { page, press, come } = await open(grid('tab=animations'), (server) =>
    server.refuse('templateGroups', 'internal'),
  );
  await come(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('couldn’t load'));
  await press('Try again');
  await come(() => expect(page.querySelector('.sr-grid__count')?.textContent).toBe('100 animations and images'));
});

test('a search that finds nothing under filters offers to clear these', async () => {
  // it is loaded with its first use, which takes its time on a busy machine
  await import('../../../elements/react/library/template-grid/results/nothing-found');
  const onQueryChange = vi.fn();
  const { server, page, press, come } = await open(
    grid('tab=animations&orientation=square&search=none', onQueryChange),
    ({ state }) => Object.assign(state, { groupCount: 0 }),
  );
  await come(() => expect(page.querySelector('h2')?.textContent).toBe('No animations or images found for “none”'));
  server.state.groupCount = 100;
  await press('Clear filters');
  await come(() => expect(page.querySelector('.sr-grid__count')?.textContent).toBe('100 animations and images'));
  expect(onQueryChange).toHaveBeenLastCalledWith('tab=animations&search=none', true);
});

test('a search that finds nothing offers the other tab, close words and popular items', async () => {
  const onQueryChange = vi.fn();
  const { server, page, press, come } = await open(grid('tab=animations&search=pizzza', onQueryChange), ({ state }) =>
    Object.assign(state, { groupCount: 0 }),
  );
  await come(() => expect(page.querySelector('h2')?.textContent).toBe('No animations or images found for “pizzza”'));
  await come(() => expect(page.querySelector('[role=tab][aria-selected=false]')?.textContent).toMatch(/^Recipes[1-9]/));
  expect(page.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Animations and images0');
  await come(() => expect(page.querySelectorAll('.sr-no-results__cards article')).toHaveLength(1));
  expect(server.asked('searchSuggestions').map(({ query }) => query)).toEqual([{ name: 'pizzza', tierLimit: 'false' }]);
  await press('pizza');
  expect(onQueryChange).toHaveBeenLastCalledWith('tab=animations&search=pizza', true);
  await come(() => expect(page.querySelector('h2')?.textContent).toBe('No animations or images found for “pizza”'));
  await press('See 1 recipe');
  expect(onQueryChange).toHaveBeenLastCalledWith('search=pizza', true);
  await come(() => expect(page.querySelector('.sr-grid__count')?.textContent).toBe('1 recipe'));
});

test('no favourites yet: it says how to get some', async () => {
  const { page, come } = await open(grid('tab=animations&favourite=true'), ({ state }) =>
    Object.assign(state, { groupCount: 0 }),
  );
  await come(() => expect(page.querySelector('.sr-empty')?.textContent).toContain('Select the star on a template'));
});

test('favorites have a heading, and each tab says how many there are', async () => {
  const onQueryChange = vi.fn();
  const { server, page, press, come } = await open(grid('favourite=true', onQueryChange));
  await come(() => expect(page.querySelector('h1')?.textContent).toBe('Favorites'));
  const tabs = () => [...page.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  await come(() => expect(tabs()).toEqual(['Recipes1', 'Animations and images100']));
  await press('Animations and images100');
  expect(onQueryChange).toHaveBeenLastCalledWith('tab=animations&favourite=true', true);
  expect(server.asked('templateGroups').every(({ query }) => query.favourites === 'true')).toBe(true);
});

test.each([
  [false, 1],
  [true, 0],
])(
  'a premium template says what it takes before it is used: where the plan opens it (%s), nothing',
  async (opens, count) => {
    const { page, come } = await open(template(2001), async (server, spotreel) => {
      Object.assign(server.state, { opensPremium: opens, tier: 'premium' });
      await spotreel.session.refreshUser();
    });
    await come(() => expect(page.textContent).toContain('Use this template'));
    expect(page.querySelectorAll('.sr-premium-note')).toHaveLength(count);
    expect(page.querySelectorAll('.sr-detail__start .lucide-lock')).toHaveLength(count);
  },
);

test('a goal that the library was opened for stands in the heading', async () => {
  const { server, page, come } = await open(grid('objective=1&icon=launch'));
  await come(() => expect(page.querySelector('.sr-library-tile')).not.toBeNull());
  expect(page.querySelector('h1')?.textContent).not.toBe('Templates');
  await come(() => expect(server.asked('moods').some(({ query }) => query.goal === '1')).toBe(true));
});

test('what the server had no answer for comes by itself when it is back', async () => {
  const { page, come } = await open(home, (server) => server.refuse('sections', 'internal'));
  await come(() => expect(page.querySelector('[role=alert]')).not.toBeNull());
  dispatchEvent(new Event('online'));
  await come(() => expect(rowTitles(page)).toContain('Launch'));
});
