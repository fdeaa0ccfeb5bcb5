/**
 * A project without a given name has that of its recipe or template. Once its headline is edited, it has that of the headline.
 * The server and the editor use this rule (docs/rules/editor.md#names).
 */

import type { Customisation } from '../contract/project/project';
import type { Id } from '../contract/schemas/ids';
import { isSampleText } from './forms/sample-parts';

/** Characters of a project's name. */
const MOST_CHARACTERS = 120;

/** A scene as far as its name reads it. */
export interface NamedScene {
  readonly fields: readonly { readonly innerReference: string; readonly defaultValue: string }[];
  readonly texts: Readonly<Record<string, string>>;
}

/** The edited headline of the first scene that has a headline, in one line; `fallback` while it is the template's or empty. */
export function automaticName(scenes: readonly NamedScene[], fallback: string): string {
  for (const { fields, texts } of scenes) {
    const headline = fields.find(({ innerReference }) => innerReference.includes('headline'));
    if (!headline) continue;
    const text = texts[headline.innerReference] ?? headline.defaultValue;
    return isSampleText(headline, text, new Set()) ? fallback : inOneLine(text) || fallback;
  }
  return fallback;
}

/** True if the rule makes this name: people have given no other one. */
export function isAutomaticName(name: string, scenes: readonly NamedScene[], fallback: string): boolean {
  return name === fallback || name === automaticName(scenes, fallback);
}

/** `fieldsOf`: text fields of a template; undefined where it is gone. */
export function namedScenes(
  customisations: readonly Customisation[],
  fieldsOf: (templateId: Id<'template'>) => NamedScene['fields'] | undefined,
): NamedScene[] {
  return customisations
    .toSorted((a, b) => a.order - b.order)
    .map(({ template, texts }) => ({
      fields: fieldsOf(template) ?? [],
      texts: Object.fromEntries(texts.map(({ id, value }) => [id, value])),
    }));
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > MOST_CHARACTERS
    ? `${letters
        .slice(0, MOST_CHARACTERS - 1)
        .join('')
        .trim()}…`
    : line;
}
