/** The words of an email in the language of its recipient. */
import { createFiller, directionOf } from '@spotreel/sdk/internal/i18n';
import { type MailKey, mailWords } from '@spotreel/sdk/internal/server-words';

/** Says a text of emails with its values. */
export type MailSay = (key: MailKey, values?: Readonly<Record<string, string | number>>) => string;

export interface MailSpeech {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly say: MailSay;
}

/** `language`: that of the person; null: unknown, so English. */
export function mailSpeech(language: string | null): MailSpeech {
  const spoken = mailWords(language);
  const fill = createFiller(spoken.language);
  return {
    language: spoken.language,
    direction: directionOf(spoken.language),
    say: (key, values) => fill(spoken.words[key], values),
  };
}
