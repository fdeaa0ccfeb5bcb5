import { writeSafeHtml } from './safe-html';

/** The author's HTML, sanitized, if there is any. */
export function RichText({ html }: { readonly html: string | null | undefined }) {
  if (!html) return null;
  // Preact calls this on each render and leaves children alone that are not its own
  const write = (place: HTMLElement | null) => {
    if (place && !place.firstChild) void writeSafeHtml(place, html);
  };
  return <div class="sv-rich" dir="auto" ref={write} />;
}
