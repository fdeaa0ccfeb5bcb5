/** `react-elements/element-names.ts`, made from the table of elements: React components need names without any code of the elements. */
import { accountProps } from '../definitions/account-element';
import type { DescribedElement } from './custom-elements';

const HEAD = `// Made from the table of elements: tests/elements/manifest writes it with \`vitest -u\`.
`;

export function reactNames(elements: readonly DescribedElement[]): string {
  const rows = elements.map(({ tag, props, events }) =>
    [`  '${tag}': {`, ...propsOf(props), `    events: ${list(Object.keys(events))},`, '  },'].join('\n'),
  );
  return `${HEAD}
/** Properties that every element of an account has, with their kinds. */
const ACCOUNT = {
${kinds(accountProps, '  ').join('\n')}
} as const;

/** Properties with their kinds, and events, of each element. */
export const ELEMENT_NAMES = {
${rows.join('\n')}
} as const;
`;
}

function propsOf(props: DescribedElement['props']): string[] {
  const shared = Object.keys(accountProps);
  if (!shared.every((name) => name in props)) return ['    props: {', ...kinds(props, '      '), '    },'];
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !shared.includes(name)));
  const line = `    props: { ${['...ACCOUNT', ...kinds(own, '').map((one) => one.slice(0, -1))].join(', ')} },`;
  return line.length <= LINE_WIDTH ? [line] : ['    props: {', '      ...ACCOUNT,', ...kinds(own, '      '), '    },'];
}

function kinds(props: DescribedElement['props'], indent: string): string[] {
  return Object.entries(props).map(([name, kind]) => `${indent}${name}: '${kind}',`);
}

const LINE_WIDTH = 120;

/** As the formatter writes it: one line where it fits. */
function list(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  const line = `[${quoted.join(', ')}]`;
  if (`    events: ${line},`.length <= LINE_WIDTH) return line;
  return `[\n${quoted.map((name) => `      ${name},`).join('\n')}\n    ]`;
}
