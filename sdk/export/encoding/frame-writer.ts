/** Turns painted frames into a file. */
export interface FrameWriter {
  /**
   * If present, the canvas shows all frames once before the first one is added. Resolves when it may be painted on
   * again.
   */
  look?(index: number): Promise<void>;
  /** The canvas shows frame `index`. Resolves when it may be painted on again. */
  add(index: number): Promise<void>;
  /** All frames are there. */
  finish(): Promise<void>;
  /** Releases encoders. Never rejects. */
  cancel(): Promise<void>;
}
