/** Messages for people when the source of the page did not work. */
import { isSpotreelError } from '../../../base/errors';
import type { Translator } from '../../../i18n/translator';
import { type Failure, failureOf } from '../../failure';
import type { EditorMediaSource } from './page-media';

/** Characters of a tab. */
const LONGEST = 40;

/** Label of the page's source, cut if it is too long for a tab. */
export function sourceName({ label }: EditorMediaSource, t: Translator): string {
  return (
    String(label ?? '')
      .trim()
      .slice(0, LONGEST) || t('pageMedia.unnamed')
  );
}

/** Says what failed: the source, or the server that did not get a file. */
export function sourceFailure(thrown: unknown, t: Translator, source: EditorMediaSource): Failure {
  const isOfPage = isSpotreelError(thrown) && thrown.code.startsWith('media_source_');
  if (!isOfPage) return failureOf(thrown, t, 'failure.unknown');
  return { code: thrown.code, message: t('pageMedia.failed', { source: sourceName(source, t) }) };
}
