/** Turns painted frames into a file. */
export interface FrameWriter {
  /** The canvas shows frame `index`. Resolves when it may be painted on again. */
  add(index: number): Promise<void>;
  /** All frames are there. */
  finish(): Promise<void>;
  /** Releases encoders. Never rejects. */
  cancel(): Promise<void>;
}
