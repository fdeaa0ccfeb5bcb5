/**
 * Editors of surveys write this HTML, and it is shown inside other people's pages: it may format and link, nothing
 * else. The browser's own sanitizer cleans it; DOMPurify is loaded only where there is none.
 */
const ELEMENTS = 'a b blockquote br code em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong sub sup u ul'.split(' ');
const ATTRIBUTES = ['href', 'dir', 'lang', 'title'];
/** Targets that an author may link to. */
const LINK = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

interface Sanitizing {
  setHTML(html: string, options: { sanitizer: { elements: string[]; attributes: string[] } }): void;
}

/** Never rejects: what cannot be cleaned is shown as its bare text. */
export async function writeSafeHtml(place: HTMLElement, html: string): Promise<void> {
  try {
    const sanitizing = place as Partial<Sanitizing>;
    if (sanitizing.setHTML) sanitizing.setHTML(html, { sanitizer: { elements: ELEMENTS, attributes: ATTRIBUTES } });
    else {
      const { purified } = await import('./purify');
      place.replaceChildren(purified(html, ELEMENTS, ATTRIBUTES));
    }
  } catch {
    place.textContent = html.replace(/<[^<>]*>/g, '');
  }
  for (const link of place.querySelectorAll('a')) secureLink(link);
}

/** Links leave the survey open. */
function secureLink(link: HTMLAnchorElement): void {
  if (!LINK.test(link.getAttribute('href')?.trim() ?? '')) link.removeAttribute('href');
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}
