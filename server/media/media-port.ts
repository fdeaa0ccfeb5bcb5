/** What reading and converting pictures and videos must be able to do. Errors carry the codes of `fileErrors`. */
export interface InspectedImage {
  /** After rotation. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** WebP, without metadata, at most the asked size on its longer side. */
  readonly preview: Uint8Array;
}

export interface InspectedVideo {
  /** After rotation. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds: number;
  readonly hasAudio: boolean;
  /** WebP of an early frame. */
  readonly preview: Uint8Array;
  /** An MP4 that every browser plays, where the file itself is not one; the caller removes it. */
  readonly playableFile: string | undefined;
  readonly thumbnails: readonly { readonly timestampSeconds: number; readonly image: Uint8Array }[];
}

export interface MediaPort {
  /** Throws `media_undecodable` and `image_too_large`. */
  image(file: string, previewPx: number): Promise<InspectedImage>;
  /** Throws `media_undecodable`. `workDir`: where a playable copy may be written. */
  video(file: string, workDir: string): Promise<InspectedVideo>;
}
