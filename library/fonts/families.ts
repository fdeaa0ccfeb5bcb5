/**
 * The typefaces of the library, all under the SIL Open Font License (see LICENSES.md). Each weight is one whole font
 * file from the @expo-google-fonts packages: pairs of letters in two subset files would lose their kerning.
 */
export interface FontFamilySource {
  readonly name: string;
  readonly category: 'sans' | 'serif' | 'display' | 'handwriting' | 'fallback';
  /** Package below @expo-google-fonts. */
  readonly folder: string;
  readonly weights: readonly number[];
  readonly covers?: string;
  /** See `FontFamilyEntry`. */
  readonly companion?: string;
}

/** A very large typeface in slices, from an @fontsource package. */
export interface SlicedSource {
  readonly name: string;
  /** Package below @fontsource. */
  readonly folder: string;
  readonly weights: readonly number[];
  readonly covers: string;
  readonly language?: string;
  readonly isEmoji?: boolean;
  /** Tables of the files that are left out: the text shaper doesn't read them. */
  readonly without?: readonly string[];
}

/**
 * The letters of one script, from an @fontsource package: one file for each weight. Digits and punctuation are those of the family
 * that the text is set in.
 */
export interface ScriptSource {
  readonly name: string;
  /** Package below @fontsource. */
  readonly folder: string;
  /** Name of the package's subset. */
  readonly subset: string;
  readonly weights: readonly number[];
  /** Default: what the package says. */
  readonly covers?: string;
}

export const families: readonly FontFamilySource[] = [
  { name: 'Inter', category: 'sans', folder: 'inter', weights: [400, 500, 600, 700, 800] },
  { name: 'Manrope', category: 'sans', folder: 'manrope', weights: [400, 500, 600, 700, 800] },
  { name: 'Montserrat', category: 'sans', folder: 'montserrat', weights: [400, 500, 600, 700, 800] },
  { name: 'Poppins', category: 'sans', folder: 'poppins', weights: [400, 500, 600, 700, 800] },
  { name: 'Sora', category: 'sans', folder: 'sora', weights: [400, 600, 700, 800] },
  { name: 'Space Grotesk', category: 'sans', folder: 'space-grotesk', weights: [400, 500, 600, 700] },
  { name: 'Archivo Black', category: 'display', folder: 'archivo-black', weights: [400], companion: 'Montserrat' },
  { name: 'Bebas Neue', category: 'display', folder: 'bebas-neue', weights: [400], companion: 'Oswald' },
  { name: 'Oswald', category: 'display', folder: 'oswald', weights: [400, 500, 600, 700] },
  {
    name: 'DM Serif Display',
    category: 'serif',
    folder: 'dm-serif-display',
    weights: [400],
    companion: 'Playfair Display',
  },
  { name: 'Fraunces', category: 'serif', folder: 'fraunces', weights: [400, 600, 700] },
  { name: 'Lora', category: 'serif', folder: 'lora', weights: [400, 500, 600, 700] },
  { name: 'Playfair Display', category: 'serif', folder: 'playfair-display', weights: [400, 500, 600, 700] },
  { name: 'Caveat', category: 'handwriting', folder: 'caveat', weights: [400, 600, 700] },
];

export const fallbacks: readonly FontFamilySource[] = [
  {
    name: 'Noto Sans',
    category: 'fallback',
    folder: 'noto-sans',
    weights: [400, 700, 900],
    covers: 'U+0000-052F,U+1D00-1FFF,U+2000-2BFF,U+A640-A69F,U+FB00-FB06,U+FE20-FE2F',
  },
  {
    name: 'Noto Sans Arabic',
    category: 'fallback',
    folder: 'noto-sans-arabic',
    weights: [400, 700, 900],
    covers: 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+FB50-FDFF,U+FE70-FEFF',
  },
  {
    name: 'Noto Sans Hebrew',
    category: 'fallback',
    folder: 'noto-sans-hebrew',
    weights: [400, 700, 900],
    covers: 'U+0590-05FF,U+FB1D-FB4F',
  },
  {
    name: 'Noto Sans Devanagari',
    category: 'fallback',
    folder: 'noto-sans-devanagari',
    weights: [400, 700, 900],
    covers: 'U+0900-097F,U+1CD0-1CFF,U+A8E0-A8FF',
  },
  {
    name: 'Noto Sans Bengali',
    category: 'fallback',
    folder: 'noto-sans-bengali',
    weights: [400, 700],
    covers: 'U+0980-09FF',
  },
  {
    name: 'Noto Sans Tamil',
    category: 'fallback',
    folder: 'noto-sans-tamil',
    weights: [400, 700],
    covers: 'U+0B80-0BFF',
  },
  {
    name: 'Noto Sans Telugu',
    category: 'fallback',
    folder: 'noto-sans-telugu',
    weights: [400, 700],
    covers: 'U+0C00-0C7F',
  },
  {
    name: 'Noto Sans Thai',
    category: 'fallback',
    folder: 'noto-sans-thai',
    weights: [400, 700, 900],
    covers: 'U+0E00-0E7F',
  },
  {
    name: 'Noto Sans Georgian',
    category: 'fallback',
    folder: 'noto-sans-georgian',
    weights: [400, 700],
    covers: 'U+10A0-10FF,U+1C90-1CBF,U+2D00-2D2F',
  },
  {
    name: 'Noto Sans Armenian',
    category: 'fallback',
    folder: 'noto-sans-armenian',
    weights: [400, 700],
    covers: 'U+0530-058F,U+FB13-FB17',
  },
  { name: 'Noto Sans Yi', category: 'fallback', folder: 'noto-sans-yi', weights: [400], covers: 'U+A000-A4CF' },
  {
    name: 'Noto Sans Lisu',
    category: 'fallback',
    folder: 'noto-sans-lisu',
    weights: [400, 700],
    covers: 'U+A4D0-A4FF,U+11FB0',
  },
  // arrows, check marks and stars, of which display typefaces have few
  { name: 'Inter', category: 'fallback', folder: 'inter', weights: [400, 500, 600, 700, 800], covers: 'U+2000-2BFF' },
  {
    name: 'Noto Sans Symbols 2',
    category: 'fallback',
    folder: 'noto-sans-symbols-2',
    weights: [400],
    covers: 'U+2000-2BFF,U+1F000-1FBFF',
  },
];

/** Han characters look different in each language, so a text asks the family of its own first. */
export const sliced: readonly SlicedSource[] = [
  {
    name: 'Noto Sans JP',
    folder: 'noto-sans-jp',
    weights: [400, 700],
    language: 'ja',
    covers: 'U+2100-27BF,U+3000-30FF,U+31F0-31FF,U+3200-33FF,U+4E00-9FFF,U+F900-FAFF,U+FF00-FFEF,U+20000-2FA1F',
  },
  {
    name: 'Noto Sans SC',
    folder: 'noto-sans-sc',
    weights: [400, 700],
    language: 'zh',
    covers: 'U+2E80-2FDF,U+3000-303F,U+3100-312F,U+3400-4DBF,U+4E00-9FFF,U+F900-FAFF,U+FF00-FFEF,U+20000-2FA1F',
  },
  {
    name: 'Noto Sans KR',
    folder: 'noto-sans-kr',
    weights: [400, 700],
    language: 'ko',
    covers: 'U+1100-11FF,U+3130-318F,U+A960-A97F,U+AC00-D7FF',
  },
  {
    name: 'Noto Color Emoji',
    folder: 'noto-color-emoji',
    weights: [400],
    covers: 'U+0023-0039,U+00A9,U+00AE,U+200D,U+203C-3299,U+FE0F,U+1F000-1FAFF,U+E0020-E007F',
    isEmoji: true,
    without: ['SVG '],
  },
];
