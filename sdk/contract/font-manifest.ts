/**
 * Font files. Paths are relative to the folder of the fonts (`/fonts/` on a server). A family has one whole font for
 * each weight. Very large families are cut into slices, whose list is a file that is read on demand.
 */
export interface FontFile {
  readonly file: string;
  /** 100 to 900. */
  readonly weight: number;
  /** `U+0000-00FF,U+0131`; absent: the file says itself what it has. */
  readonly ranges?: string;
}

/** One family of fonts and the files that it consists of. */
export interface FontFamilyEntry {
  /** As templates and people name it. */
  readonly name: string;
  readonly category: 'sans' | 'serif' | 'display' | 'handwriting' | 'fallback';
  readonly files: readonly FontFile[];
  /** JSON file with more `FontFile`s, read when a letter of `covers` turns up. */
  readonly slicesFile?: string;
  /** For fallbacks: letters for which it is worth asking, as ranges. */
  readonly covers?: string;
  /** Han characters look different in each language: text in this one (`ja`, `ko`, `zh`) asks this family first. */
  readonly language?: string;
  /** Name of a family of the same temper, asked first for letters that this one lacks. Absent: the fallbacks are asked. */
  readonly companion?: string;
  /** Drawn first for emoji. */
  readonly isEmoji?: boolean;
}

/** Every font that the text shaper can load. Paths are relative to the manifest. */
export interface FontManifest {
  /** Fonts for text. */
  readonly families: readonly FontFamilyEntry[];
  /** Asked in this order for letters that the chosen family lacks. */
  readonly fallbacks: readonly FontFamilyEntry[];
  /** File with a `HyphenationFile` by BCP 47 tag, of a language or of its form in a region. Absent: words get hyphens between syllables, without patterns. */
  readonly hyphenation?: Readonly<Record<string, string>>;
}

/** Hyphenation patterns of one language (Liang's algorithm). */
export interface HyphenationFile {
  /** Patterns as TeX writes them, in lowercase, with spaces between them: `.ab3a 1ba a2b`. */
  readonly patterns: string;
  /** Positions of hyphens in whole words, in place of those that the patterns give. */
  readonly exceptions: Readonly<Record<string, readonly number[]>>;
}
