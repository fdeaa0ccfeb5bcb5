/** Where somebody wanted to go before they had to sign in (document, section 4). */
const KEY = 'deepLink';

export function rememberDeepLink(path: string): void {
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // storage is blocked: they start at the front page
  }
}

/** Default '/'. It is told once. */
export function takeDeepLink(): string {
  try {
    const path = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return path?.startsWith('/') && !path.startsWith('//') && !path.startsWith('/login') ? path : '/';
  } catch {
    return '/';
  }
}
