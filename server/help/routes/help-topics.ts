import { helpCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';

export const helpTopics = implement(helpCalls.helpTopics, async (_request, { help }) => [...help.topics]);
