import type { Model } from '../tflite/read-model';
import { runModel } from '../tflite/run-model';
import { type FaceBox, overlapOf } from './face-box';

/** Cells a side, and anchors in each cell. The four layers of the model have strides of 8, 16, 16 and 16 px of 128, two anchors each. */
const GRIDS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const;

/** In the order of the outputs of `face-detection.tflite`. */
const faceAnchors: readonly FaceAnchor[] = GRIDS.flatMap(({ cells, anchors }) =>
  Array.from({ length: cells * cells * anchors }, (_, index) => {
    const cell = Math.floor(index / anchors);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

/** Side of the square that the model takes. */
export const FACE_INPUT_PX = 128;
/** Less sure than this, it is no face. */
const LEAST_SCORE = 0.75;
/** Boxes that overlap more than this are of the same face. */
const SAME_FACE = 0.3;
/** Numbers of each anchor: a box and six points. */
const NUMBERS = 16;

/**
 * Faces of a square of 128 px, three bytes a pixel; shares of the square, the surest first. `model` is `face-detection.tflite`.
 */
export function findFaces(model: Model, bytes: Uint8Array): FaceBox[] {
  const shape = [1, FACE_INPUT_PX, FACE_INPUT_PX, 3];
  const outputs = runModel(model, { shape, data: Float32Array.from(bytes, (value) => value / 127.5 - 1) });
  const boxes = outputs.find((output) => output.shape.at(-1) === NUMBERS);
  const scores = outputs.find((output) => output.shape.at(-1) === 1);
  if (!boxes || !scores) throw new Error('The model is not the one that finds faces.');
  const found = faceAnchors.flatMap((anchor, index) => {
    const score = 1 / (1 + Math.exp(-(scores.data[index] ?? 0)));
    return score < LEAST_SCORE ? [] : [{ ...boxAt(anchor, boxes.data.subarray(index * NUMBERS)), score }];
  });
  return distinctFaces(found);
}

function boxAt(anchor: FaceAnchor, [x = 0, y = 0, w = 0, h = 0]: Float32Array) {
  const width = w / FACE_INPUT_PX;
  const height = h / FACE_INPUT_PX;
  return { x: anchor.x + x / FACE_INPUT_PX - width / 2, y: anchor.y + y / FACE_INPUT_PX - height / 2, width, height };
}

/** Each face once, the surest first. */
export function distinctFaces(faces: readonly FaceBox[]): FaceBox[] {
  const kept: FaceBox[] = [];
  for (const face of faces.toSorted((one, other) => other.score - one.score))
    if (kept.every((other) => overlapOf(face, other) < SAME_FACE)) kept.push(face);
  return kept;
}

/** Middle of a place at which the model looks for a face, 0 to 1. */
interface FaceAnchor {
  readonly x: number;
  readonly y: number;
}
