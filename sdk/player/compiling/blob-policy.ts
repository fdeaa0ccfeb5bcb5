/**
 * Whether a worker out of a blob is worth a try. Pages cannot read a policy that came in a header, and a try that is refused is
 * reported in the console. So a policy in the page itself is read, and a refusal is remembered for as long as the tab is open.
 */
const KEY = 'spotreel.blob-worker-refused';

export function allowsBlobWorkers(): boolean {
  return !policies().some(refusesBlobs) && storedRefusal() === null;
}

export function rememberBlobRefusal(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // a page without storage tries each time
  }
}

function storedRefusal(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
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
