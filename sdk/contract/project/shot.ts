import * as z from 'zod/mini';

/**
 * Slow movements of the camera over a picture that rests. `zoom-in`: nearer to its focus point; `zoom-out`: from there to
 * the whole. A pan goes over the picture to that side.
 */
export const CAMERA_MOVES = ['zoom-in', 'zoom-out', 'pan-left', 'pan-right', 'pan-up', 'pan-down'] as const;

export const cameraMove = z.enum(CAMERA_MOVES);
/** Slow movement of the camera over a picture. */
export type CameraMove = z.infer<typeof cameraMove>;

/** Shots by field: `id` is the innerReference of an image, whose picture can be the template's own. */
export const fieldShots = z
  .array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)), value: cameraMove }))
  .check(z.maxLength(100));
