/**
 * A TensorFlow Lite model as a list of operators. Field numbers and codes are those of the schema
 * (https://github.com/tensorflow/tensorflow/blob/v2.16.1/tensorflow/lite/schema/schema.fbs).
 */
import { FlatTable } from './flat-table';
import { halfFloats } from './half-floats';
import type { Tensor } from './tensor';

export interface Operator {
  /** Code of a built-in operator, or the name of a custom one. */
  readonly kind: number | string;
  /** Places in the list of tensors; -1: left out. */
  readonly inputs: readonly number[];
  readonly output: number;
  readonly options: FlatTable | undefined;
  readonly customOptions: Uint8Array;
}

export interface Model {
  readonly operators: readonly Operator[];
  readonly shapes: readonly (readonly number[])[];
  readonly constants: ReadonlyMap<number, Tensor>;
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

const CUSTOM = 32;
const DEQUANTIZE = 6;

/** Throws for a file that is no such model, and for weights other than floats of 32 or 16 bits. */
export function readModel(bytes: Uint8Array): Model {
  const root = FlatTable.root(bytes);
  const [graph] = root.tables(2);
  if (!graph) throw new Error('The model has no graph.');
  const kinds = root.tables(1).map(kindOf);
  const tensors = graph.tables(0);
  const buffers = root.tables(4);
  const constants = new Map<number, Tensor>();
  for (const [index, tensor] of tensors.entries()) {
    const content = buffers[tensor.int(2)]?.bytes(0);
    if (content && content.byteLength > 0) constants.set(index, constantOf(tensor, content));
  }
  const operators = graph.tables(3).map((operator) => readOperator(operator, kinds));
  return {
    // weights are unpacked already
    operators: operators.filter((operator) => !unpack(operator, constants)),
    shapes: tensors.map((tensor) => tensor.ints(0)),
    constants,
    inputs: graph.ints(1),
    outputs: graph.ints(2),
  };
}

/** Older models have the code in a byte. */
function kindOf(code: FlatTable): number | string {
  const number = Math.max(code.byte(0), code.int(3));
  return number === CUSTOM ? code.text(1) : number;
}

function readOperator(operator: FlatTable, kinds: readonly (number | string)[]): Operator {
  const [output] = operator.ints(2);
  const kind = kinds[operator.int(0)];
  if (output === undefined || kind === undefined) throw new Error('An operator of the model is not complete.');
  return { kind, inputs: operator.ints(1), output, options: operator.table(4), customOptions: operator.bytes(5) };
}

function constantOf(tensor: FlatTable, content: Uint8Array): Tensor {
  const shape = tensor.ints(0);
  const type = tensor.byte(1);
  if (type === 0) return { shape, data: new Float32Array(content.buffer) };
  if (type === 1) return { shape, data: halfFloats(content) };
  if (type === 2) return { shape, data: Float32Array.from(new Int32Array(content.buffer)) };
  throw new Error(`Weights of type ${type} are not supported.`);
}

function unpack({ kind, inputs: [input = -1], output }: Operator, constants: Map<number, Tensor>): boolean {
  const packed = constants.get(input);
  if (kind !== DEQUANTIZE || !packed) return false;
  constants.set(output, packed);
  return true;
}
