import type { Migration } from '../migration';
import { accountTables } from './account';
import { assistantTables } from './assistant';
import { batchTables } from './batch';
import { billingTables } from './billing';
import { brandTables } from './brand';
import { externalTables } from './external';
import { helpTables } from './help';
import { integrationTables } from './integration';
import { keptCounts } from './kept-counts';
import { libraryTables } from './library';
import { mediaTables } from './media';
import { personalDataTables } from './personal-data';
import { platformTables } from './platform';
import { projectTables } from './project';
import { publishingTables } from './publishing';
import { sharingTables } from './sharing';
import { signInTables } from './sign-in';
import { supportTables } from './support';
import { surveyTables } from './survey';
import { templatePackageTables } from './template-package';
import { tenantTables } from './tenant';
import { trackingTables } from './tracking';

/**
 * The schema that new databases begin with, a part for each room. A part refers to tables of earlier ones. Databases were migrated to
 * the same schema step by step before: columns keep the order in which those steps added them, since backups compare it.
 * It never changes; later migrations follow it.
 */
export const baseline: Migration = {
  name: '0086-baseline',
  statements: [
    accountTables,
    signInTables,
    billingTables,
    trackingTables,
    mediaTables,
    surveyTables,
    libraryTables,
    externalTables,
    helpTables,
    brandTables,
    projectTables,
    batchTables,
    sharingTables,
    publishingTables,
    supportTables,
    templatePackageTables,
    integrationTables,
    tenantTables,
    assistantTables,
    personalDataTables,
    platformTables,
    keptCounts,
  ].join('\n'),
};
