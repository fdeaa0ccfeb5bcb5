/** Faces of letters, and the files that have to be loaded to choose them. */

import type { FontFile, FontManifest } from '../../../contract/font-manifest';
import { createHyphenate, type Hyphenate } from '../language/hyphenation-patterns';
import { isEmoji, isIgnorable, isWideSpace, sampleOf, scriptOf } from '../language/script';
import { type ChainFamily, createFontChains, type FontChain, type FontChoice } from './font-chain';
import type { FontFace } from './font-face';
import { FontFiles, type LoadFontFile } from './font-files';
import { includesCodePoint, parseUnicodeRanges, type UnicodeRanges } from './unicode-ranges';

/** Letters of a chain whose face is kept: marks on marks make new ones without end. */
const MOST_FOUND = 20_000;
/** No face can be named before a file is loaded; its name has been noted. */
const WAITING = Symbol('waiting');

export class FontLibrary {
  readonly #files: FontFiles;
  readonly #hyphenation: ReadonlyMap<string, string>;
  readonly #hyphenates = new Map<string, Hyphenate>();
  readonly #ranges = new Map<string, UnicodeRanges>();
  /** The fonts for a text. */
  readonly chainFor: (text: string, choice: FontChoice) => FontChain;

  constructor(manifest: FontManifest, load: LoadFontFile) {
    this.chainFor = createFontChains(manifest);
    this.#files = new FontFiles(load);
    this.#hyphenation = new Map(Object.entries(manifest.hyphenation ?? {}));
  }

  /** Rejects with `font_unavailable`. */
  load(files: Iterable<string>): Promise<void> {
    return this.#files.load(files);
  }

  /** The face that draws a grapheme, as far as files are loaded; files that would have to be loaded first go to `missing`. */
  faceFor(grapheme: string, chain: FontChain, missing: Set<string>): FontFace | undefined {
    const known = chain.found.get(grapheme);
    if (known) return known;
    const face = isWideSpace(grapheme) ? this.primaryFace(chain, missing) : this.#choose(grapheme, chain, missing);
    if (chain.found.size >= MOST_FOUND) chain.found.clear();
    if (face) chain.found.set(grapheme, face);
    return face;
  }

  /** The first face that has all these letters of one script; undefined where there is none, or while files are missing. */
  faceForWord(letters: string, chain: FontChain, missing: Set<string>): FontFace | undefined {
    const codePoints = [...letters]
      .filter((letter) => !isIgnorable(letter))
      .map((letter) => letter.codePointAt(0) ?? 0);
    const found = this.#find(chain.families, codePoints, missing);
    return found === WAITING ? undefined : found;
  }

  /** False: no font has the letter, and a box is drawn in its place. True while files that may have it are not loaded. */
  hasLetter(grapheme: string, chain: FontChain): boolean {
    if ([...grapheme].every((letter) => isIgnorable(letter) || /\s/.test(letter))) return true;
    const waitingFor = new Set<string>();
    return this.faceFor(grapheme, chain, waitingFor) !== undefined || waitingFor.size > 0;
  }

  /** The face of letters that no font has, and of lines without a letter. */
  primaryFace(chain: FontChain, missing: Set<string>): FontFace | undefined {
    const found = chain.families.slice(0, 1).map((family) => this.#findIn(family, [0x20], missing))[0];
    return found === WAITING ? undefined : found;
  }

  /** Thousandths of an em, both positive; those of a usual font until the chain's own is loaded. */
  lineMetrics(chain: FontChain): { readonly ascent: number; readonly descent: number } {
    return this.primaryFace(chain, new Set()) ?? { ascent: 800, descent: 200 };
  }

  /** Undefined for a language without patterns, and while they are not loaded: then their file goes to `missing`. */
  hyphenateFor(language: string, missing: Set<string>): Hyphenate | undefined {
    const tag = this.#hyphenation.has(language) ? language : (language.split('-')[0] ?? '');
    const file = this.#hyphenation.get(tag);
    if (file === undefined) return undefined;
    const known = this.#hyphenates.get(tag);
    if (known) return known;
    const patterns = this.#files.hyphenation(file);
    if (!patterns) {
      missing.add(file);
      return undefined;
    }
    const hyphenate = createHyphenate(patterns, tag);
    this.#hyphenates.set(tag, hyphenate);
    return hyphenate;
  }

  #choose(grapheme: string, { families }: FontChain, missing: Set<string>): FontFace | undefined {
    const letters = [...grapheme].filter((letter) => !isIgnorable(letter));
    const codePoints = letters.map((letter) => letter.codePointAt(0) ?? 0);
    if (codePoints.length === 0) return undefined;
    const isFirst = ({ entry }: ChainFamily) => Number(entry.isEmoji ?? false);
    const ordered = isEmoji(grapheme) ? families.toSorted((a, b) => isFirst(b) - isFirst(a)) : families;
    const sample = [...sampleOf(scriptOf(grapheme))].map((letter) => letter.codePointAt(0) ?? 0);
    const whole = this.#find(ordered, [...codePoints, ...sample], missing);
    // a letter without its marks, or from a font without its script, is better than none
    const found = whole ?? this.#find(ordered, codePoints.slice(0, 1), missing);
    return found === WAITING ? undefined : found;
  }

  #find(families: readonly ChainFamily[], codePoints: readonly number[], missing: Set<string>) {
    for (const family of families) {
      if (family.covers && !includesCodePoint(family.covers, codePoints[0] ?? 0)) continue;
      const found = this.#findIn(family, codePoints, missing);
      if (found) return found;
    }
    return undefined;
  }

  #findIn(
    { entry, weight }: ChainFamily,
    codePoints: readonly number[],
    missing: Set<string>,
  ): FontFace | typeof WAITING | undefined {
    const slices = entry.slicesFile === undefined ? [] : this.#files.slices(entry.slicesFile);
    if (!slices) {
      missing.add(entry.slicesFile ?? '');
      return WAITING;
    }
    const files = this.#filesWith(codePoints[0] ?? 0, [...entry.files, ...slices], weight);
    const faces = files.map(({ file }) => this.#files.face(file));
    for (const [index, { file }] of files.entries()) if (!faces[index]) missing.add(file);
    const found = faces.find((face) => face && codePoints.every((code) => face.has(code)));
    return found ?? (faces.includes(undefined) ? WAITING : undefined);
  }

  /** Files of the nearest weight that may have the letter. */
  #filesWith(codePoint: number, files: readonly FontFile[], weight: number): readonly FontFile[] {
    const likely = files.filter(({ ranges }) => !ranges || this.#includes(ranges, codePoint));
    const nearest = Math.min(...likely.map((file) => distance(file.weight, weight)));
    return likely.filter((file) => distance(file.weight, weight) === nearest);
  }

  #includes(ranges: string, codePoint: number): boolean {
    const parsed = this.#ranges.get(ranges) ?? parseUnicodeRanges(ranges);
    this.#ranges.set(ranges, parsed);
    return includesCodePoint(parsed, codePoint);
  }
}

/** Between two equally near weights the heavier one: thin letters are the harder ones to read. */
function distance(weight: number, wanted: number): number {
  return Math.abs(weight - wanted) + (weight < wanted ? 0.5 : 0);
}
