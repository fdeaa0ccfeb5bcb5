/** What a person sees on the stage: px of the canvas that is shown, in px of the composition. */

/** The canvases that are shown; a scene is on one of them. */
export function shownCanvases(stage: ParentNode | null | undefined): HTMLCanvasElement[] {
  return [...(stage?.querySelectorAll('canvas') ?? [])].filter(
    (canvas) => canvas.getBoundingClientRect().width > 0 && getComputedStyle(canvas).visibility === 'visible',
  );
}

export interface Painted {
  /** Red, green, blue and opacity, 0 to 255 each. */
  colorAt(x: number, y: number): number[];
  /** Of all that is red: left, top, right and bottom; undefined where nothing is. */
  redBox(): readonly [number, number, number, number] | undefined;
}

/** Undefined while nothing is shown. */
export function paintedOn(stage: ParentNode | null | undefined, widthPx = 320): Painted | undefined {
  const [canvas] = shownCanvases(stage);
  if (!canvas || canvas.width < 2) return undefined;
  const copy = document.createElement('canvas');
  Object.assign(copy, { width: canvas.width, height: canvas.height });
  const context = copy.getContext('2d', { willReadFrequently: true });
  context?.drawImage(canvas, 0, 0);
  const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: new Uint8ClampedArray() };
  const scale = copy.width / widthPx;
  const at = (column: number, row: number) => [...data.slice((row * copy.width + column) * 4).slice(0, 4)];
  return {
    colorAt: (x, y) => at(Math.round(x * scale), Math.round(y * scale)),
    redBox: () => redBox(data, copy.width, scale),
  };
}

/** Center of what is red, px from the left; not a number where nothing is. */
export function squareOn(stage: ParentNode | null | undefined): number {
  const [left = Number.NaN, , right = Number.NaN] = paintedOn(stage)?.redBox() ?? [];
  return (left + right) / 2;
}

function redBox(data: Uint8ClampedArray, width: number, scale: number) {
  let box: [number, number, number, number] | undefined;
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 0) < 200 || (data[index + 1] ?? 0) > 60 || (data[index + 2] ?? 0) > 60) continue;
    const x = (index / 4) % width;
    const y = Math.floor(index / 4 / width);
    box ??= [x, y, x + 1, y + 1];
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)];
  }
  return box?.map((value) => value / scale) as [number, number, number, number] | undefined;
}
