/** `custom-elements.json` (schema 1.0.0), made from the table of elements and their words. */
import type { ElementDefinition, NoMethods, PropKind } from '../bridge/element-definition';
import { attributeName } from '../bridge/names';
import type { ElementWords, MethodWords } from './element-words';

export interface DescribedElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, PropKind>>;
  readonly events: Readonly<Record<string, { readonly cancelable?: boolean }>>;
  readonly methods: Readonly<Record<string, true>>;
  readonly words: {
    readonly description: string;
    readonly props: Readonly<Record<string, readonly [type: string, description: string]>>;
    readonly events: Readonly<Record<string, { readonly detail: string; readonly description: string }>>;
    readonly methods: Readonly<Record<string, MethodWords>>;
    readonly slots: Readonly<Record<string, string>>;
    readonly parts: Readonly<Record<string, string>>;
    readonly tokens: Readonly<Record<string, string>>;
  };
}

export function described<Props extends object, Details extends object, Methods extends object = NoMethods>(
  { tag, props, events, methods }: ElementDefinition<Props, Details, Methods>,
  words: ElementWords<Props, Details, Methods>,
): DescribedElement {
  return { tag, props, events, methods, words } as unknown as DescribedElement;
}

/** `module`: file that registers the elements, beside the manifest. */
export function customElementsManifest(elements: readonly DescribedElement[], module: string): object {
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: elements.map(declaration),
        exports: elements.map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className(tag), module },
        })),
      },
    ],
  };
}

function declaration({ tag, props, events, words }: DescribedElement): object {
  const named = (items: Readonly<Record<string, string>>) =>
    Object.entries(items).map(([name, description]) => ({ name, description }));
  const fields = Object.entries(props).map(([name, kind]) => {
    const [text = '', description = ''] = words.props[name] ?? [];
    return { name, kind, type: { text: text === 'boolean' ? text : `${text} | undefined` }, description };
  });
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: className(tag),
    description: words.description,
    attributes: fields
      .filter(({ kind }) => kind !== 'object')
      .map(({ name, type, description }) => ({ name: attributeName(name), fieldName: name, type, description })),
    members: [
      ...fields.map(({ name, type, description }) => ({ kind: 'field', name, type, description })),
      ...Object.entries(words.methods).map(([name, { type, description }]) => methodMember(name, type, description)),
    ],
    events: Object.entries(events).map(([name, { cancelable = false }]) => {
      const { detail = 'undefined', description = '' } = words.events[name] ?? {};
      const type = { text: `CustomEvent<${detail}>` };
      return { name, type, description: cancelable ? `Cancelable. ${description}` : description };
    }),
    slots: named(words.slots),
    cssParts: named(words.parts),
    cssProperties: named(words.tokens),
  };
}

/** `type`: `(scene: number): Promise<void>`. */
function methodMember(name: string, type: string, description: string): object {
  const [parameters = '', result = ''] = type.slice(1).split(/\): (?=Promise)/);
  const [parameter = '', ...others] = parameters.split(/,\s*(?=\w+\??:)/).filter(Boolean);
  const list = parameter ? [parameter, ...others] : [];
  return {
    kind: 'method',
    name,
    description,
    parameters: list.map((one) => {
      const [, key = '', optional = '', text = ''] = /^(\w+)(\??): (.*)$/.exec(one) ?? [];
      return { name: key, type: { text }, ...(optional && { optional: true }) };
    }),
    return: { type: { text: result } },
  };
}

/** `project-editor` -> `ProjectEditorElement`. */
function className(tag: string): string {
  return `${tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Element`;
}
