import type { DefineOptions } from './define-element';
import { defineFirstElements } from './first-elements';
import { defineLateElements } from './late-elements';

/** Registers every element, under a prefix if the page wants one. */
export function defineElements(options?: DefineOptions): void {
  defineFirstElements(options);
  defineLateElements(options);
}
