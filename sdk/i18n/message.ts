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
/** Keys of all areas, whenever their words are loaded. */
export type MessageKey =
  | keyof typeof english
  | keyof typeof editorAreaMessages
  | keyof typeof accountMessages
  | keyof typeof agencyMessages
  | keyof typeof helpMessages
  | keyof typeof operatorMessages
  | keyof typeof partMessages
  | keyof typeof supportMessages;
export type Messages = { readonly [Key in MessageKey]?: Message };
