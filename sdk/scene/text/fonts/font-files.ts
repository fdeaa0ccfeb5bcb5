/** Font files as they come in: each is read once. */
import { SpotreelError } from '../../../base/errors';
import type { FontFile, HyphenationFile } from '../../../contract/font-manifest';
import { createFontFace, type FontFace } from './font-face';
import { toSfnt } from './sfnt';

/** Reads a file of the manifest. */
export type LoadFontFile = (file: string) => Promise<ArrayBuffer>;

export class FontFiles {
  readonly #load: LoadFontFile;
  readonly #faces = new Map<string, FontFace>();
  readonly #lists = new Map<string, unknown>();
  readonly #loading = new Map<string, Promise<void>>();

  constructor(load: LoadFontFile) {
    this.#load = load;
  }

  /** Undefined until it is loaded. */
  face(file: string): FontFace | undefined {
    return this.#faces.get(file);
  }

  /** The list of slices in a `slicesFile`; undefined until it is loaded. */
  slices(file: string): readonly FontFile[] | undefined {
    return this.#lists.get(file) as readonly FontFile[] | undefined;
  }

  /** The patterns in a file of the manifest's `hyphenation`; undefined until it is loaded. */
  hyphenation(file: string): HyphenationFile | undefined {
    return this.#lists.get(file) as HyphenationFile | undefined;
  }

  /** Rejects with `font_unavailable`; a file that failed is tried again the next time. */
  async load(files: Iterable<string>): Promise<void> {
    await Promise.all([...files].map((file) => this.#loadOnce(file)));
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
      if (file.endsWith('.json')) this.#lists.set(file, JSON.parse(new TextDecoder().decode(bytes)));
      else this.#faces.set(file, createFontFace(await toSfnt(bytes)));
    } catch (cause) {
      throw new SpotreelError('font_unavailable', `The font file ${file} could not be loaded.`, { cause });
    }
  }
}
