/** Requested file of a video, as the painter and the assembly take it. */
import type { VideoFormat } from '@spotreel/sdk/internal/contract';
import { isImageFormat } from '../../project/renders/file-formats';
import { render } from '../../project/renders/tables';
import type { SegmentPicture } from '../engine-port';

export const pictureColumns = {
  format: render.format,
  widthPx: render.widthPx,
  heightPx: render.heightPx,
  output: render.output,
};
type AskedColumns = Pick<typeof render.$inferSelect, keyof typeof pictureColumns>;

export interface AskedPicture extends SegmentPicture {
  readonly format: VideoFormat;
  readonly isTransparent: boolean;
}

/** A GIF has no choice: its segments are of high quality, because colors are lost later. */
export function askedPicture({ format, widthPx, heightPx, output }: AskedColumns): AskedPicture {
  if (isImageFormat(format)) throw new Error(`An image has no segments, and ${format} is one`);
  return {
    size: { width: widthPx, height: heightPx },
    quality: output?.quality ?? (format === 'gif' ? 'high' : 'standard'),
    frameRate: output?.frameRate ?? 30,
    format,
    isTransparent: output?.transparent ?? false,
  };
}
