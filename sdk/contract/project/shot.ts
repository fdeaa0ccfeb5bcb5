import * as z from 'zod/mini';

/**
 * Slow movements of the camera over a picture that rests. `zoom-in`: nearer to its focus point; `zoom-out`: from there to
 * the whole. A pan goes over the picture to that side.
 */
export const CAMERA_MOVES = ['zoom-in', 'zoom-out', 'pan-left', 'pan-right', 'pan-up', 'pan-down'] as const;

export const cameraMove = z.enum(CAMERA_MOVES);
/** Slow movement of the camera over a picture. */
export type CameraMove = z.infer<typeof cameraMove>;
