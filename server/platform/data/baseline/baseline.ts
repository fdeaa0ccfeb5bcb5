import type { Migration } from '../migration';
import { account } from './account';
import { assistant } from './assistant';
import { batch } from './batch';
import { billing } from './billing';
import { brand } from './brand';
import { external } from './external';
import { help } from './help';
import { integration } from './integration';
import { keptCounts } from './kept-counts';
import { library } from './library';
import { media } from './media';
import { personalData } from './personal-data';
import { platform } from './platform';
import { project } from './project';
import { publishing } from './publishing';
import { sharing } from './sharing';
import { signIn } from './sign-in';
import { support } from './support';
import { surveys } from './survey';
import { templatePackage } from './template-package';
import { tenantBrand } from './tenant';
import { tracking } from './tracking';

/**
 * The schema that new databases begin with, a part for each room. A part refers to tables of earlier ones. Databases were migrated to
 * the same schema step by step before: columns keep the order in which those steps added them, since backups compare it.
 * It never changes; later migrations follow it.
 */
export const baseline: Migration = {
  name: '0086-baseline',
  statements: [
    account,
    signIn,
    billing,
    tracking,
    media,
    surveys,
    library,
    external,
    help,
    brand,
    project,
    batch,
    sharing,
    publishing,
    support,
    templatePackage,
    integration,
    tenantBrand,
    assistant,
    personalData,
    platform,
    keptCounts,
  ].join('\n'),
};
