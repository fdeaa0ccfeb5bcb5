/**
 * The files of one version of the elements. The build replaces both texts below: the loader knows one version, and the hash
 * of the list of each element's files. A list has the hash of each file. So a page that pins the loader's hash pins all.
 */
export const RELEASE_VERSION = '@spotreel/version';

/** Hashes of the lists, by tag. */
export const LISTS = '@spotreel/lists' as unknown as Readonly<Record<string, string>>;

/** `<tag>.json`: hashes of what an element needs before it is seen. The first file defines it. */
export type FileList = Readonly<Record<string, string>>;

/** Fetches without credentials. Rejects where a file is not what its hash says. */
export async function fetchChecked(url: URL, integrity: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { integrity, credentials: 'omit', signal });
  if (!answer.ok) throw new MissingFileError(url.href);
  return answer;
}

/** The server answered, but does not have the file. */
export class MissingFileError extends Error {}
