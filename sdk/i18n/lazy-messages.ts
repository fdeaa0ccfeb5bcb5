/** Lazy messages: they are downloaded with the part of the screen that shows them. */
import type { Message, MessageKey, Messages } from './message';

const PLACE = Symbol.for('spotreel.messages');

type LazyMessages = { [Key in MessageKey]?: Message };

// a page may have several copies of this code, and give the account of one to the elements of another
const page = globalThis as { [PLACE]?: LazyMessages };
const lazy: LazyMessages = page[PLACE] ?? {};
page[PLACE] = lazy;

/** A part adds its messages before it renders; adding them again changes nothing. */
export function addMessages(messages: Messages): void {
  Object.assign(lazy, messages);
}

export function lazyMessage(key: MessageKey): Message | undefined {
  return lazy[key];
}
