import { readPackage } from './opening/read-package';

/** What reads packages, in a process of its own. */
export const packageParsers = { readPackage };
