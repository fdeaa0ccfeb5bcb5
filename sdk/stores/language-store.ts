import { atom } from 'nanostores';
import { type FindWords, isEnglish } from '../i18n/language';
import { createTranslator, type MessageOverrides, type Translator } from '../i18n/translator';

/** Milliseconds that the first screen waits for its language before it is shown in English. */
const PATIENCE_MS = 5000;

/** The language of one account's screens. */
export class LanguageStore {
  /** Undefined while the first language is being loaded. */
  readonly $translator = atom<Translator | undefined>();
  /** Speaks the language of the moment; English while the first is being loaded. */
  readonly t: Translator;
  readonly #messages: MessageOverrides | undefined;
  #run = 0;
  #wanted = 'en';

  constructor(messages?: MessageOverrides | undefined, locale?: string | undefined) {
    this.#messages = messages;
    const before = createTranslator(messages, locale);
    this.t = presentOf(() => this.$translator.get() ?? before);
    this.speak(locale);
  }

  /** BCP 47 tag of the language that was asked for last, while it is being loaded too. */
  get wanted(): string {
    return this.#wanted;
  }

  /** Changes the language. What is shown stays in the language before until the new one is loaded. */
  speak(locale?: string | undefined): void {
    const run = ++this.#run;
    this.#wanted = locale ?? 'en';
    const say = (language?: FindWords) => {
      if (run === this.#run) this.$translator.set(createTranslator(this.#messages, locale, language));
    };
    if (!locale || isEnglish(locale)) {
      say();
      return;
    }
    const patience = setTimeout(() => this.$translator.get() ?? say(), PATIENCE_MS);
    import('../i18n/load-language')
      .then(({ loadLanguage }) => loadLanguage(locale))
      .then(say, () => say())
      .finally(() => clearTimeout(patience));
  }
}

/** One translator for stores, which live longer than a language. */
function presentOf(present: () => Translator): Translator {
  const translate = (...words: Parameters<Translator>) => present()(...words);
  return Object.defineProperties(translate, {
    locale: { get: () => present().locale },
    direction: { get: () => present().direction },
  }) as Translator;
}
