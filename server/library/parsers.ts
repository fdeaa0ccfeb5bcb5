import { checkedTemplate } from './templates/checked-template';

/** What reads documents of operators, in a process of its own. */
export const libraryParsers = { checkedTemplate };
