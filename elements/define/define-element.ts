import { bridge } from '../bridge/bridge';
import type { ElementDefinition, NoMethods } from '../bridge/element-definition';
import { reportProblem } from '../problems/problem';
import { pageSettings } from './page-settings';

/** Names of the tags of `defineElements`. */
export interface DefineOptions {
  /** Put before each tag: `acme-` makes `<acme-project-editor>`. Default: none. */
  prefix?: string | undefined;
}

/** Classes that this copy of the code has registered. */
const ours = new WeakSet<CustomElementConstructor>();

/**
 * Registers an element once. Does nothing where there are no custom elements (Node). Where another script of the page has
 * taken the tag, that one stays, and the console says so.
 */
export function defineElement<Props extends object, Details extends object, Methods extends object = NoMethods>(
  definition: ElementDefinition<Props, Details, Methods>,
  { prefix = '' }: DefineOptions = {},
): void {
  const tag = prefix + definition.tag;
  if (typeof customElements === 'undefined') return;
  const taken = customElements.get(tag);
  if (taken && !ours.has(taken))
    reportProblem(
      'defined_twice',
      `<${tag}> was already defined by another script of this page, perhaps by another version. That one is used.`,
      pageSettings().apiBase,
    );
  if (taken) return;
  const element = bridge(definition, pageSettings);
  ours.add(element);
  customElements.define(tag, element);
}
