/** Names in an archive are data of a stranger: nothing is ever written under them, and odd ones are refused by name. */

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined for what is not UTF-8. */
export function decodedName(raw: Uint8Array): string | undefined {
  try {
    return utf8.decode(raw);
  } catch {
    return undefined;
  }
}

/** Why a name may not be in a package; undefined for a good one. */
export function nameProblem(name: string): string | undefined {
  if (name === '' || name.length > 200) return 'is empty or too long';
  if (/\p{Cc}|\p{Surrogate}/u.test(name)) return 'contains control characters';
  if (name.includes('\\')) return 'contains a backslash';
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) return 'is an absolute path';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '..' || part === '.')) return 'points outside the package';
  if (parts.some((part) => part === '')) return 'has an empty folder name';
  if (parts.some((part) => /[. ]$/.test(part) || /[<>:"|?*]/.test(part))) return 'is not a valid name on every system';
  return undefined;
}

/** Names that some file system holds for the same. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** What archivers of desktops add. */
export function isDesktopLitter(name: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);
}
