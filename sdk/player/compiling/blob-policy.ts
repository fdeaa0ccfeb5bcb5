/**
 * Decides if a worker out of a blob is worth a try. Pages cannot read a policy that came in a header, and a try that is
 * refused is reported in the console. So a policy in the page itself is read, and a refusal is remembered. It counts
 * for the page that refused, as other pages of the site may have another policy. It ends with the tab, and with a
 * reload: the policy may be another one then.
 */
const KEY = 'spotreel.blob-worker-refused';

let isRefusedHere = false;

export function allowsBlobWorkers(): boolean {
  return !isRefusedHere && !policies().some(refusesBlobs) && !wasRefusedBefore();
}

export function rememberBlobRefusal(): void {
  isRefusedHere = true;
  try {
    sessionStorage.setItem(pageKey(), '1');
  } catch {
    // a page without storage tries each time that it is loaded
  }
}

function wasRefusedBefore(): boolean {
  try {
    return navigation()?.type !== 'reload' && sessionStorage.getItem(pageKey()) !== null;
  } catch {
    return false;
  }
}

/** Key of the page as it was loaded: a path that a script has pushed since has the same policy. */
function pageKey(): string {
  return `${KEY} ${new URL(navigation()?.name ?? location.href).pathname}`;
}

function navigation(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry as PerformanceNavigationTiming | undefined;
}

function policies(): string[] {
  const tags = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]');
  return [...tags].map(({ content }) => content);
}

/** The first of them that a policy has decides about workers. */
const DIRECTIVES = ['worker-src', 'child-src', 'script-src', 'default-src'];

export function refusesBlobs(policy: string): boolean {
  const lines = policy.split(';').map((line) => line.trim().toLowerCase().split(/\s+/));
  const [, ...sources] = DIRECTIVES.map((name) => lines.find(([first]) => first === name)).find(Boolean) ?? [
    '',
    'blob:',
  ];
  return !sources.includes('blob:');
}
