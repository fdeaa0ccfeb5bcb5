import { defineModule } from '../platform/modules/module';
import { batchRecords } from './batch-records';
import { batchDomain } from './domain';
import { batchCreateKind, batchExportKind } from './job-kinds';
import { createVideosHandler } from './jobs/create-videos';
import { exportVideosHandler } from './jobs/export-videos';
import { batch, batchBase, batches, batchFiles, cancelBatch, deleteBatch } from './routes/batches';
import { createBatch } from './routes/create-batch';
import { startBatch } from './routes/start-batch';
import { serveBatchZip } from './zip/serve-batch-zip';

/** Batches that are worked on at a time; images of one may come slowly. */
const SLOTS = 2;

export const batchModule = defineModule(batchDomain, {
  calls: [batchBase, batchFiles, createBatch, batches, batch, startBatch, cancelBatch, deleteBatch],
  pages: [{ method: 'GET', path: '/media/batches/:file', answer: serveBatchZip }],
  // a batch that waits for room looks as often as the workers do
  jobs: {
    slots: SLOTS,
    handlers: [
      [batchCreateKind, createVideosHandler],
      [batchExportKind, exportVideosHandler],
    ],
  },
  personalRecords: { 'tables.json': batchRecords },
});
