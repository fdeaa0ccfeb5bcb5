import type { VisionBox } from '../faces/face-box';
import type { Plane } from '../matting/plane';

/** A head is at most this share of what is seen of a person. */
const MOST_OF_PERSON = 0.4;
/** The rows from which the width of the head is taken, and how much higher than wide a head is. */
const TOP_OF_PERSON = 0.15;
const HEAD_SHAPE = 1.5;

/**
 * Where the head of a person is whose face is not found, such as of one that looks away. `person`: a mask that covers the whole picture;
 * `aspect`: the picture's width by its height. In shares of the picture.
 */
export function headOfPerson(person: Plane, aspect: number): VisionBox | undefined {
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
