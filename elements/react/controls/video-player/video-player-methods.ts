/** Methods of a `<video-player>`. */
export interface VideoPlayerMethods {
  /** Rejects where the browser does not allow it, for example before the user has touched the page. */
  play(): Promise<void>;
  /** Does nothing to a video that does not play. */
  pause(): Promise<void>;
  /** Seconds from the start. */
  seek(seconds: number): Promise<void>;
}
