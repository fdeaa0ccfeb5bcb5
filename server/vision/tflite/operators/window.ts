/** Movement of a window over an image along one side. */
export interface Window {
  readonly size: number;
  readonly stride: number;
  /** Rows or columns that the first window reaches beyond the image. */
  readonly before: number;
  readonly outputLength: number;
}

const SAME = 0;

/** `padding`: 0 keeps the length (divided by the stride), 1 uses whole windows alone. */
export function windowAlong(length: number, size: number, stride: number, padding: number): Window {
  if (padding !== SAME) return { size, stride, before: 0, outputLength: Math.floor((length - size) / stride) + 1 };
  const outputLength = Math.ceil(length / stride);
  const beyond = Math.max(0, (outputLength - 1) * stride + size - length);
  return { size, stride, before: Math.floor(beyond / 2), outputLength };
}
