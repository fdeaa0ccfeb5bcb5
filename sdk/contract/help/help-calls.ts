import * as z from 'zod/mini';
import { defineCall } from '../call';
import { searchText } from '../schemas/scalars';
import { helpArticle, helpResult, helpTopic } from './help';

/** Articles that come with the server, and those of its operator. */
export const helpCalls = {
  helpTopics: defineCall({
    method: 'GET',
    path: '/v1/help',
    auth: 'user',
    summary: 'All help articles by topic.',
    output: z.array(helpTopic),
  }),
  searchHelp: defineCall({
    method: 'GET',
    path: '/v1/help/search',
    auth: 'user',
    summary: 'Finds help articles by their words, the best 20 first.',
    query: z.object({ query: z._default(searchText, '') }),
    output: z.array(helpResult),
  }),
  helpArticle: defineCall({
    method: 'GET',
    path: '/v1/help/article/{slug}',
    params: 'text',
    auth: 'user',
    summary: 'One help article.',
    output: helpArticle,
    errors: ['not_found'],
  }),
} as const;
