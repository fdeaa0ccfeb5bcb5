import { helpCalls } from '@spotreel/sdk/internal/contract';
import { readerLanguage } from '../../account/reader-language';
import { ApiError } from '../../platform/http/api-error';
import { shownBlocks } from '../files/shown-files';
import { implement } from '../implement';

export const helpArticle = implement(helpCalls.helpArticle, async ({ params, user, context }, { helpIn }) => {
  const { help } = await helpIn(readerLanguage(user, context));
  const article = help.article(params.slug);
  if (!article) throw new ApiError('not_found');
  return { ...article, blocks: shownBlocks(article.blocks, context.baseUrl) };
});
