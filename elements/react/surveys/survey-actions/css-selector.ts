/** True if a browser understands it, or if it is empty. */
export function isSelector(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

/** As people point at an element: `button.buy`. */
export function elementName({ localName, id, classList }: Element): string {
  return `<${localName}${id && `#${id}`}${[...classList].map((name) => `.${name}`).join('')}>`;
}

/** Every element of a piece of a page. Nothing of it runs or is fetched: the document is never shown. */
export function elementsOf(html: string): readonly Element[] {
  return [...new DOMParser().parseFromString(unshownHtml(html), 'text/html').body.querySelectorAll('*')];
}

interface HtmlPolicy {
  createHTML(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/** As a page with Trusted Types takes it. No other code reaches this policy, which changes nothing. */
function unshownHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: HtmlPolicy = { createHTML: (text) => text };
  policy ??= trustedTypes ? trustedTypes.createPolicy('spotreel-unshown', rules) : rules;
  return policy.createHTML(html);
}
