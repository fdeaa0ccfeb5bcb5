import { brandPicture } from './brand/brand-picture';

/** Parsers of logos, in a process of its own. */
export const tenantParsers = { brandPicture };
