/** `react-elements/element-names.ts`, made from the table of elements: React components need names without any code of the elements. */
import type { DescribedElement } from './custom-elements';

const HEAD = `// Made from the table of elements: tests/elements/manifest writes it with \`vitest -u\`.

/** Properties with their kinds, and events, of each element. */`;

export function reactNames(elements: readonly DescribedElement[]): string {
  const rows = elements.map(({ tag, props, events }) =>
    [
      `  '${tag}': {`,
      '    props: {',
      ...Object.entries(props).map(([name, kind]) => `      ${name}: '${kind}',`),
      '    },',
      `    events: ${list(Object.keys(events))},`,
      '  },',
    ].join('\n'),
  );
  return `${HEAD}\nexport const ELEMENT_NAMES = {\n${rows.join('\n')}\n} as const;\n`;
}

const LINE_WIDTH = 120;

/** As the formatter writes it: one line where it fits. */
function list(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  const line = `[${quoted.join(', ')}]`;
  if (`    events: ${line},`.length <= LINE_WIDTH) return line;
  return `[\n${quoted.map((name) => `      ${name},`).join('\n')}\n    ]`;
}
