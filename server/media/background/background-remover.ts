/** What takes the background out of a picture: a model on this server, or a provider. */
export interface BackgroundRemover {
  /**
   * Writes the picture with a clear background to `outFile`, as WebP or PNG. Throws `background_not_found` for a picture in which
   * no subject stands out, `background_unavailable`, and what reading a picture throws.
   */
  remove(file: string, outFile: string): Promise<void>;
}
