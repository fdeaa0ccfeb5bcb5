/** A pointer, in px from the middle of what it touches. */
export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Movement of one or two fingers since they were put down: a shift in px, a zoom, and the point that it was around. */
export function pinchOf(
  from: readonly Finger[],
  to: readonly Finger[],
): { readonly x: number; readonly y: number; readonly factor: number; readonly middle: Finger } {
  const before = middleOf(from);
  const after = middleOf(to);
  const spread = spreadOf(from);
  const factor = from.length > 1 && to.length > 1 && spread > 0 ? spreadOf(to) / spread : 1;
  return { x: after.x - before.x, y: after.y - before.y, factor, middle: before };
}

function middleOf(fingers: readonly Finger[]): Finger {
  const sum = fingers.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, fingers.length), y: sum.y / Math.max(1, fingers.length) };
}

function spreadOf([first, second]: readonly Finger[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}
