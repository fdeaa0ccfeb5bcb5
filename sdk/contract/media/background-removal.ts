import * as z from 'zod/mini';
import { timestamp } from '../schemas/scalars';
import { media } from './media';

/** Bytes of the largest mask. */
export const MASK_BYTES = 4 * 1024 * 1024;
/** Longer side of the mask of a large image, px. */
export const MASK_SIDE_PX = 2048;

/** Pixels of a mask. */
export interface MaskSize {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** The size that the mask of an image has: its own, or smaller. Sizes are pixels. */
export function maskSize({ width, height }: MaskSize): MaskSize {
  const factor = Math.min(1, MASK_SIDE_PX / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * factor));
  return { width: side(width), height: side(height) };
}

/**
 * `person`: a model of the server found a person. `ground`: color and edges, on a plain background. `model`: a model or provider of
 * the operator. `brush`: a person marked what stays.
 */
export const cutOutMaker = z.enum(['person', 'ground', 'model', 'brush']);
/** Method that found the edges of a copy without its background. */
export type CutOutMaker = z.infer<typeof cutOutMaker>;

/** A copy without its background, and what is left of the account's limit. */
export const removedBackground = z.looseObject({
  /** A WebP with a clear background; `props.flags` says `withoutBackground`. */
  media,
  /** Absent for a copy from before this was kept. */
  madeBy: z.optional(cutOutMaker),
  usage: z.looseObject({
    /** Backgrounds that were removed since the month began. */
    used: z.int(),
    /** -1: no limit. */
    limit: z.int(),
    /** The rebill date: from then on they count from zero. */
    endsAt: timestamp,
  }),
});
/** A copy without its background, and what is left of the account's limit. */
export type RemovedBackground = z.infer<typeof removedBackground>;
