/** Paths of requests for the log. Links of mails, shared files and surveys have their keys in the path. */

/** Ids of records are numbers or 24 characters of a cuid; keys are longer. */
const LONGEST_ID = 27;

/** Names of files of the library end with a hash of this form, and open nothing. */
const PUBLIC = /^\/(docs|assets|library)\//;

/** The same path, in which what could be a key is `…`. */
export function loggedPath(pathname: string): string {
  if (PUBLIC.test(pathname)) return pathname;
  return pathname
    .split('/')
    .map((part) => (part.length > LONGEST_ID && !/^[a-z]+(-[a-z]+)*$/.test(part) ? '…' : part))
    .join('/');
}
