import { SpotreelError } from '../../base/errors';
import type { Project } from '../../contract/project/project';
import type { LottieAnimation } from '../../scene/lottie';

/** Fetches the Lottie document of a scene template, each address once: the document at an address never changes. */
export type LoadLottie = (dataFile: string) => Promise<LottieAnimation>;

/** Rejects with `network_error`, or with `template_invalid` for what is not JSON; a failed address is tried again. */
export function createLottieDocuments(fetch: (url: string) => Promise<Response>): LoadLottie {
  const documents = new Map<string, Promise<LottieAnimation>>();
  return (dataFile) => {
    const known = documents.get(dataFile);
    if (known) return known;
    const loading = load(fetch, dataFile);
    documents.set(dataFile, loading);
    loading.catch(() => documents.delete(dataFile));
    return loading;
  };
}

/** Fetches what the scenes of a project are made of before a view asks for it. That one hears of failures. */
export function loadDocumentsAhead(loadLottie: LoadLottie, { ingredients }: Project): void {
  for (const { template } of ingredients) if (template) loadLottie(template.dataFile).catch(() => {});
}

async function load(fetch: (url: string) => Promise<Response>, dataFile: string): Promise<LottieAnimation> {
  let response: Response;
  try {
    response = await fetch(dataFile);
  } catch (cause) {
    throw new SpotreelError('network_error', 'Network Error', { cause });
  }
  if (!response.ok) {
    const message = `Request failed with status code ${response.status}`;
    throw new SpotreelError('request_failed', message, { status: response.status });
  }
  try {
    return (await response.json()) as LottieAnimation;
  } catch (cause) {
    throw new SpotreelError('template_invalid', `The template ${dataFile} is not JSON`, { cause });
  }
}
