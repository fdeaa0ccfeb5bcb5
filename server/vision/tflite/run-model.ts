import { convolve, convolveDepthwise, spreadPoints } from './operators/convolve';
import { addTensors, hardSwish, multiplyTensors, rectify, toLogistic } from './operators/elementwise';
import type { RunOperator } from './operators/operator-context';
import { averagePool, maximumPool } from './operators/pool';
import { concatenate, pad, reshape, resizeBilinear } from './operators/rearrange';
import type { Model, Operator } from './read-model';
import type { Tensor } from './tensor';

/** By the code of the schema; those that the models here have. */
const OPERATORS: Readonly<Record<number | string, RunOperator>> = {
  0: addTensors,
  1: averagePool,
  2: concatenate,
  3: convolve,
  4: convolveDepthwise,
  14: toLogistic,
  17: maximumPool,
  18: multiplyTensors,
  19: rectify,
  22: reshape,
  23: resizeBilinear,
  34: pad,
  117: hardSwish,
  Convolution2DTransposeBias: spreadPoints,
};

/** Runs a model of one input on the calling thread. Throws for an operator that is not supported. */
export function runModel(model: Model, input: Tensor): Tensor[] {
  const [inputIndex = -1] = model.inputs;
  const wanted = model.shapes[inputIndex]?.join(' x ');
  if (wanted !== input.shape.join(' x ')) throw new Error(`The model takes ${wanted}, not ${input.shape.join(' x ')}.`);
  const values = new Map(model.constants).set(inputIndex, input);
  for (const operator of model.operators) values.set(operator.output, runOperator(model, operator, values));
  return model.outputs.map((index) => readValue(values, index));
}

function runOperator(model: Model, operator: Operator, values: ReadonlyMap<number, Tensor>): Tensor {
  const { kind, inputs, output, options, customOptions } = operator;
  const run = OPERATORS[kind];
  if (!run) throw new Error(`The model has the operator ${kind}, which is not supported.`);
  return run({
    input: (place) => readValue(values, inputs[place] ?? -1),
    inputCount: inputs.length,
    get options() {
      if (!options) throw new Error(`The operator ${kind} of the model has no options.`);
      return options;
    },
    customOptions,
    outputShape: model.shapes[output] ?? [],
  });
}

function readValue(values: ReadonlyMap<number, Tensor>, index: number): Tensor {
  const value = values.get(index);
  if (!value) throw new Error('The model uses a value that it has not made.');
  return value;
}
