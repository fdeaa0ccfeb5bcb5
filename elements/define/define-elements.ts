import type { DefineOptions } from './define-element';
import { defineFirstElements } from './first-elements';
import { defineLateElements } from './late-elements';

/**
 * Registers every element, under a prefix if the page wants one.
 *
 * @example
 * ```ts
 * import { defineElements } from '@spotreel/elements';
 *
 * defineElements({ prefix: 'acme-' });
 * const editor = document.createElement('acme-project-editor');
 * ```
 */
export function defineElements(options?: DefineOptions): void {
  defineFirstElements(options);
  defineLateElements(options);
}
