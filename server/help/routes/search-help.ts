import { helpCalls } from '@spotreel/sdk/internal/contract';
import { readerLanguage } from '../../account/reader-language';
import { implement } from '../implement';

export const searchHelp = implement(helpCalls.searchHelp, async ({ query, user, context }, { helpIn }) => {
  const { help } = await helpIn(readerLanguage(user, context));
  return [...help.search(query.query)];
});
