import { expect, it } from 'vitest';
import type { BriefSummary } from '../../../../sdk/contract/schemas/assistant';
import { createBriefList } from '../../../../sdk/stores/assistant/brief-list';
import { openSpotreel } from '../open-spotreel';

const brief = (id: number): BriefSummary => ({
  id,
  title: `Brief ${id}`,
  createdAt: '2026-11-20T16:33:10.000Z',
  updatedAt: '2026-11-20T16:33:10.000Z',
  ratio: 'landscape',
  scenes: 3,
  previewUrl: null,
  projectId: null,
});

async function open() {
  const { server, spotreel } = await openSpotreel();
  const list = createBriefList(spotreel);
  const page = (number: number, ids: readonly number[]) =>
    server.always('projectBriefs', () => ({ data: ids.map(brief), page: number, numPages: 2, totalCount: 9 }));
  return { server, list, page };
}

it('shows a page, and the page before when its last brief is deleted', async () => {
  const { server, list, page } = await open();
  page(2, [1]);
  await list.show(2);
  server.always('deleteProjectBrief', () => ({ id: 1 }));
  page(1, [9, 8]);
  expect(await list.remove(1)).toBe(true);
  expect(server.asked('projectBriefs').map(({ query }) => query)).toMatchObject([{ page: '2' }, { page: '1' }]);
  expect(list.$briefs.get().data?.data.map(({ id }) => id)).toEqual([9, 8]);
});

it('keeps a brief that could not be deleted', async () => {
  const { server, list, page } = await open();
  page(1, [2, 1]);
  await list.load();
  server.refuse('deleteProjectBrief', 'internal');
  expect(await list.remove(1)).toBe(false);
  expect(list.$removing.get()).toBeUndefined();
  expect(list.$briefs.get().data?.data).toHaveLength(2);
});
