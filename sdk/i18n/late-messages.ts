/** Messages of parts that are loaded late: they come with those parts, so that nobody downloads words of screens never seen. */
import type { Message, MessageKey, Messages } from './message';

const late: { [Key in MessageKey]?: Message } = {};

/** Whoever shows a part adds its words before; adding them again changes nothing. */
export function addMessages(messages: Messages): void {
  Object.assign(late, messages);
}

export function lateMessage(key: MessageKey): Message | undefined {
  return late[key];
}
