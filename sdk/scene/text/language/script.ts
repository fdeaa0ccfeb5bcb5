/** Writing systems of letters, as HarfBuzz names them (ISO 15924). */
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
  ['Gujr', /\p{Script=Gujarati}/u],
  ['Guru', /\p{Script=Gurmukhi}/u],
  ['Knda', /\p{Script=Kannada}/u],
  ['Mlym', /\p{Script=Malayalam}/u],
  ['Orya', /\p{Script=Oriya}/u],
  ['Sinh', /\p{Script=Sinhala}/u],
  ['Khmr', /\p{Script=Khmer}/u],
  ['Laoo', /\p{Script=Lao}/u],
  ['Mymr', /\p{Script=Myanmar}/u],
  ['Tibt', /\p{Script=Tibetan}/u],
  ['Ethi', /\p{Script=Ethiopic}/u],
  ['Cher', /\p{Script=Cherokee}/u],
  ['Thaa', /\p{Script=Thaana}/u],
  ['Mong', /\p{Script=Mongolian}/u],
  ['Nkoo', /\p{Script=Nko}/u],
  ['Tfng', /\p{Script=Tifinagh}/u],
  ['Cans', /\p{Script=Canadian_Aboriginal}/u],
  ['Syrc', /\p{Script=Syriac}/u],
  ['Java', /\p{Script=Javanese}/u],
  ['Bali', /\p{Script=Balinese}/u],
  ['Sund', /\p{Script=Sundanese}/u],
  ['Olck', /\p{Script=Ol_Chiki}/u],
  ['Adlm', /\p{Script=Adlam}/u],
  ['Mtei', /\p{Script=Meetei_Mayek}/u],
  ['Vaii', /\p{Script=Vai}/u],
  ['Limb', /\p{Script=Limbu}/u],
  ['Cham', /\p{Script=Cham}/u],
  ['Tale', /\p{Script=Tai_Le}/u],
  ['Talu', /\p{Script=New_Tai_Lue}/u],
  ['Osge', /\p{Script=Osage}/u],
  ['Kali', /\p{Script=Kayah_Li}/u],
  ['Rohg', /\p{Script=Hanifi_Rohingya}/u],
  ['Tavt', /\p{Script=Tai_Viet}/u],
  ['Lisu', /\p{Script=Lisu}/u],
  ['Yiii', /\p{Script=Yi}/u],
] as const;

/** Many fonts have π or μ as signs but no Greek: a word is not pieced together from two of them. */
const SAMPLES: Readonly<Record<string, string>> = { Grek: 'αηω', Cyrl: 'бжя', Arab: 'بعه', Hebr: 'אמש' };

/** Letters that a font must also have to be used for those of a script. */
export function sampleOf(script: string | undefined): string {
  return (script && SAMPLES[script]) ?? '';
}

/** Letters of these touch or stack: they must not be moved or spaced apart. */
const JOINING = new Set(
  (
    'Arab Syrc Mong Nkoo Adlm Rohg ' +
    'Deva Beng Taml Telu Gujr Guru Knda Mlym Orya Sinh Khmr Mymr Tibt Java Bali Sund Mtei Limb Cham Tavt'
  ).split(' '),
);

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

/** Language whose Han forms a text needs, by the letters around them unless the language is stated. */
export function hanLanguage(text: string, language: string | undefined): 'ja' | 'ko' | 'zh' | undefined {
  const [stated] = /^(ja|ko|zh)\b/.exec(language ?? '') ?? [];
  if (stated) return stated as 'ja' | 'ko' | 'zh';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined;
}
