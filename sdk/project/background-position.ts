/** `left,top` in percent of the canvas, as the wire has it. */
export interface BackgroundShift {
  readonly positionX: number;
  readonly positionY: number;
}

/** Placement of a background file in the picture, as the wire has it. */
interface PlacedValue {
  readonly scale?: number | undefined;
  readonly position?: string | undefined;
}

/** A background moves by at most this share of the canvas in each direction. Source: docs/rules/limits-and-messages.md#canvas. */
export const MAX_SHIFT_PERCENT = 50;
/** Largest zoom of the contract. */
export const MAX_SCALE = 4;

/** Two decimals are finer than a pixel of any canvas. */
export function formatPosition(positionX: number, positionY: number): string {
  return `${round(positionX)},${round(positionY)}`;
}

/** Unreadable parts are 0, the middle. */
function parsePosition(position: string | undefined): BackgroundShift {
  const [positionX = 0, positionY = 0] = (position ?? '').split(',').map((part) => Number.parseFloat(part) || 0);
  return { positionX, positionY };
}

/** Zoom and shift of a background; 1 and the middle where the value names none. */
export function placementOf({ scale, position }: PlacedValue): BackgroundShift & { readonly scale: number } {
  return { scale: scale ?? 1, ...parsePosition(position) };
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100 + 0;
}
