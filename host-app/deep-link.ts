/**
 * The page that was requested before the login (docs/rules/app.md#session). It is kept for the person who was logged in
 * at this browser; other people start at the front page.
 */
const KEY = 'deepLink';
const PERSON = 'spotreel.deepLinkPerson';

/** Stores who is logged in: a page that is kept later is for this person. */
export function rememberPerson(userId: number): void {
  write(PERSON, String(userId));
}

export function rememberDeepLink(path: string): void {
  write(KEY, path);
}

/** After a logout: the next person at this browser starts at the front page. */
export function forgetDeepLink(): void {
  write(KEY, null);
  write(PERSON, null);
}

/** Returns the page once to the person it is kept for; '/' to others, and where none is kept. */
export function takeDeepLink(userId: number | undefined): string {
  const path = read(KEY);
  const person = read(PERSON);
  write(KEY, null);
  if (person !== null && person !== String(userId)) return '/';
  return path?.startsWith('/') && !path.startsWith('//') && !/^\/login/.test(path) ? path : '/';
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // storage is blocked: the login leads to the front page
  }
}
