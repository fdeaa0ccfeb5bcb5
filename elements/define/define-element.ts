import { bridge } from '../bridge/bridge';
import type { ElementDefinition } from '../bridge/element-definition';

/** How `defineElements` names the tags. */
export interface DefineOptions {
  /** Put before each tag: `acme-` makes `<acme-project-editor>`. Default: none. */
  prefix?: string | undefined;
}

/** Registers an element once. Does nothing where the tag is taken, or where there are no custom elements (Node). */
export function defineElement<Props extends object, Details extends object>(
  definition: ElementDefinition<Props, Details>,
  { prefix = '' }: DefineOptions = {},
): void {
  const tag = prefix + definition.tag;
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  customElements.define(tag, bridge(definition));
}
