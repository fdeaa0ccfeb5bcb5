/** Lazy messages: they are downloaded with the part of the screen that shows them. */
import type { Message, MessageKey, Messages } from './message';

const lazy: { [Key in MessageKey]?: Message } = {};

/** A part adds its messages before it renders; adding them again changes nothing. */
export function addMessages(messages: Messages): void {
  Object.assign(lazy, messages);
}

export function lazyMessage(key: MessageKey): Message | undefined {
  return lazy[key];
}
