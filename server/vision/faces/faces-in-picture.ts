import type { Model } from '../tflite/read-model';
import type { FaceBox, VisionBox } from './face-box';
import { distinctFaces, FACE_INPUT_PX, findFaces } from './find-faces';
import { resizedPart, type SmallPicture } from './small-picture';

/** The model misses faces that are small in its square. A second look at squares of this share of the longer side finds them. */
const NEAR_SHARE = 0.6;

/** Faces of a picture, in shares of its width and height, the surest first. */
export function facesInPicture(model: Model, picture: SmallPicture): FaceBox[] {
  const side = Math.max(picture.width, picture.height);
  const whole = facesInSquare(model, picture, { x: 0, y: 0, width: side, height: side });
  if (whole.length > 0) return whole;
  const squares = squaresOf(picture, Math.round(side * NEAR_SHARE));
  return distinctFaces(squares.flatMap((square) => facesInSquare(model, picture, square)));
}

/** They cover the picture, and reach beyond it where it is narrower than a square. */
function squaresOf({ width, height }: SmallPicture, side: number): VisionBox[] {
  const starts = (length: number) => (length <= side ? [0] : [0, length - side]);
  return starts(height).flatMap((y) => starts(width).map((x) => ({ x, y, width: side, height: side })));
}

function facesInSquare(model: Model, picture: SmallPicture, square: VisionBox): FaceBox[] {
  const { bytes } = resizedPart(picture, square, FACE_INPUT_PX, FACE_INPUT_PX);
  return findFaces(model, bytes).map((face) => ({
    x: (square.x + face.x * square.width) / picture.width,
    y: (square.y + face.y * square.height) / picture.height,
    width: (face.width * square.width) / picture.width,
    height: (face.height * square.height) / picture.height,
    score: face.score,
  }));
}
