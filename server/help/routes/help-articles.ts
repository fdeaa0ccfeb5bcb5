import { helpCalls } from '@spotreel/sdk/internal/contract';
import { readerLanguage } from '../../account/reader-language';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { shownBlocks } from '../files/shown-files';

export const helpTopics = implement(helpCalls.helpTopics, async ({ user, context }, { helpIn }) => {
  const { help } = await helpIn(readerLanguage(user, context));
  return [...help.topics];
});

export const helpArticle = implement(helpCalls.helpArticle, async ({ params, user, context }, { helpIn }) => {
  const { help } = await helpIn(readerLanguage(user, context));
  const article = help.article(params.slug);
  if (!article) throw new ApiError('not_found');
  return { ...article, blocks: shownBlocks(article.blocks, context.baseUrl) };
});

export const searchHelp = implement(helpCalls.searchHelp, async ({ query, user, context }, { helpIn }) => {
  const { help } = await helpIn(readerLanguage(user, context));
  return [...help.search(query.query)];
});
