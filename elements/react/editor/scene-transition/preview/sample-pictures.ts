/** Two pictures that a transition is shown with: a light one with a disc, and a dark one with mountains under a sun. */

export interface SampleColors {
  readonly light: string;
  readonly dark: string;
  /** Color of a panel between the two. */
  readonly panel: string;
}

export interface SamplePictures {
  readonly leaving: HTMLCanvasElement;
  readonly entering: HTMLCanvasElement;
}

/** In shares of the height, from the middle of the picture. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Both pictures show a disc: in a `match` it goes from the first place to the second. */
export const DISCS = {
  leaving: { x: 0, y: 0, radius: 0.24 },
  entering: { x: 0.3, y: -0.19, radius: 0.11 },
} as const satisfies Record<string, Disc>;

export function samplePictures(
  width: number,
  height: number,
  { light, dark }: Pick<SampleColors, 'light' | 'dark'>,
): SamplePictures {
  const leaving = picture(width, height, (context) => {
    fillWith(context, light);
    drawDisc(context, dark, DISCS.leaving);
  });
  const entering = picture(width, height, (context) => {
    fillWith(context, dark);
    drawDisc(context, light, DISCS.entering);
    drawMountains(context, light);
  });
  return { leaving, entering };
}

function picture(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return canvas;
}

export function fillWith(context: CanvasRenderingContext2D, color: string): void {
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

export function drawDisc(context: CanvasRenderingContext2D, color: string, { x, y, radius }: Disc): void {
  const { width, height } = context.canvas;
  context.fillStyle = color;
  context.beginPath();
  context.arc(width / 2 + x * height, height / 2 + y * height, radius * height, 0, 2 * Math.PI);
  context.fill();
}

/** From their left end to their right one, in shares of the picture. */
const RIDGE = [
  [0.1, 1],
  [0.38, 0.44],
  [0.56, 0.76],
  [0.67, 0.6],
  [0.92, 1],
] as const;

export function drawMountains(context: CanvasRenderingContext2D, color: string): void {
  const { width, height } = context.canvas;
  context.fillStyle = color;
  context.beginPath();
  for (const [x, y] of RIDGE) context.lineTo(x * width, y * height);
  context.closePath();
  context.fill();
}
