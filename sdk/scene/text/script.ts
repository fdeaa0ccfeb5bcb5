/** Which writing system a letter belongs to, as HarfBuzz names them (ISO 15924). */
const SCRIPTS = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Telu', /\p{Script=Telugu}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
] as const;

/** Many fonts have π or μ as signs but no Greek: a word is not pieced together from two of them. */
const SAMPLES: Readonly<Record<string, string>> = { Grek: 'αηω', Cyrl: 'бжя', Arab: 'بعه', Hebr: 'אמש' };

/** Letters that a font must also have to be used for those of a script. */
export function sampleOf(script: string | undefined): string {
  return (script && SAMPLES[script]) ?? '';
}

/** Letters of these touch or stack: they must not be moved or spaced apart. */
const JOINING = new Set(['Arab', 'Deva', 'Beng', 'Taml', 'Telu']);

/** Undefined for what every script shares: digits, punctuation, spaces, emoji. */
export function scriptOf(grapheme: string): string | undefined {
  const first = grapheme.codePointAt(0) ?? 0;
  if (first < 0x80) return /[a-z]/i.test(grapheme) ? 'Latn' : undefined;
  return SCRIPTS.find(([, pattern]) => pattern.test(grapheme))?.[0];
}

export function joinsLetters(script: string | undefined): boolean {
  return script !== undefined && JOINING.has(script);
}

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
const TEXT_PRESENTATION = '\ufe0e';

export function isEmoji(grapheme: string): boolean {
  return EMOJI.test(grapheme) && !grapheme.includes(TEXT_PRESENTATION);
}

/** Variation selectors, joiners and marks of direction: no font needs a glyph for them. */
export function isIgnorable(letter: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(letter);
}

/** HarfBuzz makes these out of any font's own space. */
export function isWideSpace(grapheme: string): boolean {
  return grapheme !== ' ' && /^\s$/.test(grapheme);
}

/** Whose forms of Han characters a text wants, judged by the company they keep unless the language says it. */
export function hanLanguage(text: string, language: string | undefined): 'ja' | 'ko' | 'zh' | undefined {
  const [stated] = /^(ja|ko|zh)\b/.exec(language ?? '') ?? [];
  if (stated) return stated as 'ja' | 'ko' | 'zh';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined;
}
