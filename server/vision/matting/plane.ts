/** One number for each pixel, row by row. Shares and colors are 0 to 1. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Red, green and blue. */
export type ColorPlanes = readonly [Plane, Plane, Plane];

export function emptyPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** Bilinear between the centers of pixels; `x` and `y` are shares of the width and height. */
export function sampleAt({ width, height, data }: Plane, x: number, y: number): number {
  const atX = Math.min(width - 1, Math.max(0, x * width - 0.5));
  const atY = Math.min(height - 1, Math.max(0, y * height - 0.5));
  const left = Math.floor(atX);
  const top = Math.floor(atY) * width;
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, Math.floor(atY) + 1) * width;
  const shareX = atX - left;
  const shareY = atY - Math.floor(atY);
  const above = (data[top + left] ?? 0) * (1 - shareX) + (data[top + right] ?? 0) * shareX;
  const below = (data[bottom + left] ?? 0) * (1 - shareX) + (data[bottom + right] ?? 0) * shareX;
  return above * (1 - shareY) + below * shareY;
}

export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const resized = emptyPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      resized.data[y * width + x] = sampleAt(plane, (x + 0.5) / width, (y + 0.5) / height);
  return resized;
}

/** One plane for each of the first three channels of bytes. */
export function colorPlanes(bytes: Uint8Array, width: number, height: number): [Plane, Plane, Plane] {
  const channels = bytes.length / (width * height);
  const planeOf = (channel: number): Plane => {
    const plane = emptyPlane(width, height);
    for (let index = 0; index < plane.data.length; index++)
      plane.data[index] = (bytes[index * channels + channel] ?? 0) / 255;
    return plane;
  };
  return [planeOf(0), planeOf(1), planeOf(2)];
}

export function mapPlane(plane: Plane, change: (value: number, index: number) => number): Plane {
  return { ...plane, data: plane.data.map((value, index) => change(value, index)) };
}
