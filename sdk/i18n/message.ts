import type { ErrorCode } from '../base/error-catalogue';
import type english from './words/en.json';

export type PluralMessage = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };
/** A text with `{name}` places, or one text for each plural form of `{count}`. */
export type Message = string | PluralMessage;
/** Key of any text in the catalogues (`words/<language>.json`): of screens, emails, answers of the assistant, survey pages. */
export type WordKey = keyof typeof english;
/** Key of what a screen says of an error of the server. English has none: the server's own message is shown. */
export type ErrorMessageKey = `error.${ErrorCode}`;
/** Key of a text of screens. */
export type MessageKey = Exclude<WordKey, `${'mail' | 'plan' | 'reply' | 'surveyPage'}.${string}`> | ErrorMessageKey;
export type Messages = { readonly [Key in MessageKey]?: Message };
