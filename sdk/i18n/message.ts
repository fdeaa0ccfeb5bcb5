import type { english } from './english';
import type { operatorMessages } from './operator/operator-messages';

export type PluralMessage = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };
/** A text with `{name}` places, or one text for each plural form of `{count}`. */
export type Message = string | PluralMessage;
export type MessageKey = keyof typeof english | keyof typeof operatorMessages;
export type Messages = { readonly [Key in MessageKey]?: Message };
