/** What is known of an uploaded file. Sizes are those that a viewer sees: after rotation, in square pixels. */
export type MediaFacts =
  | { readonly kind: 'image'; readonly mimeType: string; readonly widthPx: number; readonly heightPx: number }
  | {
      readonly kind: 'video';
      readonly mimeType: string;
      readonly widthPx: number;
      readonly heightPx: number;
      readonly durationSeconds: number;
      readonly hasAudio: boolean;
      /** Frames a second, on average. */
      readonly frameRate: number;
      readonly isVariableFrameRate: boolean;
    }
  | { readonly kind: 'audio'; readonly mimeType: string; readonly durationSeconds: number; readonly hasAudio: true };

export interface EncodedPicture {
  readonly data: Buffer;
  readonly mimeType: 'image/webp';
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface VideoThumbnail {
  /** Seconds into the video. */
  readonly timestampSeconds: number;
  readonly file: string;
}

export interface VideoPreview {
  /** H.264 in MP4 that every browser plays: at most 1280 px a side, 30 fps constant, upright, without sound. */
  readonly videoFile: string;
  /** WebP of at most 512 px a side. */
  readonly posterFile: string;
  readonly thumbnails: readonly VideoThumbnail[];
}

export interface AudioCopy {
  /** AAC in MP4 at 48 kHz, two channels, at the loudness of the library's music and under its highest peak. */
  readonly audioFile: string;
  /** Exact, of each channel at 48 kHz. */
  readonly samples: number;
  /** Integrated loudness of the file as it came, LUFS. */
  readonly loudnessLufs: number;
  /** True peak of the file as it came, dBFS. */
  readonly truePeakDb: number;
  /** Waveform, 0 to 1. */
  readonly peaks: readonly number[];
}
