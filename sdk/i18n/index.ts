/** The languages and the translator of screens. */
export { directionOf } from './direction';
export { LANGUAGE_CODES, type LanguageCode, languageFor } from './language-codes';
export {
  canonicalLocale,
  createFiller,
  createTranslator,
  type Message,
  type MessageKey,
  type MessageOverrides,
  type Translator,
} from './translator';
