import type { VisionBox } from '../faces/face-box';
import { facesInPicture } from '../faces/faces-in-picture';
import { resizedPart, type SmallPicture } from '../faces/small-picture';
import { mainSubject } from '../matting/main-subject';
import type { Plane } from '../matting/plane';
import type { Model } from '../tflite/read-model';
import { runModel } from '../tflite/run-model';
import { focusOfHeads, headOf } from './focus-of-heads';
import { salientPoint } from './salient-point';

/** A head is at most this share of what is seen of a person. */
const MOST_OF_PERSON = 0.4;
/** The rows from which the width of the head is taken, and how much higher than wide a head is. */
const TOP_OF_PERSON = 0.15;
const HEAD_SHAPE = 1.5;

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

/**
 * Head of a person whose face is not found, such as of one that looks away. `person`: a mask that covers the whole
 * picture; `aspect`: the picture's width by its height. In shares of the picture.
 */
function headOfPerson(person: Plane, aspect: number): VisionBox | undefined {
  const rows = rowsOf(person);
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return undefined;
  const personHeight = last.y - first.y + 1 / person.height;
  const top = rows.filter(({ y }) => y < first.y + TOP_OF_PERSON * personHeight);
  const widths = top.map(({ left, right }) => right - left).toSorted((one, other) => one - other);
  const width = widths[Math.floor(widths.length / 2)] ?? 0;
  const height = Math.min(MOST_OF_PERSON * personHeight, HEAD_SHAPE * width * aspect);
  const head = rows.filter(({ y }) => y < first.y + height);
  const left = Math.min(...head.map((row) => row.left));
  return { x: left, y: first.y, width: Math.max(...head.map((row) => row.right)) - left, height };
}

/** Rows that show a part of the person, from the top. */
function rowsOf({ width, height, data }: Plane): { y: number; left: number; right: number }[] {
  return Array.from({ length: height }, (_, row) => {
    const line = data.subarray(row * width, (row + 1) * width);
    const left = line.findIndex((value) => value > 0.5);
    const right = line.findLastIndex((value) => value > 0.5) + 1;
    return { y: row / height, left: left / width, right: right / width };
  }).filter(({ right }) => right > 0);
}
