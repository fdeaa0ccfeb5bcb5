import { readerLanguage } from '../account/reader-language';
import type { CurrentUser } from '../account/session/authenticate';
import type { RequestContext } from '../platform/http/request-context';
import { type ReplySpeech, speechOf } from './reply-speech';
import type { StoryboardView } from './to-storyboard';

/** Answers in the language that the person reads. */
export function speechForReader(
  user: Pick<CurrentUser, 'row'>,
  context: RequestContext,
  { catalogue }: Pick<StoryboardView, 'catalogue'>,
): ReplySpeech {
  const names = [...catalogue.families].map(([id, { source }]) => [id, source.name] as const);
  return speechOf({ locale: readerLanguage(user, context), styleNames: Object.fromEntries(names) });
}
