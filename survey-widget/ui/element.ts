/**
 * What the interface is made of: plain elements. A screen is built once, by functions that give an element back, and what
 * changes on it is changed where it stands; what it starts ends with its `AbortSignal`. A survey shows one screen at a time
 * of which hardly anything moves, and a library that compares screens would be a quarter of what a visitor may load.
 */
export type Child = Node | string | false | null | undefined;

/** An element with these properties of it; children that are empty are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  for (const child of children) if (child) made.append(child);
  return made;
}

/** For what is no property in every browser: references to other elements by their ids. */
export function withAttributes<Made extends Element>(made: Made, attributes: Readonly<Record<string, string>>): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** A drawing of strokes that says nothing to a screen reader. */
export function drawing(viewBox: string, ...paths: readonly string[]): Element {
  const made = withAttributes(svgElement('svg'), { viewBox, 'aria-hidden': 'true' });
  made.append(...paths.map((d) => withAttributes(svgElement('path'), { d })));
  return made;
}

const svgElement = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag);

/** The words over a screen; they can be given the focus. */
export function headline(...children: readonly Child[]): HTMLElement {
  return element('h2', { className: 'sv-headline', dir: 'auto', tabIndex: -1 }, ...children);
}

/** A text of the survey's author under the headline, if there is one. */
export function subheader(text: string | null | undefined): Child {
  return text && element('p', { className: 'sv-subheader', dir: 'auto' }, text);
}

/** A picture of the survey's author that tells nothing of its own, if there is one. */
export function picture(src: string | null | undefined): Child {
  return src && element('img', { className: 'sv-image', src, alt: '' });
}
