/** Left, top, width and height. The unit is the caller's: shares of a picture, or its pixels. */
export interface VisionBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A face from the brows to the chin. */
export interface FaceBox extends VisionBox {
  /** Certainty of the model, 0 to 1. */
  readonly score: number;
}

/** Share of the two together that both cover. */
export function overlapOf(one: VisionBox, other: VisionBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** The smallest box around both. */
export function unionOf(one: VisionBox, other: VisionBox): VisionBox {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}
