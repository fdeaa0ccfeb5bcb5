import { readAnimation } from './animation/read-animation';

/** Parsers of uploads, in a process of its own. */
export const mediaParsers = { readAnimation };
