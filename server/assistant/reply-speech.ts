/** The answers of the assistant, in the language that a person reads. */
import { createFiller } from '@spotreel/sdk/internal/i18n';
import { type ReplyKey, replyWords } from '@spotreel/sdk/internal/server-words';

/** Says an answer with its values. */
export type ReplySay = (key: ReplyKey, values?: Readonly<Record<string, string | number>>) => string;

/** Language and words of answers, as they are sent to a parser process. */
export interface SpokenWith {
  readonly locale: string;
  /** By id of the style, as the library shows it to the person. Absent: it does not show the style. */
  readonly styleNames: Readonly<Record<number, string>>;
}

export interface ReplySpeech extends SpokenWith {
  readonly say: ReplySay;
}

export function speechOf({ locale, styleNames }: SpokenWith): ReplySpeech {
  return { locale, styleNames, say: sayIn(locale) };
}

/** Answers in one language. */
function sayIn(locale: string): ReplySay {
  const { language, words } = replyWords(locale);
  const fill = createFiller(language);
  return (key, values) => fill(words[key], values);
}
