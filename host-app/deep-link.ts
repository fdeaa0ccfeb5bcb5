/** The page that was requested before the log-in (docs/rules/app.md#session). */
const KEY = 'deepLink';

export function rememberDeepLink(path: string): void {
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // storage is blocked: they start at the front page
  }
}

/** After a sign-out: the next person at this browser starts at the front page. */
export function forgetDeepLink(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // storage is blocked: nothing was remembered
  }
}

/** Returns the page once, then '/', which is also the default. */
export function takeDeepLink(): string {
  try {
    const path = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return path?.startsWith('/') && !path.startsWith('//') && !path.startsWith('/login') ? path : '/';
  } catch {
    return '/';
  }
}
