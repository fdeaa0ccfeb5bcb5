/** `web-types.json`, which JetBrains editors read, made from the table of elements. */
import { attributeName } from '../bridge/names';
import type { DescribedElement } from './custom-elements';

export function webTypes(elements: readonly DescribedElement[], version: string): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: '@spotreel/elements',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map(webType) } },
  };
}

function webType({ tag, props, words }: DescribedElement): object {
  const named = (items: Readonly<Record<string, string>>) =>
    Object.entries(items).map(([name, description]) => ({ name, description }));
  const fields = Object.entries(props).map(([name, kind]) => {
    const [type = '', description = ''] = words.props[name] ?? [];
    return { name, kind, type, description };
  });
  return {
    name: tag,
    description: words.description,
    attributes: fields
      .filter(({ kind }) => kind !== 'object')
      .map(({ name, kind, type, description }) => ({
        name: attributeName(name),
        description,
        ...(kind === 'boolean' ? { value: { kind: 'no-value' } } : { value: { type } }),
      })),
    slots: named(words.slots),
    js: {
      properties: fields.map(({ name, type, description }) => ({ name, type, description })),
      events: Object.entries(words.events).map(([name, { detail, description }]) => ({
        name,
        type: `CustomEvent<${detail}>`,
        description,
      })),
    },
    css: { parts: named(words.parts), properties: named(words.tokens) },
  };
}
