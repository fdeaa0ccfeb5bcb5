/**
 * Images whose focus point the server still looks for. A screen shows their middle, and their point once it is found. The
 * point is a fact of the file, so that it is no change of a project: no save and no undo step has it.
 */

import type { Media } from '../../contract/media/media';
import type { Id } from '../../contract/schemas/ids';
import { poll } from '../timing/poll';

/** Two minutes and a half. After that the middle stays until the image is fetched anew. */
const MOST_QUESTIONS = 40;

export interface FocusPointDependencies {
  readonly fetchMedia: (mediaId: Id<'media'>) => Promise<Media>;
  /** Gets an image once its point was found, or was not found. */
  readonly onFound: (media: Media) => void;
  readonly signal: AbortSignal;
}

/** Never rejects: an image that cannot be asked for keeps its middle. */
export async function followFocusPoints(files: readonly Media[], dependencies: FocusPointDependencies): Promise<void> {
  await Promise.all(files.map((media) => follow(media, dependencies).catch(() => {})));
}

async function follow({ id }: Media, { fetchMedia, onFound, signal }: FocusPointDependencies): Promise<void> {
  let questions = 0;
  await poll({
    ask: () => fetchMedia(id),
    onAnswer: (media) => {
      questions += 1;
      const isFound = !media.props.isFocusPending;
      if (isFound && !signal.aborted) onFound(media);
      return { isDone: isFound || questions >= MOST_QUESTIONS, hasChanged: false };
    },
    signal,
  });
}
