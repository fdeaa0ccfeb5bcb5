/**
 * Words of the product. A message is a text with `{name}` places, or one text for each plural form of `{count}`.
 * Embedding pages override single messages; what they leave out stays English.
 */
import { english } from './english';
import { lazyMessage } from './lazy-messages';
import type { Message, MessageKey, Messages } from './message';

export type { Message, MessageKey };

/** Words that replace the catalogue's, by key. A missing key keeps the catalogue's word. */
export type MessageOverrides = Messages;
export type MessageValues = Readonly<Record<string, string | number>>;

/** `t('editor.sceneCount', { count: 3 })`. A place without a value stays as it is written. */
export type Translator = (key: MessageKey, values?: MessageValues) => string;

const words: Messages = english;

/** `locale` decides plural forms and how numbers are written. Default `en`. */
export function createTranslator(overrides: MessageOverrides = {}, locale = 'en'): Translator {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (key, values = {}) => {
    // A key has no words only where its part forgot to bring them: then it shows itself.
    const message: Message = overrides[key] ?? words[key] ?? lazyMessage(key) ?? key;
    return fill(formOf(message, values.count, rules), values, numbers);
  };
}

function formOf(message: Message, count: string | number | undefined, rules: Intl.PluralRules): string {
  if (typeof message === 'string') return message;
  return message[rules.select(Number(count))] ?? message.other;
}

function fill(text: string, values: MessageValues, numbers: Intl.NumberFormat): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}
