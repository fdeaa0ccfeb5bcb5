/** English messages of the agency's pages, which are loaded late. */
import { chartMessages } from '../parts/charts';
import { agencyPageMessages } from './agency-pages';
import { tenantPageMessages } from './tenant-pages';

/** Words of the agency's pages. Pass them to `addMessages` before the pages render. */
export const agencyMessages = { ...agencyPageMessages, ...tenantPageMessages, ...chartMessages } as const;
