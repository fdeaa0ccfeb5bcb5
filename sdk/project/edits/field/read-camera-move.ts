import { CAMERA_MOVES, type CameraMove } from '../../../contract/project/shot';

/** Undefined for what is no movement of the camera. */
export function readCameraMove(value: unknown): CameraMove | undefined {
  return CAMERA_MOVES.find((known) => known === value);
}
