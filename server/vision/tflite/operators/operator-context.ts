import type { FlatTable } from '../flat-table';
import type { Tensor } from '../tensor';

/** Input of an operator. */
export interface OperatorContext {
  /** Throws if the operator has no such input. */
  input(place: number): Tensor;
  readonly inputCount: number;
  /** Throws if the model gives none. */
  readonly options: FlatTable;
  readonly customOptions: Uint8Array;
  /** As the model names it. */
  readonly outputShape: readonly number[];
}

export type RunOperator = (context: OperatorContext) => Tensor;
