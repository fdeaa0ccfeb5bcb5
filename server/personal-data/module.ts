import { defineModule } from '../platform/modules/module';
import { personalDataDomain } from './domain';
import { exportHandler, sweepDataExports } from './export/export-jobs';
import { EXPORT_PATH } from './export/export-tokens';
import { serveDataExport } from './export/serve-data-export';
import { accountExportKind } from './job-kinds';
import { sweepDeletedAccounts } from './removal/sweep-accounts';
import { dataExports, requestDataExport } from './routes/data-exports';
import { deleteAccount } from './routes/delete-account';

export const personalDataModule = defineModule(personalDataDomain, {
  calls: [dataExports, requestDataExport, deleteAccount],
  pages: [{ method: 'GET', path: EXPORT_PATH, answer: serveDataExport }],
  jobs: { slots: 1, handlers: [[accountExportKind, exportHandler]] },
  daily: [sweepDataExports, sweepDeletedAccounts],
});
