/** Milliseconds that a button says "Copied". */
const SHOWN_MS = 1600;

/** Each code block has a button that copies it, and says so. */
export function setUpCopyButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-copy]') : null;
    const code = button?.closest('figure')?.querySelector('code');
    if (!button || !code) return;
    const isCopied = await navigator.clipboard.writeText(code.textContent ?? '').then(
      () => true,
      () => false,
    );
    if (!isCopied) getSelection()?.selectAllChildren(code);
    button.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, SHOWN_MS);
  });
}
