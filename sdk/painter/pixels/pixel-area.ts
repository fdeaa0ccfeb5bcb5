/** Pixels of a part of a picture, which can be read and written. */
export interface PixelArea {
  /** RGBA, 0 to 255 each, row by row. Colors are not multiplied by the opacity. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** `[a, b, c, d, e, f]`, as canvases have it. */
type CanvasMatrix = readonly [number, number, number, number, number, number];

/** Changes pixels in place. `matrix` maps the coordinates of the layer to pixels. */
export type PixelChange = (area: PixelArea, matrix: CanvasMatrix) => void;

/** Multiplies the opacity of each pixel, up to opaque. */
export function opacityChange(factor: number): PixelChange {
  return ({ data }) => {
    for (let index = 3; index < data.length; index += 4) data[index] = (data[index] as number) * factor;
  };
}
