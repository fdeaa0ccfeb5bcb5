import type { Media } from '../../../contract/media/media';
import type { Id } from '../../../contract/schemas/ids';
import type { CropArea } from '../../../scene/pictures/crop';
import type { Failure } from '../../failure';

/** A file on its way into the account. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1: of the bytes that are sent, then of the conversion. */
  readonly progress: number;
  /** `interrupted`: of an earlier visit. It goes on once its file is chosen again. */
  readonly status: 'waiting' | 'uploading' | 'converting' | 'paused' | 'interrupted' | 'failed';
  /** True while a large file is sent: it goes in parts. */
  readonly canPause: boolean;
  /** True for a failed upload that may succeed the next time. */
  readonly canRetry: boolean;
  readonly failure: Failure | undefined;
  /** It is to be the music of a video. */
  readonly isMusic: boolean;
  /** Once the server has the file. */
  readonly mediaId: Id<'media'> | undefined;
}

/** Cut of a picture out of another one. */
export interface PictureCut {
  readonly sourceMediaId: Id<'media'>;
  readonly area: CropArea;
}

/** A file of this device. */
interface SentFile {
  readonly file: File;
  /** Default: the top. */
  readonly folder?: number | null | undefined;
  /** The picture is a part of another one, and no upload in its own right. */
  readonly cut?: PictureCut | undefined;
}

/** A file that the server fetches from a public http(s) address. */
interface FetchedFile {
  readonly address: string;
  readonly type: 'image' | 'video';
}

/** Source of an upload. */
export type UploadRequest = (SentFile | FetchedFile) & {
  /** It is to be the music of a video. Default: false. */
  readonly isMusic?: boolean | undefined;
  /** Gets the file once it can be used, also after another try. */
  readonly onReady?: ((media: Media) => void) | undefined;
};

/** Result of the first try. Both are undefined for an upload that was cancelled. */
export interface UploadOutcome {
  /** The file, once it can be used. */
  readonly media?: Media | undefined;
  /** Its entry stays until it is dismissed. */
  readonly failure?: Failure | undefined;
}

/** An upload that has begun. */
export interface StartedUpload {
  /** Id of its entry. */
  readonly id: number;
  /** Resolves when the first try has ended. */
  readonly outcome: Promise<UploadOutcome>;
}

/** Events of uploads. */
export interface UploadEvents {
  /** The server has the file; a video comes again once it is converted. */
  readonly taken: Media;
  /** Id of a file whose conversion was cancelled. */
  readonly removed: number;
}
