/**
 * Words of the product. A message is a text with `{name}` places, or one text for each plural form of `{count}`.
 * Embedding pages override single messages; what neither they nor the language have stays English.
 */
import { directionOf } from './direction';
import { englishWords } from './english-words';
import type { FindWords } from './language';
import type { Message, MessageKey, Messages } from './message';

export type { Message, MessageKey };

/** Words that replace the catalogue's, by key. A missing key keeps the catalogue's word. */
export type MessageOverrides = Messages;
export type MessageValues = Readonly<Record<string, string | number>>;

/** `t('editor.sceneCount', { count: 3 })`. A place without a value stays as it is written. */
export interface Translator {
  (key: MessageKey, values?: MessageValues): string;
  /** BCP 47: plural forms, numbers and dates follow it. */
  readonly locale: string;
  /** Direction of writing. Undefined: no language was chosen, so the page's direction counts. */
  readonly direction: 'ltr' | 'rtl' | undefined;
}

/**
 * `locale` decides plural forms and how numbers are written; default `en`. `language`: words that were loaded for it. English
 * texts are there for what the loaded code shows: a key that only the page itself names needs a text in `overrides`.
 *
 * @example
 * ```ts
 * import { createTranslator } from '@spotreel/sdk';
 *
 * const t = createTranslator({ 'editor.render': 'Publish it' });
 * console.log(t('editor.render'));
 * ```
 */
export function createTranslator(
  overrides: MessageOverrides = {},
  locale?: string | undefined,
  language?: FindWords | undefined,
): Translator {
  const tag = canonicalLocale(locale);
  const fill = createFiller(tag);
  const translate = (key: MessageKey, values?: MessageValues) => {
    const english = englishWords(key);
    // an error that no language has words for is its own key
    return fill(overrides[key] ?? language?.(key, english) ?? english ?? key, values);
  };
  return Object.assign(translate, {
    locale: tag,
    direction: locale ? directionOf(tag) : undefined,
  });
}

/** Writes values into messages, with numbers and plural forms as in `locale`. */
export function createFiller(language: string): (message: Message, values?: MessageValues) => string {
  const locale = canonicalLocale(language);
  // made on first use: a browser takes milliseconds for each, and most messages need neither
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const formOf = (message: Exclude<Message, string>, count: string | number | undefined): string => {
    rules ??= new Intl.PluralRules(locale);
    return message[rules.select(Number(count))] ?? message.other;
  };
  return (message, values = {}) => {
    const text = typeof message === 'string' ? message : formOf(message, values.count);
    return text.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      if (typeof value === 'number') {
        numbers ??= new Intl.NumberFormat(locale);
        return numbers.format(value);
      }
      return RIGHT_TO_LEFT.test(text + value) ? `\u2068${value}\u2069` : value;
    });
  };
}

/** Hebrew, Arabic and their neighbors. A value in such a sentence, or such a value, is isolated: its words move no others. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * The tag as browsers know it: `en_us` is `en-US`. English for what is no tag, which `Intl` would refuse. Arabic gets the
 * digits 0 to 9 where the tag asks for no others: ratios, prices and durations in texts have them too.
 */
export function canonicalLocale(tag = ''): string {
  try {
    return withDigits(new Intl.Locale(tag.replaceAll('_', '-')));
  } catch {
    return 'en';
  }
}

function withDigits(locale: Intl.Locale): string {
  const hasOwn = locale.language !== 'ar' || locale.numberingSystem !== undefined;
  return (hasOwn ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' })).toString();
}
