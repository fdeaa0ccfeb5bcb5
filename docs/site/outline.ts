/** Marks the heading that is being read in the list beside the text. */
export function setUpOutline(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.outline a')].map((link) => [link.hash.slice(1), link]),
  );
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  if (links.size === 0) return;
  const mark = () => {
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 4) ?? headings[0];
    for (const [id, link] of links) {
      if (id === read?.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // headings that pass a quarter of the window: no work on each scroll event
  const observer = new IntersectionObserver(mark, { rootMargin: '-25% 0px -74% 0px' });
  for (const heading of headings) observer.observe(heading);
  addEventListener('scrollend', mark, { passive: true });
  mark();
}
