import type { ErrorCode } from '../base/error-catalogue';
import type { accountMessages } from './account/account-messages';
import type { agencyMessages } from './agency/agency-messages';
import type { editorAreaMessages } from './editor/editor-area-messages';
import type { english } from './english';
import type { helpMessages } from './help/help-messages';
import type { operatorMessages } from './operator/operator-messages';
import type { partMessages } from './parts/part-messages';
import type { supportMessages } from './support/support-messages';

export type PluralMessage = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };
/** A text with `{name}` places, or one text for each plural form of `{count}`. */
export type Message = string | PluralMessage;
/** Key of what a screen says of an error of the server. English has none: the server's own message is shown. */
export type ErrorMessageKey = `error.${ErrorCode}`;
/** Keys of all areas, whenever their words are loaded. */
export type MessageKey =
  | keyof typeof english
  | keyof typeof editorAreaMessages
  | keyof typeof accountMessages
  | keyof typeof agencyMessages
  | keyof typeof helpMessages
  | keyof typeof operatorMessages
  | keyof typeof partMessages
  | keyof typeof supportMessages
  | ErrorMessageKey;
export type Messages = { readonly [Key in MessageKey]?: Message };
/** An English area in another language: all of its keys and no others. */
export type Translation<English> = { readonly [Key in keyof English]: Message };
