import { readPackage } from './opening/read-package';

/** Parsers of packages, in a process of its own. */
export const packageParsers = { readPackage };
