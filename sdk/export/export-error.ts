import { SpotreelError } from '../base/errors';

/** Why an export on this device did not end with a file. `aborted` comes too, when its signal fired. */
export type ExportErrorCode =
  /** The page's policy, or the browser, lets no worker of this server run. */
  | 'export_worker_refused'
  /** The worker has broken down, usually for want of memory. */
  | 'export_worker_lost'
  /** This browser has no encoder for the format at this size. */
  | 'export_codec_unsupported'
  /** Disk or quota are full. */
  | 'export_storage_full'
  /** A picture, video or piece of music is gone, or its server does not let this page read it (CORS). */
  | 'export_media_unreadable'
  /** A picture, video or piece of music was read, and this browser cannot decode it. */
  | 'export_media_undecodable'
  /** A scene has something that this painter does not know. */
  | 'export_scene_unpaintable'
  /** Anything else; `cause` says what. */
  | 'export_failed';

export function exportError(code: ExportErrorCode, message: string, cause?: unknown): SpotreelError<ExportErrorCode> {
  return new SpotreelError(code, message, cause === undefined ? {} : { cause });
}
