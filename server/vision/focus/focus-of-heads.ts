import { unionOf, type VisionBox } from '../faces/face-box';

/** Width to height of the videos that are made here. */
const NARROWEST = 9 / 16;
const WIDEST = 16 / 9;

/** With hair, ears and chin, from a face that reaches from the brows to the chin. */
export function headOf({ x, y, width, height }: VisionBox): VisionBox {
  return { x: x - 0.15 * width, y: y - 0.6 * height, width: 1.3 * width, height: 1.75 * height };
}

/**
 * The middle of the largest head and of those that fit into the same crop of each ratio. Of a group that is wider than
 * that, the largest head stays whole. `heads` in shares of the picture; `aspect`: its width by its height.
 */
export function focusOfHeads(heads: readonly VisionBox[], aspect: number): { x: number; y: number } | undefined {
  const [largest, ...others] = heads.toSorted((one, other) => areaOf(other) - areaOf(one));
  if (!largest) return undefined;
  const widthShown = Math.min(1, NARROWEST / aspect);
  const heightShown = Math.min(1, aspect / WIDEST);
  let kept = largest;
  for (const head of others) {
    const both = unionOf(kept, head);
    if (both.width <= widthShown && both.height <= heightShown) kept = both;
  }
  return { x: share(kept.x + kept.width / 2), y: share(kept.y + kept.height / 2) };
}

function areaOf({ width, height }: VisionBox): number {
  return width * height;
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}
