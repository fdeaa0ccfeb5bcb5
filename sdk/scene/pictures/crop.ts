/** Kept part of a picture: a rectangle of fixed shape that is moved and made smaller inside it. */
import type { Size } from './cover';

/** Area in px of the picture. */
export interface CropArea {
  /** Left edge in px of the picture. */
  readonly x: number;
  /** Top edge in px of the picture. */
  readonly y: number;
  /** Pixels of the picture. */
  readonly width: number;
  /** Pixels of the picture. */
  readonly height: number;
}

/** Eight times as near as the largest part: more is a blur on any canvas. */
export const MAX_CROP_ZOOM = 8;

/** The largest part of the shape (`aspectRatio`: width / height), in the middle. */
export function largestCrop({ widthPx, heightPx }: Size, aspectRatio: number): CropArea {
  const width = Math.min(widthPx, heightPx * aspectRatio);
  const height = width / aspectRatio;
  return { x: (widthPx - width) / 2, y: (heightPx - height) / 2, width, height };
}

/** Moves the area, in px of the picture; it stays inside. */
export function movedCrop(area: CropArea, x: number, y: number, picture: Size): CropArea {
  return {
    ...area,
    x: within(area.x + x, picture.widthPx - area.width),
    y: within(area.y + y, picture.heightPx - area.height),
  };
}

/** 1 is the largest part. The middle stays where it is as far as the picture reaches. */
export function zoomedCrop(area: CropArea, zoom: number, picture: Size): CropArea {
  const aspectRatio = area.width / area.height;
  const largest = largestCrop(picture, aspectRatio);
  const width = largest.width / Math.min(MAX_CROP_ZOOM, Math.max(1, zoom));
  const height = width / aspectRatio;
  const moved = { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
  return movedCrop(moved, 0, 0, picture);
}

/** 1 for the largest area of its shape; larger numbers are nearer. */
export function cropZoom(area: CropArea, picture: Size): number {
  return largestCrop(picture, area.width / area.height).width / area.width;
}

function within(value: number, max: number): number {
  return Math.min(Math.max(0, max), Math.max(0, value));
}
