/**
 * Copies a text for a person who has just pressed something. Pages without https have no `navigator.clipboard`, and frames
 * may refuse it: then the page's own copy command takes the text. Rejects where neither is possible.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyByCommand(text)) throw error;
  }
}

/** Copies the text; true if it was copied. */
function copyByCommand(text: string): boolean {
  let isTaken = false;
  // without a selection, WebKit copies only what a listener asks for
  const allow = (event: Event) => event.preventDefault();
  const take = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('beforecopy', allow, true);
  document.addEventListener('copy', take, true);
  try {
    return document.execCommand('copy') && isTaken;
  } finally {
    document.removeEventListener('beforecopy', allow, true);
    document.removeEventListener('copy', take, true);
  }
}
