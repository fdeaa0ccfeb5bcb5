import type { Tensor } from '../tensor';
import type { RunOperator } from './operator-context';

type Curve = (value: number) => number;

const CURVES: Readonly<Record<number, Curve>> = {
  0: (value) => value,
  1: (value) => Math.max(0, value),
  3: (value) => Math.min(6, Math.max(0, value)),
};

/** Applies the curve that an operator ends with. It changes `tensor`. */
export function activate(tensor: Tensor, code: number): Tensor {
  const curve = CURVES[code];
  if (!curve) throw new Error(`The model has the unknown activation ${code}.`);
  return code === 0 ? tensor : bend(tensor, curve, tensor.data);
}

function bend({ shape, data }: Tensor, curve: Curve, into: Float32Array = new Float32Array(data.length)): Tensor {
  for (let index = 0; index < data.length; index++) into[index] = curve(data[index] ?? 0);
  return { shape, data: into };
}

export const rectify: RunOperator = ({ input }) => bend(input(0), (value) => Math.max(0, value));
export const toLogistic: RunOperator = ({ input }) => bend(input(0), (value) => 1 / (1 + Math.exp(-value)));
export const hardSwish: RunOperator = ({ input }) =>
  bend(input(0), (value) => (value * Math.min(6, Math.max(0, value + 3))) / 6);

export const addTensors: RunOperator = ({ input, options }) =>
  activate(
    combine(input(0), input(1), (a, b) => a + b),
    options.byte(0),
  );
export const multiplyTensors: RunOperator = ({ input, options }) =>
  activate(
    combine(input(0), input(1), (a, b) => a * b),
    options.byte(0),
  );

/** The smaller one is repeated: it has a value for each channel. */
function combine(one: Tensor, other: Tensor, join: (a: number, b: number) => number): Tensor {
  const [large, small] = one.data.length >= other.data.length ? [one, other] : [other, one];
  const period = small.data.length;
  if (period !== large.data.length && period !== large.shape.at(-1))
    throw new Error('The model joins tensors of shapes that do not match.');
  const data = new Float32Array(large.data.length);
  for (let index = 0; index < data.length; index++)
    data[index] = join(large.data[index] ?? 0, small.data[index % period] ?? 0);
  return { shape: large.shape, data };
}
