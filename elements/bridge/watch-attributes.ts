/**
 * Attributes that an element does not understand. Frameworks write them while the element is not defined: they lower the
 * letters of a property's name, and make `[object Object]` of its value. Loaded after the element has painted.
 */
import { reportProblem } from '../problems/problem';
import type { PropKind } from './element-definition';
import { attributeName } from './names';

/** Letters of a value in a message. */
const MOST_LETTERS = 40;

/**
 * Names each wrong attribute of an element in the console, once: those that are there and those that come. An own property
 * with a wrong name counts as one. `kinds`: properties of the element by name.
 */
export function watchAttributes(element: HTMLElement, kinds: ReadonlyMap<string, PropKind>): void {
  const reported = new Set<string>();
  const check = () => {
    for (const [name, message] of wrongNames(element, kinds)) {
      if (reported.has(name)) continue;
      reported.add(name);
      const server: unknown = Reflect.get(element, 'apiBase');
      reportProblem(
        'attribute_wrong',
        `<${element.localName}> ${message}`,
        typeof server === 'string' ? server : undefined,
      );
    }
  };
  check();
  new MutationObserver(check).observe(element, { attributes: true });
}

function wrongNames(element: HTMLElement, kinds: ReadonlyMap<string, PropKind>): readonly [string, string][] {
  const properties = new Map([...kinds.keys()].map((property) => [lettersOf(property), property]));
  const found: [string, string][] = [];
  for (const { name, value } of element.attributes) {
    const property = properties.get(lettersOf(name));
    if (property === undefined) continue;
    const kind = kinds.get(property) as PropKind;
    const message =
      kind !== 'object' && name === attributeName(property)
        ? valueProblem(name, kind, value)
        : nameProblem(name, property, kind, element);
    if (message) found.push([name, message]);
  }
  for (const key of Object.keys(element)) {
    const property = properties.get(lettersOf(key));
    if (property !== undefined && key !== property)
      found.push([key, `has no property \`${key}\`. Set \`${property}\`.`]);
  }
  return found;
}

/** `project-id`, `projectid`, `:projectId` and `v-bind:project-id` have the same. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^v-bind:/, '')
    .replace(/[^a-z]/g, '');
}

/** Undefined where the element was given the value in the right way too: then the attribute does no harm. */
function nameProblem(name: string, property: string, kind: PropKind, element: HTMLElement): string | undefined {
  if (kind === 'object')
    return Reflect.get(element, property) === undefined
      ? `has no attribute \`${name}\`: it would be a text. Set the property: \`element.${property} = …\`.`
      : undefined;
  const attribute = attributeName(property);
  return element.hasAttribute(attribute)
    ? undefined
    : `has no attribute \`${name}\`. Write \`${attribute}\`, or set the property \`${property}\`.`;
}

/** Any text makes a boolean true. */
function valueProblem(name: string, kind: PropKind, value: string): string | undefined {
  if (kind === 'boolean') return undefined;
  const isNumber = kind !== 'number' || (value.trim() !== '' && !Number.isNaN(Number(value)));
  if (isNumber && !value.startsWith('[object ')) return undefined;
  const shown = value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;
  return `does not understand \`${name}="${shown}"\`: it needs a ${kind === 'number' ? 'number' : 'text'}.`;
}
