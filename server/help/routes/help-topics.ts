import { helpCalls } from '@spotreel/sdk/internal/contract';
import { readerLanguage } from '../../account/reader-language';
import { implement } from '../implement';

export const helpTopics = implement(helpCalls.helpTopics, async ({ user, context }, { helpIn }) => {
  const { help } = await helpIn(readerLanguage(user, context));
  return [...help.topics];
});
