/** `docs/elements.md`, made from the table of elements. */
import { attributeName } from '../bridge/names';
import type { DescribedElement } from './custom-elements';

const HEAD = `# Elements

<!-- Made from the table of elements: tests/elements/manifest writes it with \`vitest -u\`. -->

Load them with [the script tag](script-tag.md) or with \`defineElements()\` of \`@spotreel/elements\`.

- Attributes take texts and numbers. A boolean attribute is on when it is present and not \`false\`. Objects and functions are properties only.
- All events are composed, and all but \`error\` bubble. Those that begin with \`before-\`, and \`auth-required\`, can be canceled with \`preventDefault()\`.
- Methods return promises. They wait until the element can carry them out, and reject with an error that has a \`code\`.
- Slots are children with \`slot="name"\`. Parts are styled with \`::part(name)\`, colors and fonts with custom properties (\`--spotreel-*\`).
`;

const TYPES = `## Types

What the tools of each framework find in a template, with the types of this package ([recipes](recipes.md)):

| where | wrong tag | wrong property or attribute | wrong value | wrong event | wrong detail of an event |
|---|---|---|---|---|---|
| TypeScript, plain DOM | yes | yes | yes | when its detail is read | yes |
| React: components | yes | yes | yes | yes | yes |
| React: tags | yes | no, when its name has a dash | yes | no, when its name has a dash | yes |
| Vue: \`strictTemplates\` | yes | yes | yes | yes | yes |
| Vue: no such option | no | no | yes | when its detail is read | yes |
| Svelte | no | yes | yes | yes | yes |
| Angular: directives | yes | in brackets | in brackets | when its detail is read | yes |
| Angular: \`CUSTOM_ELEMENTS_SCHEMA\` | no | no | no | when its detail is read | yes |

What no type finds, the browser ignores: a wrong name has no effect. \`custom-elements.json\` and \`web-types.json\` take no part in these checks. Code editors
read them, to complete names and to show what they mean; those of JetBrains find \`web-types.json\` in the package by themselves.`;

export function elementsPage(elements: readonly DescribedElement[]): string {
  const properties = sharedProperties(elements);
  const list = elements.map(({ tag, words }) => `- [\`<${tag}>\`](#${tag}): ${words.description}`).join('\n');
  const sections = elements.map((one) => section(one, properties));
  return [HEAD, list, sharedSection(elements, properties), ...sections, TYPES].join('\n\n');
}

/** Properties that every element of an account has. */
function sharedProperties(elements: readonly DescribedElement[]): ReadonlySet<string> {
  const [first] = elements;
  const ofAccounts = elements.filter(({ props }) => 'getAccessToken' in props);
  return new Set(Object.keys(first?.props ?? {}).filter((name) => ofAccounts.every(({ props }) => name in props)));
}

function sharedSection([first]: readonly DescribedElement[], shared: ReadonlySet<string>): string {
  if (!first) return '';
  return `## Properties of all elements\n\nAll but \`<survey-modal>\` have these.\n\n${propertyTable(first, (name) => shared.has(name))}`;
}

function section(element: DescribedElement, shared: ReadonlySet<string>): string {
  const { tag, events, words } = element;
  const isAccount = 'getAccessToken' in element.props;
  const eventRows = Object.entries(words.events).map(([name, { detail, description }]) => {
    const isCancelable = events[name]?.cancelable === true;
    return [`\`${name}\`${isCancelable ? ' (cancelable)' : ''}`, code(detail), description];
  });
  const methodRows = Object.entries(words.methods).map(([name, { type, description }]) => [
    code(name + type),
    description,
  ]);
  return [
    `## \`<${tag}>\`\n\n${words.description}`,
    propertyTable(element, (name) => !(isAccount && shared.has(name))),
    table(['method', 'what it does'], methodRows),
    table(['event', 'detail', 'when'], eventRows),
    table(['slot', 'where'], named(words.slots)),
    table(['part', 'what it is'], named(words.parts)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function propertyTable({ props, words }: DescribedElement, isShown: (name: string) => boolean): string {
  const rows = Object.entries(props)
    .filter(([name]) => isShown(name))
    .map(([name, kind]) => {
      const [type = '', description = ''] = words.props[name] ?? [];
      return [kind === 'object' ? '' : `\`${attributeName(name)}\``, `\`${name}\``, code(type), description];
    });
  return table(['attribute', 'property', 'type', 'meaning'], rows);
}

function named(items: Readonly<Record<string, string>>): string[][] {
  return Object.entries(items).map(([name, description]) => [`\`${name}\``, description]);
}

/** Pipes would end the cell. */
function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
