import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTemplatePage } from '../../../../sdk/stores/library/template-page';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const compileScene = vi.fn(async ({ template: { animation } }) => ({ animation, notices: [] }));

async function openPage(templateId = 2001) {
  const { server, spotreel } = await openSpotreel({ compileScene });
  const page = createTemplatePage(spotreel);
  await page.open(templateId);
  return { server, page };
}

it('shows a template with the formats of its design, and the star that lists show', async () => {
  const { server, page } = await openPage();
  expect(page.$template.get().data?.id).toBe(2001);
  expect(page.$group.get().data?.templates.map(({ id }) => id)).toEqual([2001]);
  expect(server.asked('templateGroup')[0]?.params).toEqual({ templateGroupId: 1 });
  expect(page.$isFavourite.get()).toBe(false);
  await page.toggleFavourite();
  expect(page.$isFavourite.get()).toBe(true);
  expect(server.state.favouriteGroups.has(1)).toBe(true);
});

it('asks for its design once, however often its format changes', async () => {
  const { server, page } = await openPage();
  await page.open(2001);
  expect(server.asked('templateGroup')).toHaveLength(1);
});

it('knows when there is none', async () => {
  const { page } = await openPage(100_001);
  expect(page.$template.get().failure?.code).toBe('not_found');
});

it('makes a project of it, or says in words why not', async () => {
  const { server, page } = await openPage();
  server.refuse('createProject', 'premium_required');
  expect(await page.use()).toBeUndefined();
  const refused = { code: 'premium_required', message: 'This is a premium template. Upgrade your plan to use it.' };
  expect(page.$start.get()).toMatchObject({ isBusy: false, failure: refused });
  expect(await page.use()).toBe(8);
  expect(page.$start.get().failure).toBeUndefined();
  expect(server.asked('createProject').at(-1)?.body).toEqual({ templateId: 2001, name: 'Template 1', keep: true });
});

it('makes what a player shows of it, once, silent', async () => {
  const { page } = await openPage();
  await page.loadSample();
  const { data, failure } = page.$sample.get();
  expect(failure).toBeUndefined();
  expect(data).toMatchObject({ templateId: 2001, composition: { width: 1080, height: 1080, audio: [] } });
  expect(data?.composition.scenes).toHaveLength(1);
  await page.loadSample();
  expect(page.$sample.get().data).toBe(data);
});

it('shows other designs of its kind, with their stars', async () => {
  const { server, page } = await openPage();
  const ids = () => page.$similar.get().data?.map(({ id }) => id);
  expect(ids()).toEqual([2, 3, 4, 5]);
  expect(server.asked('templateGroups')[0]?.query.categories).toBe('1');
  const [first] = page.$similar.get().data ?? [];
  if (first) await page.toggleSimilar(first);
  expect(page.$similar.get().data?.map(({ isFavourite }) => isFavourite)).toEqual([true, false, false, false]);
  expect(page.$isFavourite.get(), 'its own star').toBe(false);
});
