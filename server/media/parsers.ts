import { readAnimation } from './animation/read-animation';

/** What reads uploads, in a process of its own. */
export const mediaParsers = { readAnimation };
