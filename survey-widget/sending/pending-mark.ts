/**
 * Mark that answers may be waiting in this browser, so that a page without any need not load the code that sends them.
 */
import { attempted } from '@spotreel/sdk/internal/base';

const KEY = 'spotreel-surveys-pending';

/** Keeps the mark. If the storage is blocked, answers wait no longer than the page. */
export function keepPendingMark(isPending: boolean): void {
  attempted(() => (isPending ? localStorage.setItem(KEY, '1') : localStorage.removeItem(KEY)));
}

export function hasPendingMark(): boolean {
  return Boolean(attempted(() => localStorage.getItem(KEY)));
}
