import { brandPicture } from './brand/brand-picture';

/** What reads logos, in a process of its own. */
export const tenantParsers = { brandPicture };
