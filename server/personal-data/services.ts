import type { AccountServices } from '../account/services';
import type { BillingServices } from '../billing/services';
import type { DataExportLinks } from './export/export-links';

export type PersonalDataServices = AccountServices &
  BillingServices & {
    readonly dataExportLinks: DataExportLinks;
  };
