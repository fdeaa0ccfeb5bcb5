/** Numbers with a shape; images are [1, height, width, channels]. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

/** Full of zeros. */
export function emptyTensor(shape: readonly number[]): Tensor {
  return { shape, data: new Float32Array(shape.reduce((size, length) => size * length, 1)) };
}

/** Shape of an image, or of the weights of a convolution: [outputs, height, width, inputs]. */
export function imageShape({ shape }: Tensor): { count: number; height: number; width: number; channels: number } {
  const [count = 1, height = 1, width = 1, channels = 1] = shape;
  if (shape.length !== 4) throw new Error(`A tensor of the model has ${shape.length} dimensions in place of 4.`);
  return { count, height, width, channels };
}
