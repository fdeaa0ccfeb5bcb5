import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { hexColor, id } from '../schemas/scalars';
import { cameraMove } from './shot';

/** `left,top` in percent of the canvas, each from -50 to 50 (docs/rules/forms.md#what-a-save-sends). */
export const backgroundPosition = z.string().check(
  z.refine((text) => {
    const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    return parts.length === 2 && parts.every((part) => Math.abs(part) <= 50);
  }, 'This must be "left,top" in percent from -50 to 50'),
);

const placement = {
  /** 1 covers the canvas, 4 is four times as near. */
  scale: z.optional(z.number().check(z.gte(1), z.lte(4))),
  position: z.optional(backgroundPosition),
};

/** Background of a scene. Times in seconds into the file. */
export const backgroundValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('color'), value: hexColor }),
  z.object({
    type: z.literal('image'),
    value: id as IdSchema<'media'>,
    /** Movement of the camera over it. Default: it rests. */
    camera: z.optional(cameraMove),
    ...placement,
  }),
  z.object({
    type: z.literal('video'),
    value: id as IdSchema<'media'>,
    /** Seconds. Default: 0. */
    trimStart: z.optional(z.number().check(z.gte(0))),
    /** Seconds. Default: the end of the file. */
    trimEnd: z.optional(z.number().check(z.gt(0))),
    ...placement,
  }),
  z.object({
    type: z.literal('lottie'),
    value: id as IdSchema<'media'>,
    /** Color behind transparent areas of the animation. Default: white. */
    color: z.optional(hexColor),
    ...placement,
  }),
]);
/** The background of a scene as the API carries it. Times are in seconds into the file. */
export type BackgroundValue = z.infer<typeof backgroundValue>;
