/** Sources of the declarations for React, Vue and Svelte. */
export type {
  ElementAttributes,
  ElementCallbacks,
  ElementListeners,
  ElementObjects,
  ElementProperties,
} from './element-attributes';
export type { ElementTag } from './element-table';
