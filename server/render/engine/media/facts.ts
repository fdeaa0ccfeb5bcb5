/** Facts of files beyond those of uploads (`server/media/media-port.ts`). */
import type { AudioFacts, ConvertedAudio, PictureSize, VideoFacts, VideoStill } from '../../../media/media-port';

interface ImageFile extends PictureSize {
  readonly kind: 'image';
}

interface VideoFile extends VideoFacts {
  readonly kind: 'video';
  /** Frames a second, on average. */
  readonly frameRate: number;
  readonly isVariableFrameRate: boolean;
}

interface AudioFile extends AudioFacts {
  readonly kind: 'audio';
  readonly hasAudio: true;
}

/** Facts of an uploaded file. Sizes are those that a viewer sees: after rotation, in square pixels. */
export type MediaFacts = (ImageFile | VideoFile | AudioFile) & { readonly mimeType: string };

export interface EncodedPicture extends PictureSize {
  readonly data: Buffer;
  readonly mimeType: 'image/webp';
}

/** A picture as all painters read it. */
export interface PictureMaster extends PictureSize {
  readonly data: Buffer;
  readonly extension: 'jpg' | 'png';
}

export interface VideoThumbnail extends Omit<VideoStill, 'image'> {
  readonly file: string;
}

export interface VideoPreview {
  /** H.264 in MP4 that every browser plays: at most 1280 px a side, 30 fps constant, upright, without sound. */
  readonly videoFile: string;
  /** WebP of at most 512 px a side. */
  readonly posterFile: string;
  readonly thumbnails: readonly VideoThumbnail[];
}

export interface AudioCopy extends Omit<ConvertedAudio, 'shownFile'> {
  /** AAC in MP4 at 48 kHz, two channels, at the loudness of the library's music and under its highest peak. */
  readonly audioFile: string;
}
