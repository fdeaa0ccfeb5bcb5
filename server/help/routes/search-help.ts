import { helpCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';

export const searchHelp = implement(helpCalls.searchHelp, async ({ query }, { help }) => [...help.search(query.query)]);
