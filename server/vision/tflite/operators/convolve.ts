/** Convolutions. These loops take nearly all of the time of a model: they index by hand and create no objects. */
import { emptyTensor, imageShape, type Tensor } from '../tensor';
import { activate } from './elementwise';
import type { OperatorContext, RunOperator } from './operator-context';
import { type Window, windowAlong } from './window';

interface Layer {
  readonly image: Float32Array;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly output: Tensor;
  readonly across: Window;
  readonly down: Window;
}

export const convolve: RunOperator = (context) => {
  const layer = layerOf(context, context.options.int(4, 1), context.options.int(5, 1));
  const { height, width, channels } = imageShape(layer.output);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      for (let channel = 0; channel < channels; channel++)
        layer.output.data[at + channel] = sumAt(layer, x, y, channel);
    }
  return activate(layer.output, context.options.byte(3));
};

/** One filter for each channel. */
export const convolveDepthwise: RunOperator = (context) => {
  if (context.options.int(3, 1) !== 1) throw new Error('The model has more filters than channels.');
  const layer = layerOf(context, context.options.int(5, 1), context.options.int(6, 1));
  const { height, width } = imageShape(layer.output);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) filterAt(layer, x, y);
  return activate(layer.output, context.options.byte(4));
};

function layerOf(context: OperatorContext, dilationX: number, dilationY: number): Layer {
  if (dilationX !== 1 || dilationY !== 1) throw new Error('The model has a convolution with gaps.');
  const input = context.input(0);
  const weights = context.input(1);
  const bias = context.input(2);
  const image = imageShape(input);
  const kernel = imageShape(weights);
  const padding = context.options.byte(0);
  const across = windowAlong(image.width, kernel.width, context.options.int(1, 1), padding);
  const down = windowAlong(image.height, kernel.height, context.options.int(2, 1), padding);
  const output = emptyTensor([1, down.outputLength, across.outputLength, bias.data.length]);
  return { ...image, image: input.data, weights: weights.data, bias: bias.data, output, across, down };
}

/** Weights lie as [outputs, height, width, inputs]. */
function sumAt(layer: Layer, x: number, y: number, channel: number): number {
  const { image, height, width, channels, weights, bias, across, down } = layer;
  const left = x * across.stride - across.before;
  const top = y * down.stride - down.before;
  let sum = bias[channel] ?? 0;
  for (let row = Math.max(0, -top); row < down.size && top + row < height; row++)
    for (let column = Math.max(0, -left); column < across.size && left + column < width; column++) {
      const from = ((top + row) * width + left + column) * channels;
      const weight = ((channel * down.size + row) * across.size + column) * channels;
      for (let depth = 0; depth < channels; depth++) sum += (image[from + depth] ?? 0) * (weights[weight + depth] ?? 0);
    }
  return sum;
}

/** Weights lie as [1, height, width, channels]. */
function filterAt(layer: Layer, x: number, y: number): void {
  const { image, height, width, channels, weights, bias, across, down } = layer;
  const { data } = layer.output;
  const left = x * across.stride - across.before;
  const top = y * down.stride - down.before;
  const at = (y * across.outputLength + x) * channels;
  for (let channel = 0; channel < channels; channel++) data[at + channel] = bias[channel] ?? 0;
  for (let row = Math.max(0, -top); row < down.size && top + row < height; row++)
    for (let column = Math.max(0, -left); column < across.size && left + column < width; column++) {
      const from = ((top + row) * width + left + column) * channels;
      const weight = (row * across.size + column) * channels;
      for (let channel = 0; channel < channels; channel++)
        data[at + channel] =
          (data[at + channel] ?? 0) + (image[from + channel] ?? 0) * (weights[weight + channel] ?? 0);
    }
}

/** MediaPipe's own operator: each point becomes a block of the size of the kernel; blocks do not overlap. */
export const spreadPoints: RunOperator = ({ input, customOptions }) => {
  const image = input(0);
  const weights = input(1);
  const bias = input(2).data;
  const { height, width, channels } = imageShape(image);
  const kernel = imageShape(weights);
  const options = new DataView(customOptions.buffer, customOptions.byteOffset);
  if (options.getInt32(4, true) !== kernel.width || options.getInt32(8, true) !== kernel.height)
    throw new Error('The model spreads points over blocks that overlap.');
  const output = emptyTensor([1, height * kernel.height, width * kernel.width, kernel.count]);
  let at = 0;
  for (let y = 0; y < height * kernel.height; y++)
    for (let x = 0; x < width * kernel.width; x++)
      for (let channel = 0; channel < kernel.count; channel++) {
        const row = channel * kernel.height + (y % kernel.height);
        const weight = (row * kernel.width + (x % kernel.width)) * channels;
        const from = (Math.floor(y / kernel.height) * width + Math.floor(x / kernel.width)) * channels;
        let sum = bias[channel] ?? 0;
        for (let depth = 0; depth < channels; depth++)
          sum += (image.data[from + depth] ?? 0) * (weights.data[weight + depth] ?? 0);
        output.data[at++] = sum;
      }
  return output;
};
