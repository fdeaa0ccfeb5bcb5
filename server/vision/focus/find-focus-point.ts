import { facesInPicture } from '../faces/faces-in-picture';
import { resizedPart, type SmallPicture } from '../faces/small-picture';
import { mainSubject } from '../matting/main-subject';
import type { Model } from '../tflite/read-model';
import { runModel } from '../tflite/run-model';
import { focusOfHeads, headOf } from './focus-of-heads';
import { headOfPerson } from './head-of-person';
import { salientPoint } from './salient-point';

export interface FocusModels {
  readonly faces: Model;
  readonly people: Model;
}

const PEOPLE_PX = 256;
/** Longer side. */
const SALIENT_PX = 96;

/** Faces come first, then the head of a person without a face, then what differs most in color. Undefined: the middle. */
export function findFocusPoint(picture: SmallPicture, models: FocusModels): { x: number; y: number } | undefined {
  const aspect = picture.width / picture.height;
  const faces = facesInPicture(models.faces, picture);
  if (faces.length > 0) return focusOfHeads(faces.map(headOf), aspect);
  const head = headWithoutFace(picture, models.people, aspect);
  if (head) return focusOfHeads([head], aspect);
  const factor = SALIENT_PX / Math.max(picture.width, picture.height);
  const small = resized(picture, picture.width * factor, picture.height * factor);
  return salientPoint(small.bytes, small.width, small.height);
}

function headWithoutFace(picture: SmallPicture, model: Model, aspect: number) {
  const { bytes } = resized(picture, PEOPLE_PX, PEOPLE_PX);
  const shape = [1, PEOPLE_PX, PEOPLE_PX, 3];
  const [mask] = runModel(model, { shape, data: Float32Array.from(bytes, (value) => value / 255) });
  if (!mask) throw new Error('The model of people has no output.');
  const person = mainSubject({ width: PEOPLE_PX, height: PEOPLE_PX, data: mask.data });
  return person && headOfPerson(person, aspect);
}

function resized(picture: SmallPicture, width: number, height: number): SmallPicture {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  return resizedPart(picture, whole, Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
}
