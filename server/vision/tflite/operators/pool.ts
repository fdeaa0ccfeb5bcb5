import { emptyTensor, imageShape } from '../tensor';
import type { RunOperator } from './operator-context';
import { windowAlong } from './window';

export const averagePool: RunOperator = (context) =>
  pool(
    context,
    0,
    (sum, value) => sum + value,
    (sum, count) => sum / count,
  );
export const maximumPool: RunOperator = (context) => pool(context, Number.NEGATIVE_INFINITY, Math.max, (most) => most);

function pool(
  { input, options }: Parameters<RunOperator>[0],
  start: number,
  join: (collected: number, value: number) => number,
  finish: (collected: number, count: number) => number,
): ReturnType<RunOperator> {
  const image = input(0);
  const { height, width, channels } = imageShape(image);
  if (options.byte(5) !== 0) throw new Error('The model has a pool with an activation.');
  const across = windowAlong(width, options.int(3, 1), options.int(1, 1), options.byte(0));
  const down = windowAlong(height, options.int(4, 1), options.int(2, 1), options.byte(0));
  const output = emptyTensor([1, down.outputLength, across.outputLength, channels]);
  let at = 0;
  for (let y = 0; y < down.outputLength; y++)
    for (let x = 0; x < across.outputLength; x++) {
      const rows = reach(y * down.stride - down.before, down.size, height);
      const columns = reach(x * across.stride - across.before, across.size, width);
      const count = (rows.to - rows.from) * (columns.to - columns.from);
      for (let channel = 0; channel < channels; channel++) {
        let collected = start;
        for (let row = rows.from; row < rows.to; row++)
          for (let column = columns.from; column < columns.to; column++)
            collected = join(collected, image.data[(row * width + column) * channels + channel] ?? 0);
        output.data[at++] = finish(collected, count);
      }
    }
  return output;
}

/** The part of a window that is inside of the image. */
function reach(first: number, size: number, length: number): { readonly from: number; readonly to: number } {
  return { from: Math.max(0, first), to: Math.min(length, first + size) };
}
