import type { CutOutMaker } from '@spotreel/sdk/contract';

/** What takes the background out of a picture: a model on this server, or a provider. */
export interface BackgroundRemover {
  /**
   * Writes the picture with a clear background to `outFile`, as WebP or PNG, and says what found the edges. Throws
   * `background_not_found` for a picture without a clear subject. Throws `background_unavailable`, and the errors of unreadable pictures.
   */
  remove(file: string, outFile: string): Promise<CutOutMaker>;
}
