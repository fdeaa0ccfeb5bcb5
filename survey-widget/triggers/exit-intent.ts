/** The pointer leaves the page at its top edge, as if to close the tab or to leave by the address bar. */
export function watchExitIntent(onExit: () => void, signal: AbortSignal): void {
  const leave = ({ clientY }: MouseEvent) => {
    if (clientY <= 0) onExit();
  };
  document.documentElement.addEventListener('mouseleave', leave, { signal });
}
