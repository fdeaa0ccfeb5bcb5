import type { VisionBox } from './face-box';

/** Three bytes a pixel. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A part of the picture in another size: each pixel is the mean of those that it covers. Black where the part reaches beyond the picture. */
export function resizedPart(picture: SmallPicture, part: VisionBox, width: number, height: number): SmallPicture {
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const covered = {
        x: part.x + (x * part.width) / width,
        y: part.y + (y * part.height) / height,
        width: part.width / width,
        height: part.height / height,
      };
      bytes.set(meanColor(picture, covered), (y * width + x) * 3);
    }
  return { width, height, bytes };
}

function meanColor({ width, height, bytes }: SmallPicture, covered: VisionBox): [number, number, number] {
  const left = Math.floor(covered.x);
  const top = Math.floor(covered.y);
  if (left >= width || top >= height) return [0, 0, 0];
  const right = Math.min(width, Math.max(left + 1, Math.round(covered.x + covered.width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.round(covered.y + covered.height)));
  const sums: [number, number, number] = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 3) {
      sums[0] += bytes[at] ?? 0;
      sums[1] += bytes[at + 1] ?? 0;
      sums[2] += bytes[at + 2] ?? 0;
    }
  const count = (right - left) * (bottom - top);
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}
