import { helpCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';

export const helpArticle = implement(helpCalls.helpArticle, async ({ params }, { help }) => {
  const article = help.article(params.slug);
  if (!article) throw new ApiError('not_found');
  return article;
});
