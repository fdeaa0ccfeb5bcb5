import type { SpotreelLoadError } from './load-error';

/**
 * Shows that an element was not loaded: its `slot="error"` if the page has one, else a sentence with a button to try again.
 * Fires `error` at it, with the reason as `detail`. Returns what takes all of this away.
 */
export function showFailure(element: Element, error: SpotreelLoadError, onRetry: () => void): () => void {
  const own = element.querySelectorAll<HTMLElement>(':scope > [slot=error]');
  const waiting = element.querySelectorAll<HTMLElement>(':scope > [slot=loading]');
  const notice = own.length > 0 ? undefined : failureNotice(onRetry);
  const setHidden = (isFailed: boolean) => {
    for (const part of own) part.hidden = !isFailed;
    for (const part of waiting) part.hidden = isFailed;
  };
  setHidden(true);
  if (notice) element.append(notice);
  element.dispatchEvent(
    new CustomEvent('error', { detail: { code: error.code, message: error.message }, composed: true }),
  );
  return () => {
    setHidden(false);
    notice?.remove();
  };
}

function failureNotice(onRetry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', onRetry);
  notice.append('This part of the page could not be loaded. ', button);
  return notice;
}
