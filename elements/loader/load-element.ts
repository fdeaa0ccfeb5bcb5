import { SpotreelLoadError } from './load-error';
import { blockedDirective } from './policy-watch';
import { type FileList, fetchChecked, LISTS, MissingFileError, RELEASE_VERSION } from './release';

/** Milliseconds of one try. There are two. */
const PATIENCE = 15_000;

/** Loads elements of one server, each once; one that failed may be asked for again. */
export function createElementLoader(base: URL): (tag: string) => Promise<void> {
  const loads = new Map<string, Promise<void>>();

  const attempt = async (tag: string) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const list = await fetchChecked(new URL(`${tag}.json`, base), LISTS[tag] ?? '', signal);
    const files: FileList = await list.json();
    // a script that was imported in vain stays a failure for the page's whole life: all of them are fetched first
    await Promise.all(
      Object.entries(files).map(async ([name, integrity]) =>
        (await fetchChecked(new URL(name, base), integrity, signal)).arrayBuffer(),
      ),
    );
    const [entry = ''] = Object.keys(files);
    await import(new URL(entry, base).href);
  };

  return (tag) => {
    const load =
      loads.get(tag) ??
      attempt(tag)
        .catch(() => attempt(tag))
        .catch(async (cause: unknown) => {
          loads.delete(tag);
          // browsers report what a policy blocks a moment after the request has failed
          await new Promise((resolve) => setTimeout(resolve));
          throw explained(tag, base, cause);
        });
    loads.set(tag, load);
    return load;
  };
}

function explained(tag: string, { origin }: URL, cause: unknown): SpotreelLoadError {
  const directive = blockedDirective(origin);
  const error = (...[code, why]: [SpotreelLoadError['code'], string]) =>
    new SpotreelLoadError(code, `<${tag}> was not loaded: ${why}`, { cause });
  if (directive)
    return error('policy', `the page's Content Security Policy does not allow it. Add ${origin} to ${directive}.`);
  if (cause instanceof MissingFileError)
    return error('version', `${origin} does not have version ${RELEASE_VERSION}. Take the script of /sdk/v1/.`);
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return error('time', `${origin} took more than ${(PATIENCE * 2) / 1000} seconds.`);
  return error('network', `${origin} cannot be reached, or its files were changed on their way.`);
}
