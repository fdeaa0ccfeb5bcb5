/** Tables that videos were made of, as long as the story is open. */
import type { Batch, BatchCreate, BatchRow, BatchSource } from '@spotreel/sdk/internal/contract';
import { batchFields } from '@spotreel/sdk/internal/project';
import type { Library } from '../library-data';
import { pageOf } from '../page-of';
import type { Answers } from '../story-call';

const at = '2026-11-20T16:33:10.000Z';

export function batchAnswers(library: Library): Answers {
  let batches: Batch[] = [workingBatch()];
  const find = (id: string | undefined) => batches.find((batch) => batch.id === Number(id));
  const put = (batch: Batch) => {
    batches = [batch, ...batches.filter(({ id }) => id !== batch.id)];
    return batch;
  };
  return {
    batchBase: ({ body }) => baseOf(library, body as BatchSource),
    batchFiles: ({ body }) =>
      (body as { names: string[] }).names.flatMap((name, index) =>
        /cup/i.test(name) ? { name, mediaId: index + 1 } : [],
      ),
    renderPreview: () => ({
      format: 'webp',
      url: library.recipes[0]?.posters.landscape ?? '',
      downloadUrl: '',
      width: 480,
      height: 270,
      sizeBytes: 1000,
    }),
    batches: (asked) =>
      pageOf(
        batches.map(({ rows: _rows, ...summary }) => summary),
        asked,
      ),
    batch: ({ params }) => find(params.batchId),
    createBatch: ({ body }) => {
      const { name, rows } = body as BatchCreate;
      return put(
        batchOf(
          9,
          name,
          rows.map((row, index) => demoRow(index + 1, row.name, {})),
        ),
      );
    },
    startBatch: ({ params }) => find(params.batchId),
    cancelBatch: ({ params }) => {
      const batch = find(params.batchId);
      return batch && put({ ...batch, status: 'idle' });
    },
    deleteBatch: ({ params }) => {
      batches = batches.filter(({ id }) => id !== Number(params.batchId));
      return { id: Number(params.batchId) };
    },
  };
}

function baseOf(library: Library, { templateFamilyId, ratio = 'landscape' }: BatchSource) {
  const family = library.recipes
    .flatMap(({ templateFamilies }) => templateFamilies)
    .find(({ id }) => id === templateFamilyId);
  const templates = (family?.defaultIngredientIds ?? []).slice(0, 2).map((id) => library.scene(id, ratio));
  const scenes = templates.map((template, order) => ({
    template: template.id,
    ingredient: order + 1,
    order,
    texts: [],
    images: [],
    colors: [],
  }));
  const fields = batchFields(scenes, (id) => templates.find((template) => template.id === id)?.fields);
  const durationSeconds = templates.reduce((sum, { duration }) => sum + duration, 0);
  return { name: family?.name ?? 'Winter menu', ratio, kind: 'video', durationSeconds, scenes, fields };
}

export function demoRow(id: number, name: string, change: Partial<BatchRow>): BatchRow {
  return {
    id,
    name,
    status: 'created',
    projectId: id,
    posterUrl: null,
    exportStatus: 'new',
    percentageComplete: 0,
    isCurrent: false,
    downloadUrl: null,
    error: null,
    ...change,
  };
}

export function batchOf(id: number, name: string, rows: readonly BatchRow[], change: Partial<Batch> = {}): Batch {
  const count = (matches: (row: BatchRow) => boolean) => rows.filter(matches).length;
  return {
    id,
    name,
    status: 'idle',
    ratio: 'landscape',
    kind: 'video',
    output: {},
    rowCount: rows.length,
    createdCount: count(({ status }) => status === 'created'),
    exportedCount: count(({ isCurrent }) => isCurrent),
    failedCount: count(({ error }) => error !== null),
    halt: null,
    zipUrl: count(({ downloadUrl }) => downloadUrl !== null) > 0 ? '/library/videos.zip' : null,
    createdAt: at,
    rows: [...rows],
    ...change,
  };
}

/** Rows in every state. */
function workingBatch(): Batch {
  const done = {
    exportStatus: 'done',
    percentageComplete: 100,
    isCurrent: true,
    downloadUrl: '/library/video.mp4',
  } as const;
  const unreachable = {
    code: 'url_unreachable',
    message: 'https://shop.example/gone.jpg: The link returned status 404.',
  };
  const rows = [
    demoRow(1, 'Iced coffee', done),
    demoRow(2, 'Lemonade', { exportStatus: 'rendering', percentageComplete: 42 }),
    demoRow(3, 'Banana bread', { exportStatus: 'queued' }),
    demoRow(4, 'Espresso tonic', { exportStatus: 'waiting' }),
    demoRow(5, 'Cold brew', { ...done, isCurrent: false }),
    demoRow(6, 'Carrot cake', { status: 'failed', projectId: null, error: unreachable }),
    demoRow(7, 'Croissant', { status: 'waiting', projectId: null }),
  ];
  return batchOf(4, 'Summer menu', rows, { status: 'working' });
}
