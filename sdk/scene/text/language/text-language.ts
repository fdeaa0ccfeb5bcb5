/**
 * The language that a text is set in: capitals (Turkish, Greek), forms of letters (Han characters) and breaks depend on it. What was
 * stated counts where it is written in the script of the text; the letters say the rest.
 */
import { scriptOf } from './script';

/**
 * Languages of scripts that determine one, or its most usual one. Kana and Hangul come before the Han characters among
 * them.
 */
const USUAL: Readonly<Record<string, string>> = {
  Grek: 'el',
  Hira: 'ja',
  Kana: 'ja',
  Hang: 'ko',
  Hani: 'zh',
  Arab: 'ar',
  Hebr: 'he',
  Deva: 'hi',
  Thai: 'th',
};
/** Scripts beside the one that a language's tag names. */
const WRITTEN_IN: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Kore: ['Hang', 'Hani'],
};
/** Letters of one Latin alphabet. */
const LETTERS = [
  [/[əƏ]/, 'az'],
  [/[ğıİĞ]/, 'tr'],
] as const;

/** BCP 47; undefined where nothing says it. `stated`: what is known beside the letters, the most telling first. */
export function languageOfText(text: string, stated: readonly string[]): string | undefined {
  const scripts = new Set(Array.from(text, (letter) => scriptOf(letter)).filter((script) => script !== undefined));
  const fitting = stated.find((language) => scriptsOf(language).some((script) => scripts.has(script)));
  if (fitting !== undefined && !contradicts(text, fitting)) return fitting;
  return byLetters(text) ?? Object.entries(USUAL).find(([script]) => scripts.has(script))?.[1];
}

/** The language that the letters of all texts of a video say together: a headline of kanji alone is as Japanese as the rest. */
export function languageOfTexts(texts: readonly string[]): string | undefined {
  const all = texts.join(' ');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(all)) return 'ja';
  if (/\p{Script=Hangul}/u.test(all)) return 'ko';
  return byLetters(all);
}

function byLetters(text: string): string | undefined {
  return LETTERS.find(([letters]) => letters.test(text))?.[1];
}

/** Kana are no Chinese, whatever was stated. */
function contradicts(text: string, language: string): boolean {
  return language.startsWith('zh') && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** A server is asked for languages that people write. */
const MOST_KNOWN = 500;
const known = new Map<string, readonly string[]>();

function scriptsOf(language: string): readonly string[] {
  const cached = known.get(language);
  if (cached) return cached;
  const scripts = readScripts(language);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(language, scripts);
  return scripts;
}

function readScripts(language: string): readonly string[] {
  try {
    const script = new Intl.Locale(language).maximize().script ?? '';
    return WRITTEN_IN[script] ?? [script];
  } catch {
    return []; // a tag that is none says nothing
  }
}
