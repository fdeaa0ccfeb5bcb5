import { isSpotreelError } from '../../base/errors';
import type { ToolContext } from '../agent-tool';
import type { Problems, Wanted } from './wanted-values';

/** Images that one call brings in. */
export const MOST_FETCHED = 20;

/**
 * Has the server fetch each address once. What it refuses comes into `problems`; failures that are not about the image end all
 * the work. Returns address -> id.
 */
export async function fetchImages(
  wanted: readonly Wanted[],
  { client, signal }: ToolContext,
  problems: Problems,
): Promise<ReadonlyMap<string, number>> {
  const images = new Map<string, number>();
  const refused = new Map<string, string>();
  for (const value of wanted) {
    if (value.kind !== 'link') continue;
    const { url, field } = value;
    if (!images.has(url) && !refused.has(url)) {
      try {
        images.set(url, (await client.imageFromUrl({ body: { imageUrl: url }, signal })).id);
      } catch (thrown) {
        if (!isSpotreelError(thrown) || !IMAGE_STATUSES.has(thrown.status ?? 0)) throw thrown;
        refused.set(url, `${thrown.code}: ${thrown.message}`);
      }
    }
    const problem = refused.get(url);
    if (problem) problems[field.key] = [problem];
  }
  return images;
}

/** Refusals of one image: too large, of another type, not readable, or not reachable. */
const IMAGE_STATUSES: ReadonlySet<number> = new Set([413, 415, 422]);
