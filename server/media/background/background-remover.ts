import type { CutOutMaker } from '@spotreel/sdk/internal/contract';

/** Remover of the background of a picture: a model on this server, or a provider. */
export interface SubjectFinder {
  /**
   * Writes the picture with a clear background to `outFile`, as WebP or PNG, and says what found the edges. Throws
   * `background_not_found` for a picture without a clear subject. Throws `background_unavailable`, and the errors of unreadable pictures.
   */
  remove(file: string, outFile: string): Promise<CutOutMaker>;
}

/** The same, and what a person marks. */
export interface BackgroundRemover extends SubjectFinder {
  /**
   * Writes what a mask keeps of the picture to `outFile`. White stays, black goes. Throws `background_not_found` for a mask that
   * keeps nothing, and the errors of unreadable pictures.
   */
  refine(file: string, maskFile: string, outFile: string): Promise<void>;
}
