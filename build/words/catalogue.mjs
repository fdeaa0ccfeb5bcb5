// @ts-check
/**
 * The catalogues of words (`sdk/i18n/words/<language>.json`): one ICU message for each key. Bundles, tests and stories get
 * them compiled, so that no browser parses a message.
 */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {string | { readonly [form: string]: string }} Message A text with `{name}` places, or one for each plural form of `{count}`. */

/** @param {string} id */
export const isCatalogue = (id) => /[\\/]i18n[\\/]words[\\/][a-z]{2}\.json$/.test(id);

/** Words of emails, plans, answers of the assistant and survey pages: the server alone writes them, and names them without this beginning. */
export const OF_THE_SERVER = /^(?:mail|plan|reply|surveyPage)\./;

/**
 * What Spotreel uses of ICU: places, and one plural of `count`. Throws where a message has something else.
 * @param {string} text @returns {Message}
 */
export function compileMessage(text) {
  /** @type {Record<string, string>} */
  const forms = {};
  const elements = parse(text, { ignoreTag: true });
  const plural = elements.find((element) => element.type === TYPE.plural);
  if (plural?.type !== TYPE.plural) return written(elements);
  if (plural.value !== 'count' || plural.offset !== 0) throw new Error('A plural form follows {count} alone.');
  for (const [form, { value }] of Object.entries(plural.options)) {
    if (form.startsWith('=')) throw new Error(`${form} is no plural form: write zero, one, two, few, many or other.`);
    forms[form] = written(elements.flatMap((element) => (element === plural ? value : [element])));
  }
  return forms;
}

/** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements @returns {string} */
function written(elements) {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.argument) return `{${element.value}}`;
      throw new Error('A message has places such as {name}, and at most one plural.');
    })
    .join('');
}

/** @param {string} json A catalogue as it is written. @returns {Record<string, Message>} */
export function compileCatalogue(json) {
  return Object.fromEntries(
    Object.entries(/** @type {Record<string, string>} */ (JSON.parse(json))).map(([key, text]) => {
      try {
        return [key, compileMessage(text)];
      } catch (error) {
        throw new Error(`${key}: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
}

/**
 * Compiles catalogues as they are loaded; what comes after it reads JSON, as it does without. For Rollup and Vite.
 * @param {{ isForBrowsers?: boolean }} [options] Without the words that the server alone writes.
 */
export function catalogues({ isForBrowsers = false } = {}) {
  return {
    name: 'catalogues',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!isCatalogue(id)) return null;
      const messages = Object.entries(compileCatalogue(code));
      const kept = isForBrowsers ? messages.filter(([key]) => !OF_THE_SERVER.test(key)) : messages;
      return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
    },
  };
}
