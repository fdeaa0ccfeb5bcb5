/** What takes the background out of a picture: a model on this server, or a provider. */
export interface BackgroundRemover {
  /**
   * Writes the picture with a clear background to `outFile`, as WebP or PNG. Throws
   * `background_not_found` for a picture without a clear subject. Throws `background_unavailable`, and the errors of unreadable pictures.
   */
  remove(file: string, outFile: string): Promise<void>;
}
