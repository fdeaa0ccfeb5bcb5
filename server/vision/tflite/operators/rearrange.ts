import { emptyTensor, imageShape } from '../tensor';
import type { RunOperator } from './operator-context';

export const reshape: RunOperator = ({ input, outputShape }) => ({ shape: outputShape, data: input(0).data });

/** Along the first side that is longer than 1: there the values of each tensor lie behind those of the one before. */
export const concatenate: RunOperator = ({ input, inputCount, options, outputShape }) => {
  const isFirst = outputShape.slice(0, options.int(0)).every((length) => length === 1);
  if (!isFirst || options.byte(1) !== 0) throw new Error('The model joins tensors in a way that is not supported.');
  const output = emptyTensor(outputShape);
  let at = 0;
  for (let place = 0; place < inputCount; place++) {
    const { data } = input(place);
    output.data.set(data, at);
    at += data.length;
  }
  return output;
};

/** Zeros around an image: pairs of before and after for each side. */
export const pad: RunOperator = ({ input, outputShape }) => {
  const image = input(0);
  const { height, width, channels } = imageShape(image);
  const [, , top = 0, , left = 0, , front = 0] = input(1).data;
  const output = emptyTensor(outputShape);
  const into = imageShape(output);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * channels;
      const to = ((y + top) * into.width + x + left) * into.channels + front;
      output.data.set(image.data.subarray(from, from + channels), to);
    }
  return output;
};

/** Bilinear. Sampled at the centers of pixels, as the models here are. */
export const resizeBilinear: RunOperator = ({ input, options }) => {
  if (options.byte(2) !== 0 || options.byte(3) !== 1) throw new Error('The model samples images at corners of pixels.');
  const image = input(0);
  const { height, width, channels } = imageShape(image);
  const [newHeight = 1, newWidth = 1] = input(1).data;
  const output = emptyTensor([1, newHeight, newWidth, channels]);
  let at = 0;
  for (let y = 0; y < newHeight; y++) {
    const row = sample(y, newHeight, height);
    for (let x = 0; x < newWidth; x++) {
      const column = sample(x, newWidth, width);
      for (let channel = 0; channel < channels; channel++) {
        const value = (atY: number, atX: number) => image.data[(atY * width + atX) * channels + channel] ?? 0;
        const above = value(row.low, column.low) * (1 - column.share) + value(row.low, column.high) * column.share;
        const below = value(row.high, column.low) * (1 - column.share) + value(row.high, column.high) * column.share;
        output.data[at++] = above * (1 - row.share) + below * row.share;
      }
    }
  }
  return output;
};

function sample(index: number, length: number, sourceLength: number) {
  const place = Math.min(sourceLength - 1, Math.max(0, ((index + 0.5) * sourceLength) / length - 0.5));
  const low = Math.floor(place);
  return { low, high: Math.min(sourceLength - 1, low + 1), share: place - low };
}
