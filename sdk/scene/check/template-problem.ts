/** Problem of a template, named so that a designer finds it. */
export interface TemplateProblem {
  /** `broken`: it cannot be compiled or painted at all. `unsupported`: the painter does not know it. */
  readonly kind: 'broken' | 'unsupported';
  /** Path of layer names, precomps first; empty for the document itself. */
  readonly layer: string;
  /** A short name from a closed set, for example `expression`. */
  readonly feature: string;
  readonly message: string;
}

export type Report = (kind: TemplateProblem['kind'], layer: string, feature: string, message: string) => void;
