/** Whether answers may be waiting in this browser, so that a page without any need not load the code that sends them. */
const KEY = 'spotreel-surveys-pending';

export function keepPendingMark(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // blocked: then answers wait no longer than the page
  }
}

export function hasPendingMark(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
