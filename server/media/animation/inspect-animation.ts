/** An uploaded animation as media: ready for scenes, and painted by the renderer that will show it. */
import {
  arrange,
  type Composition,
  FRAMES_PER_SECOND,
  type LottieAnimation,
  TRANSPARENT,
} from '@spotreel/sdk/internal/scene';
import { type AnimationParts, prepareAnimation } from './prepare-animation';

export interface InspectedAnimation {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds: number;
  /** Document for scenes: Lottie as JSON. */
  readonly shown: Buffer;
  /** WebP, with what it lets through. */
  readonly preview: Uint8Array;
  readonly motion: Uint8Array;
}

/** A minute of a rich animation takes some ten seconds. */
const PAINTING_MS = 120_000;

/** Throws as `prepareAnimation`, and what painting throws. */
export async function inspectAnimation(
  parts: AnimationParts,
  account: number,
  file: string,
  previewPx: number,
): Promise<InspectedAnimation> {
  const animation = await prepareAnimation(parts, account, file);
  const { w, h, op } = animation;
  const request = { composition: alone(animation), signal: AbortSignal.timeout(PAINTING_MS) };
  const widthPx = Math.max(16, Math.round(w * Math.min(1, previewPx / Math.max(w, h))));
  const preview = await parts.animations.paint({ ...request, frame: Math.floor(op / 2), widthPx, format: 'webp' });
  const motion = await parts.animations.paintMotion(request);
  const shown = Buffer.from(JSON.stringify(animation));
  return { widthPx: w, heightPx: h, durationSeconds: op / FRAMES_PER_SECOND, shown, preview, motion };
}

/** Nothing is behind it, so that it can be seen on any ground. */
function alone(animation: LottieAnimation): Composition {
  const durationSeconds = animation.op / FRAMES_PER_SECOND;
  const scene = {
    ingredientId: 1,
    template: { animation, fields: { texts: [], images: [], colors: [] } },
    content: { texts: {}, images: {}, colors: {} },
    background: { type: 'color', color: TRANSPARENT } as const,
    durationSeconds,
    keyframeSeconds: durationSeconds / 2,
  };
  const size = { width: Math.round(animation.w), height: Math.round(animation.h) };
  return arrange({ ...size, scenes: [scene], audio: [] }, [{ animation, notices: [] }]);
}
