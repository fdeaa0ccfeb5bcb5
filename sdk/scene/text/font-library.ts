/** The fonts of a manifest: which face draws a letter, and which files have to be loaded before that can be said. */
import { SpotreelError } from '../../base/errors';
import { createFontFace, type FontFace } from './font-face';
import type { FontFamilyEntry, FontFile, FontManifest } from './font-manifest';
import { isEmoji, isIgnorable } from './script';
import { toSfnt } from './sfnt';
import { includesCodePoint, parseUnicodeRanges, type UnicodeRanges } from './unicode-ranges';

/** Reads a file of the manifest. */
export type LoadFontFile = (file: string) => Promise<ArrayBuffer>;

/** A family at one weight, with what it falls back to. */
export interface FontChain {
  readonly families: readonly ChainFamily[];
}

interface ChainFamily {
  readonly entry: FontFamilyEntry;
  readonly covers: UnicodeRanges | undefined;
  readonly weight: number;
}

export class FontLibrary {
  readonly #manifest: FontManifest;
  readonly #load: LoadFontFile;
  readonly #faces = new Map<string, FontFace>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #slices = new Map<string, readonly FontFile[]>();
  readonly #ranges = new Map<string, UnicodeRanges>();
  readonly #chains = new Map<string, FontChain>();

  constructor(manifest: FontManifest, load: LoadFontFile) {
    this.#manifest = manifest;
    this.#load = load;
  }

  /** An unknown family is replaced by the first of the manifest. */
  chain(family: string, weight: number): FontChain {
    const key = `${family} ${weight}`;
    const known = this.#chains.get(key);
    if (known) return known;
    const { families, fallbacks } = this.#manifest;
    const primary = families.find(({ name }) => name.toLowerCase() === family.toLowerCase()) ?? families[0];
    const chain = {
      families: [...(primary ? [primary] : []), ...fallbacks].map((entry) => ({
        entry,
        covers: entry.covers === undefined ? undefined : parseUnicodeRanges(entry.covers),
        weight,
      })),
    };
    this.#chains.set(key, chain);
    return chain;
  }

  /** The face that draws a grapheme, as far as files are loaded; files that would have to be loaded first go to `missing`. */
  faceFor(grapheme: string, chain: FontChain, missing: Set<string>): FontFace | undefined {
    const codePoints = [...grapheme].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => !isIgnorable(code));
    if (codePoints.length === 0) return undefined;
    const families = isEmoji(grapheme)
      ? chain.families.toSorted((a, b) => Number(b.entry.isEmoji ?? false) - Number(a.entry.isEmoji ?? false))
      : chain.families;
    return this.#find(families, codePoints, missing) ?? this.#find(families, codePoints.slice(0, 1), missing);
  }

  /** The face that measures a line which has no letter of its own. */
  primaryFace(chain: FontChain, missing: Set<string>): FontFace | undefined {
    const [family] = chain.families;
    const file = family && this.#filesOf(family, 0x20, missing)[0];
    return file && this.#face(file.file, missing);
  }

  /** Rejects with `font_unavailable`. */
  async load(files: Iterable<string>): Promise<void> {
    await Promise.all([...files].map((file) => this.#loadOnce(file)));
  }

  #find(families: readonly ChainFamily[], codePoints: readonly number[], missing: Set<string>): FontFace | undefined {
    const [first = 0x20] = codePoints;
    for (const family of families) {
      if (family.covers && !includesCodePoint(family.covers, first)) continue;
      const waiting = missing.size;
      for (const { file } of this.#filesOf(family, first, missing)) {
        const face = this.#face(file, missing);
        if (face && codePoints.every((code) => face.has(code))) return face;
      }
      if (missing.size > waiting) return undefined; // it may be this family: first see what it has
    }
    return undefined;
  }

  /** Files of the family's nearest weight that may have the letter. */
  #filesOf({ entry, weight }: ChainFamily, codePoint: number, missing: Set<string>): readonly FontFile[] {
    const slices = entry.slicesFile === undefined ? [] : this.#slices.get(entry.slicesFile);
    if (!slices) missing.add(entry.slicesFile ?? '');
    const files = [...entry.files, ...(slices ?? [])].filter(
      ({ ranges }) => !ranges || this.#includes(ranges, codePoint),
    );
    const nearest = Math.min(...files.map((file) => distance(file.weight, weight)));
    return files.filter((file) => distance(file.weight, weight) === nearest);
  }

  #includes(ranges: string, codePoint: number): boolean {
    const parsed = this.#ranges.get(ranges) ?? parseUnicodeRanges(ranges);
    this.#ranges.set(ranges, parsed);
    return includesCodePoint(parsed, codePoint);
  }

  #face(file: string, missing: Set<string>): FontFace | undefined {
    const face = this.#faces.get(file);
    if (!face) missing.add(file);
    return face;
  }

  #loadOnce(file: string): Promise<void> {
    const known = this.#loading.get(file);
    if (known) return known;
    const loading = this.#read(file);
    this.#loading.set(file, loading);
    loading.catch(() => this.#loading.delete(file));
    return loading;
  }

  async #read(file: string): Promise<void> {
    try {
      const bytes = await this.#load(file);
      if (file.endsWith('.json')) this.#slices.set(file, JSON.parse(new TextDecoder().decode(bytes)) as FontFile[]);
      else this.#faces.set(file, createFontFace(await toSfnt(bytes)));
    } catch (cause) {
      throw new SpotreelError('font_unavailable', `The font file ${file} could not be loaded.`, { cause });
    }
  }
}

/** Between two equally near weights the heavier one: thin letters are the harder ones to read. */
function distance(weight: number, wanted: number): number {
  return Math.abs(weight - wanted) + (weight < wanted ? 0.5 : 0);
}
