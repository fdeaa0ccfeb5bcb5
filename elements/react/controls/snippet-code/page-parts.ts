/** Pieces that the code of every kind of page shares. */
import { textOn } from '@spotreel/sdk/internal/base';
import { firstTag, SNIPPET_ELEMENTS, type SnippetSettings } from './snippet-settings';

/** Attributes of the first element, by name. */
export function elementAttributes(settings: SnippetSettings): Readonly<Record<string, string>> {
  const tag = firstTag(settings);
  const { projectId, environmentId = '' } = settings;
  if (SNIPPET_ELEMENTS[tag] === 'survey') return { 'environment-id': environmentId };
  return SNIPPET_ELEMENTS[tag] === 'project' && projectId !== undefined ? { 'project-id': String(projectId) } : {};
}

/** Custom properties of the brand, by name. */
export function brandTokens({ accent }: Pick<SnippetSettings, 'accent'>): Readonly<Record<string, string>> {
  if (!accent) return {};
  return {
    '--spotreel-accent': accent,
    '--spotreel-accent-text': textOn(accent) === 'white' ? '#ffffff' : '#000000',
  };
}

/** The tag of the loader. */
export function loaderTag({ server, theme, locale, tag }: SnippetSettings): string {
  const language = tag === 'survey-modal' ? undefined : locale;
  const attributes = [theme && ` data-theme="${theme}"`, language && ` data-locale="${language}"`];
  return `<script async src="${escapeAttribute(server)}/sdk/v1/loader.js"${attributes.filter(Boolean).join('')}></script>`;
}

/** Text between the tags of an element of HTML. */
export function inTags(name: string, text: string): string {
  return `<${name}>${text}</${name}>`;
}

/** The element, with its tags. `more`: attributes after its own. */
export function elementMarkup(settings: SnippetSettings, more = ''): string {
  const tag = firstTag(settings);
  const attributes = Object.entries(elementAttributes(settings));
  const own = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${own.join('')}${more}></${tag}>`;
}

/** A text between double quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A text in single quotes, for JavaScript. It cannot end a script element. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('<', '\\u003c')}'`;
}

/** The lines, those that are undefined left out. */
export function lines(...all: readonly (string | undefined)[]): string {
  return all.filter((line) => line !== undefined).join('\n');
}

/** Each line moved to the right. */
export function indented(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));
}
