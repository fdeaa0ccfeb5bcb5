import type { ImageFormat, RenderFormat } from '@spotreel/sdk/internal/contract';

/** Formats of image projects. */
export function isImageFormat(format: RenderFormat): format is ImageFormat {
  return format === 'png' || format === 'jpeg' || format === 'webp';
}

/** Formats that browsers play as a video. A GIF is a picture to them, and ProRes is for video editors. */
export function playsInBrowsers(format: RenderFormat): boolean {
  return format === 'mp4' || format === 'webm';
}

/** Formats that browsers show as a picture. */
export function isShownAsImage(format: RenderFormat): boolean {
  return format === 'gif' || isImageFormat(format);
}
