import { checkedTemplate } from './templates/checked-template';

/** Parsers of documents of operators, in a process of its own. */
export const libraryParsers = { checkedTemplate };
