/** Scroll positions of the pages that were left, for this visit. */
const KEY = 'spotreel.scroll';
const KEPT_PAGES = 50;

/** Scroll position in px; undefined when the address was not seen in this visit. */
export function keptScroll(address: string): number | undefined {
  return read()[address];
}

/** Follows the page and writes its place down when it is left: when the answer is called, or the tab goes. */
export function keepScroll(address: string): () => void {
  let scrolled = window.scrollY;
  const follow = () => {
    scrolled = window.scrollY;
  };
  const write = () => {
    const others = Object.entries(read()).filter(([known]) => known !== address);
    const kept = [...others.slice(1 - KEPT_PAGES), [address, Math.round(scrolled)]];
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // storage is forbidden or full: the way back leads to the top
    }
  };
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('pagehide', write);
  return () => {
    write();
    window.removeEventListener('scroll', follow);
    window.removeEventListener('pagehide', write);
  };
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
