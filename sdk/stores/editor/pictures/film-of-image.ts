/** An animated picture as a video, for places that take videos. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Media } from '../../../contract/media/media';
import { type Failure, failureOf } from '../../failure';
import { converted } from '../../media/media-conversion';
import type { Spotreel } from '../../spotreel';

/** Progress of the video. */
export interface FilmOfImageState {
  /** 0 to 100; undefined while none is made. */
  readonly percent: number | undefined;
  readonly failure: Failure | undefined;
}

/** One animated picture on a screen. Make it with `createFilmOfImage`. */
export interface FilmOfImage {
  readonly $state: ReadableAtom<FilmOfImageState>;
  /** The video once it can be played; undefined where it failed or was disposed of. The server makes one for each picture. */
  readonly make: (image: Media) => Promise<Media | undefined>;
  /** Ends the waiting. The server goes on, and `make` may be called again. */
  readonly dispose: () => void;
}

const IDLE = { percent: undefined, failure: undefined } as const;

/** For one picture on a screen. Call `dispose` when it goes. */
export function createFilmOfImage({ editing: { context } }: Spotreel): FilmOfImage {
  const $state = atom<FilmOfImageState>(IDLE);
  let making: AbortController | undefined;
  const dispose = () => making?.abort();
  return {
    $state,
    dispose,
    async make({ id: mediaId }) {
      dispose();
      making = new AbortController();
      const { signal } = making;
      const show = (state: FilmOfImageState) => signal.aborted || $state.set(state);
      const onProgress = (share: number) => show({ percent: share * 100, failure: undefined });
      onProgress(0);
      try {
        const film = await (await context.accounts()).filmOfImage({ params: { mediaId }, signal });
        const video = await converted(context, film, signal, onProgress);
        show(IDLE);
        return video;
      } catch (thrown) {
        show({ ...IDLE, failure: failureOf(thrown, context.t, 'failure.unknown') });
        return undefined;
      }
    },
  };
}
