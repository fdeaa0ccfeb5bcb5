/** Half of the page has been scrolled past; again only after a return to its top. */
export function watchScrollDepth(onHalf: () => void, signal: AbortSignal): void {
  let isArmed = true;
  const scrolled = () => {
    const height = document.documentElement.scrollHeight - innerHeight;
    if (scrollY <= 0) isArmed = true;
    if (!isArmed || height <= 0 || scrollY / height < 0.5) return;
    isArmed = false;
    onHalf();
  };
  addEventListener('scroll', scrolled, { passive: true, signal });
}
