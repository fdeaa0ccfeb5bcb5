/** Operators against sums that were done by hand. */
import { describe, expect, test } from 'vitest';
import type { FlatTable } from '../../../../../server/vision/tflite/flat-table';
import { convolve, convolveDepthwise, spreadPoints } from '../../../../../server/vision/tflite/operators/convolve';
import {
  addTensors,
  hardSwish,
  multiplyTensors,
  rectify,
  toLogistic,
} from '../../../../../server/vision/tflite/operators/elementwise';
import type { RunOperator } from '../../../../../server/vision/tflite/operators/operator-context';
import { averagePool, maximumPool } from '../../../../../server/vision/tflite/operators/pool';
import { concatenate, pad, resizeBilinear } from '../../../../../server/vision/tflite/operators/rearrange';
import type { Tensor } from '../../../../../server/vision/tflite/tensor';

const tensor = (shape: readonly number[], values: readonly number[]): Tensor => ({
  shape,
  data: Float32Array.from(values),
});
const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** `fields`: options by their place in the schema. */
function run(
  operator: RunOperator,
  inputs: readonly Tensor[],
  fields: Readonly<Record<number, number>> = {},
  outputShape: readonly number[] = [],
) {
  const read = (field: number, absent = 0) => fields[field] ?? absent;
  const { shape, data } = operator({
    input: (place) => inputs[place] as Tensor,
    inputCount: inputs.length,
    options: { byte: read, int: read } as FlatTable,
    customOptions: new Uint8Array(Int32Array.of(1, 2, 2).buffer),
    outputShape,
  });
  return { shape, values: [...data].map((value) => Math.round(value * 1e4) / 1e4) };
}

const SAME = 0;
const VALID = 1;
const image = tensor([1, 3, 3, 1], count(9));

describe('a convolution', () => {
  const sum = tensor([1, 2, 2, 1], [1, 1, 1, 1]);

  test('sums whole windows, or all with zeros beyond the edge', () => {
    const bias = tensor([1], [0.5]);
    expect(run(convolve, [image, sum, bias], { 0: VALID, 1: 1, 2: 1 })).toEqual({
      shape: [1, 2, 2, 1],
      values: [12.5, 16.5, 24.5, 28.5],
    });
    expect(run(convolve, [image, sum, bias], { 0: SAME, 1: 2, 2: 2 }).values).toEqual([12.5, 9.5, 15.5, 9.5]);
  });

  test('mixes channels into others, and ends with its curve', () => {
    const pixel = tensor([1, 1, 1, 2], [2, 3]);
    const weights = tensor([3, 1, 1, 2], [1, 0, 0, 1, -1, -1]);
    const bias = tensor([3], [0, 0, 1]);
    expect(run(convolve, [pixel, weights, bias], { 0: SAME, 1: 1, 2: 1 }).values).toEqual([2, 3, -4]);
    expect(run(convolve, [pixel, weights, bias], { 0: SAME, 1: 1, 2: 1, 3: 1 }).values).toEqual([2, 3, 0]);
  });

  test('by depth filters each channel alone', () => {
    const two = tensor([1, 1, 2, 2], [1, 10, 2, 20]);
    const weights = tensor([1, 1, 2, 2], [1, 1, 100, 0]);
    const bias = tensor([2], [0, 5]);
    expect(run(convolveDepthwise, [two, weights, bias], { 0: VALID, 1: 1, 2: 1, 3: 1 }).values).toEqual([201, 15]);
  });

  test('with gaps is refused', () => {
    expect(() => run(convolve, [image, sum, tensor([1], [0])], { 4: 2 })).toThrow('gaps');
  });

  test('is undone: each point becomes a block', () => {
    const points = tensor([1, 1, 2, 1], [1, 10]);
    const block = tensor([1, 2, 2, 1], [1, 2, 3, 4]);
    expect(run(spreadPoints, [points, block, tensor([1], [0])])).toEqual({
      shape: [1, 2, 4, 1],
      values: [1, 2, 10, 20, 3, 4, 30, 40],
    });
  });
});

test('pools take the mean, or the most, of what is inside', () => {
  const fields = { 0: SAME, 1: 2, 2: 2, 3: 2, 4: 2 };
  expect(run(averagePool, [image], fields).values).toEqual([3, 4.5, 7.5, 9]);
  expect(run(maximumPool, [image], fields).values).toEqual([5, 6, 8, 9]);
});

test('curves bend each value', () => {
  const values = tensor([4], [-4, -1, 0, 3]);
  expect(run(rectify, [values]).values).toEqual([0, 0, 0, 3]);
  expect(run(hardSwish, [values]).values).toEqual([-0, -0.3333, 0, 3]);
  expect(run(toLogistic, [tensor([2], [0, 2])]).values).toEqual([0.5, 0.8808]);
});

test('sums and products repeat one value for each channel', () => {
  const pixels = tensor([1, 1, 2, 2], [1, 2, 3, 4]);
  const channels = tensor([1, 1, 1, 2], [10, 100]);
  expect(run(addTensors, [pixels, channels]).values).toEqual([11, 102, 13, 104]);
  expect(run(multiplyTensors, [channels, pixels]).values).toEqual([10, 200, 30, 400]);
  expect(() => run(addTensors, [pixels, tensor([3], [1, 2, 3])])).toThrow('match');
});

test('images are resized between the centers of pixels', () => {
  const row = tensor([1, 1, 2, 1], [0, 4]);
  expect(run(resizeBilinear, [row, tensor([2], [1, 4])], { 3: 1 }).values).toEqual([0, 1, 3, 4]);
});

test('images get zeros around them, and lists follow each other', () => {
  const padding = tensor([4, 2], [0, 0, 1, 0, 0, 1, 0, 0]);
  expect(run(pad, [tensor([1, 1, 1, 1], [7]), padding], {}, [1, 2, 2, 1]).values).toEqual([0, 0, 7, 0]);
  const lists = [tensor([1, 1, 2], [1, 2]), tensor([1, 2, 2], [3, 4, 5, 6])];
  expect(run(concatenate, lists, { 0: 1 }, [1, 3, 2]).values).toEqual([1, 2, 3, 4, 5, 6]);
  expect(() => run(concatenate, lists, { 0: 2 }, [1, 3, 2])).toThrow('not supported');
});
