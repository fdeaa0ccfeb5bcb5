/** The random secret by which accounts know this browser at a login. It opens nothing without the password. */

const KEY = 'spotreel.browser';

/** The one that is kept; undefined: this browser has given no code yet, or may not keep anything. */
export function keptBrowserSecret(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** 256 bits, as base64url. */
export function newBrowserSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function keepBrowserSecret(secret: string): void {
  try {
    localStorage.setItem(KEY, secret);
  } catch {
    // the next login asks for a code again
  }
}
