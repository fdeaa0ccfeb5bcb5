import { useEffect, useRef } from 'preact/hooks';
import { writeSafeHtml } from './safe-html';

/** Html of a survey's author, cleaned. */
export function RichText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void writeSafeHtml(place.current, html);
  }, [html]);
  return <div ref={place} class="sv-rich" dir="auto" />;
}
