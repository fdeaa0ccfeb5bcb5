import type { CameraMove } from '../../../contract/project/shot';
import { type FieldEdit, fieldEditType } from './field-value';
import { readCameraMove } from './read-camera-move';

/** Movement of the camera over a picture of a scene. Null: the picture rests. */
export type SetShot = FieldEdit<'set-shot', CameraMove>;

export const setShot = fieldEditType('set-shot', 'shots', readCameraMove);
