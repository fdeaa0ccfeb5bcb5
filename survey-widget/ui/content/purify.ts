/** For browsers without a sanitizer of their own; no other loads it. */
import purify from 'dompurify';

export function purified(html: string, elements: string[], attributes: string[]): DocumentFragment {
  return purify.sanitize(html, { ALLOWED_TAGS: elements, ALLOWED_ATTR: attributes, RETURN_DOM_FRAGMENT: true });
}
