import { expect, it } from 'vitest';
import type { BriefSummary } from '../../../../sdk/contract/assistant/assistant';
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

it('paints the first scene of each brief without a video, each once', async () => {
  const { server, list } = await open();
  const opening = { templateId: 91, texts: [{ id: 'headline', value: 'Halo' }], images: [], placeId: 4 };
  const data = [
    { ...brief(3), previewUrl: '/video.webp' },
    { ...brief(2), previewUrl: '/sample.webp', opening },
    { ...brief(1), previewUrl: '/other-sample.webp', opening },
  ];
  server.always('projectBriefs', () => ({ data, page: 1, numPages: 1, totalCount: 3 }));
  server.always('renderPreview', () => ({
    format: 'webp',
    url: '/still.webp',
    downloadUrl: '/still.webp',
    width: 320,
    height: 180,
    sizeBytes: 9,
  }));
  await list.load();
  expect(list.$stills.get()[2]).toBeNull();
  await expect.poll(() => list.$stills.get()).toEqual({ 1: '/still.webp', 2: '/still.webp' });
  const [asked] = server.asked('renderPreview');
  expect(asked?.body).toMatchObject({ templateId: 91, placeId: 4, customisations: [{ texts: opening.texts }] });
  await list.load();
  expect(server.asked('renderPreview')).toHaveLength(2);
});

it('keeps the sample of a scene that cannot be painted', async () => {
  const { server, list } = await open();
  const opening = { templateId: 91, texts: [], images: [], placeId: null };
  const data = [{ ...brief(1), previewUrl: '/sample.webp', opening }];
  server.always('projectBriefs', () => ({ data, page: 1, numPages: 1, totalCount: 1 }));
  server.refuse('renderPreview', 'internal');
  await list.load();
  await expect.poll(() => list.$stills.get()[1]).toBe('/sample.webp');
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
