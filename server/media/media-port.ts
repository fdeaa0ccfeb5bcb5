/** Interface for reading and converting pictures, videos and sound. Errors carry the codes of `fileErrors`. */
import type { FocusPoint } from '@spotreel/sdk/internal/scene';

/** After rotation. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface InspectedImage extends PictureSize {
  /** WebP, without metadata, at most the asked size on its longer side. */
  readonly preview: Uint8Array;
  /** A copy that browsers and the renderer read alike, where the file itself is not one; the caller removes it. */
  readonly shownFile: string | undefined;
  /** It moves; what is shown is its first frame. Default: false. */
  readonly isAnimated?: boolean;
}

export interface VideoFacts extends PictureSize {
  readonly durationSeconds: number;
  readonly hasAudio: boolean;
  /** Parts of it may be clear, which becomes black. Default: false. */
  readonly hasAlpha?: boolean;
}

export interface VideoStill {
  /** Seconds into the video. */
  readonly timestampSeconds: number;
  readonly image: Uint8Array;
}

export interface ConvertedVideo {
  /** WebP of an early frame. */
  readonly preview: Uint8Array;
  /** A small MP4 that every browser plays; the caller removes it. */
  readonly shownFile: string;
  readonly thumbnails: readonly VideoStill[];
}

export interface AudioFacts {
  readonly durationSeconds: number;
}

export interface ConvertedAudio {
  /** AAC in MP4 that every browser plays, at the loudness of the library's music; the caller removes it. */
  readonly shownFile: string;
  /** Number of samples of each channel at 48 kHz, exact. */
  readonly samples: number;
  /** Integrated loudness of the file as it came, LUFS. */
  readonly loudnessLufs: number;
  /** True peak of the file as it came, dBFS. */
  readonly truePeakDb: number;
  /** Waveform, 0 to 1. */
  readonly peaks: readonly number[];
}

export interface ConversionOptions {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface MediaPort {
  /**
   * Reads a picture of a stranger, in a process of its own. `account`: of the person who sent it. Throws `media_undecodable`,
   * `image_too_large`, `input_too_complex`, `rate_limited`.
   */
  image(file: string, previewPx: number, account: number): Promise<InspectedImage>;
  /**
   * Writes an animated picture as an MP4, in a process of its own; parts of it that are clear become black. One is made at a time.
   * Throws `media_undecodable`, `media_type_unsupported` of one that does not move, `image_too_large`, and `rate_limited` when too many wait.
   */
  film(file: string, outFile: string): Promise<{ readonly hasAlpha: boolean }>;
  /** A smaller WebP of a picture that `image` or `convertVideo` has made; never enlarged. Throws `media_undecodable`. */
  shrink(picture: Uint8Array, longSidePx: number): Promise<Uint8Array>;
  /** As `brightness` of the contract: of previews, those of a video together. At least one. Throws `media_undecodable`. */
  brightness(previews: readonly Uint8Array[]): Promise<string>;
  /** The point of a picture that should stay in view: faces, else what differs most in color. Undefined: the middle. Throws `media_undecodable`, `image_too_large`, `aborted`. */
  focus(file: string, signal?: AbortSignal): Promise<FocusPoint | undefined>;
  /** Reads a video; its first frames are decoded, which takes seconds at most. Throws `media_undecodable`. */
  video(file: string): Promise<VideoFacts>;
  /** Takes as long as the video, or longer. Throws `media_undecodable`, `aborted`, and codes of the renderer for its bounds. */
  convertVideo(file: string, options: ConversionOptions): Promise<ConvertedVideo>;
  /** Reads a sound file; its first second is decoded. Throws `media_undecodable`, `audio_length`. */
  audio(file: string): Promise<AudioFacts>;
  /** Takes seconds. Throws `media_undecodable`, `audio_length`, `audio_silent`, `aborted`. */
  convertAudio(file: string, options: ConversionOptions): Promise<ConvertedAudio>;
}
