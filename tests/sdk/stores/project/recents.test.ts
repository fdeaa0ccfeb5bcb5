import { describe, expect, test, vi } from 'vitest';
import { createRecents } from '../../../../sdk/stores/project/recents';
import { json } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

const summary = (id: number, over: object = {}) => ({
  id,
  name: `Video ${id}`,
  status: 'new',
  percentageComplete: 0,
  videoUrls: [],
  file: null,
  favourite: false,
  draft: false,
  completeness: null,
  lastBriefId: null,
  renders: 0,
  ratio: 'landscape',
  kind: 'video',
  durationSeconds: 10,
  posterUrl: null,
  recipe: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.500Z',
  ...over,
});

async function opened(projects: readonly unknown[]) {
  const { server, spotreel } = await openSpotreel();
  const page = { data: projects, page: 1, numPages: 1, totalCount: projects.length };
  server.answer('projects', () => json(page));
  const recents = createRecents(spotreel);
  recents.$recents.listen(() => {});
  recents.$firstSteps.listen(() => {});
  await recents.load();
  return { server, spotreel, recents };
}

test('asks for the four that were edited last', async () => {
  const { server, recents } = await opened([summary(2), summary(1)]);
  expect(server.received.at(-1)?.query).toEqual({ perPage: '4', sort: 'edited' });
  expect(recents.$recents.get().projects.map(({ id }) => id)).toEqual([2, 1]);
});

test('shows a still once it is painted', async () => {
  vi.useFakeTimers();
  const { server, recents } = await opened([summary(2), summary(1, { posterUrl: '/1.webp' })]);
  const painted = [summary(2, { posterUrl: '/2.webp' }), summary(1)];
  server.answer('projects', () => json({ data: painted, page: 1, numPages: 1, totalCount: 2 }));
  await vi.advanceTimersByTimeAsync(1500);
  expect(recents.$recents.get().projects.map(({ posterUrl }) => posterUrl)).toEqual(['/2.webp', '/1.webp']);
  recents.stop();
  vi.useRealTimers();
});

test('home goes on without them', async () => {
  const { server, recents } = await opened([]);
  server.refuse('projects', 'internal');
  await recents.load();
  expect(recents.$recents.get()).toMatchObject({ isReady: true, projects: [] });
});

describe('the guide', () => {
  const edited = { updatedAt: '2026-01-02T00:00:00.000Z' };
  test.each([
    ['a new account', [], { chosen: false, changed: false, exported: false }],
    ['a recipe was chosen', [summary(1)], { chosen: true, changed: false, exported: false }],
    ['and changed', [summary(1, edited)], { chosen: true, changed: true, exported: false }],
    ['and exported: it goes', [summary(1, { ...edited, renders: 1 })], undefined],
  ])('%s', async (_, projects, steps) => {
    expect((await opened(projects)).recents.$firstSteps.get()).toEqual(steps);
  });

  test('goes for good when it is closed', async () => {
    const { server, spotreel, recents } = await opened([]);
    server.answer('dismissPopUp', () => json({ data: { dismissedPopUps: ['first-steps'] } }));
    await recents.closeFirstSteps();
    expect(recents.$firstSteps.get()).toBeUndefined();
    expect(spotreel.session.isDismissed('first-steps')).toBe(true);
  });
});
