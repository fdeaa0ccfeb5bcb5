/**
 * Frames as an animated WebP that is no heavier than its budget. WebP repeats everything that moves in every frame, so
 * a scene that never rests is heavy. Such a picture ends earlier, is made smaller and compressed harder, by as few
 * steps as are needed.
 */
import sharp from 'sharp';

/** Most bytes of the picture that plays while a card is pointed at: half a second of 3.2 Mbit/s. */
export const PREVIEW_BYTES = 200_000;

export interface MotionFrames {
  /** RGBA. */
  readonly frames: readonly Buffer[];
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** True: transparent areas stay transparent. Default: false. */
  readonly hasAlpha?: boolean;
}

export interface MotionBudget {
  /** 0 to 100, where the budget allows it. */
  readonly quality: number;
  readonly mostBytes: number;
  /** True: the motion may end early; one that is cut on beats may not. */
  readonly mayEndEarly: boolean;
}

interface Terms {
  /** Share of the full size. */
  readonly size: number;
  /** Share of the full quality. */
  readonly quality: number;
  readonly mostSeconds: number;
}

/** The first that fits; found by looking at cards of 320 px: an early end is hardly noticed there. */
const LADDER: readonly Terms[] = [
  { size: 1, quality: 1, mostSeconds: Number.POSITIVE_INFINITY },
  { size: 1, quality: 1, mostSeconds: 6 },
  { size: 1, quality: 1, mostSeconds: 5 },
  { size: 0.9, quality: 0.95, mostSeconds: 5 },
  { size: 0.84, quality: 0.85, mostSeconds: 5 },
  { size: 0.8, quality: 0.78, mostSeconds: 5 },
  { size: 0.8, quality: 0.7, mostSeconds: 5 },
  { size: 0.8, quality: 0.6, mostSeconds: 5 },
];

/** Within the budget, or as near to it as the ladder goes. */
export async function encodeMotion(motion: MotionFrames, budget: MotionBudget): Promise<Uint8Array> {
  let lightest: Uint8Array | undefined;
  for (const terms of LADDER) {
    // Steps that only end earlier would change nothing.
    if (!budget.mayEndEarly && terms.size === 1 && terms.mostSeconds < Number.POSITIVE_INFINITY) continue;
    const picture = await encode(motion, budget, terms);
    if (picture.byteLength <= budget.mostBytes) return picture;
    if (!lightest || picture.byteLength < lightest.byteLength) lightest = picture;
  }
  if (!lightest) throw new RangeError('The ladder has no step');
  return lightest;
}

async function encode(
  { frames, width, height, framesPerSecond, hasAlpha = false }: MotionFrames,
  { quality, mayEndEarly }: MotionBudget,
  terms: Terms,
): Promise<Uint8Array> {
  const shown = mayEndEarly
    ? frames.slice(0, Math.round(terms.mostSeconds * framesPerSecond) || frames.length)
    : frames;
  const size = { width: Math.round(width * terms.size), height: Math.round(height * terms.size) };
  const full = { raw: { width, height, channels: 4 } } as const;
  const scaled =
    terms.size === 1
      ? shown
      : await Promise.all(shown.map((frame) => sharp(frame, full).resize(size).raw().toBuffer()));
  const raw = { width: size.width, height: size.height * scaled.length, channels: 4, pageHeight: size.height } as const;
  const delay = scaled.map(() => Math.round(1000 / framesPerSecond));
  const all = sharp(Buffer.concat(scaled), { raw });
  const picture = hasAlpha ? all : all.removeAlpha();
  return picture.webp({ quality: Math.round(quality * terms.quality), effort: 3, loop: 0, delay }).toBuffer();
}
