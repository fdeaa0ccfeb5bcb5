/** Progress of a person in the videos of tutorials and lessons. This browser remembers it. */
import { atom } from 'nanostores';
import type { SecurityStorage } from '../../client/session/security-state';
import { localSecurityStorage } from '../session/local-security-storage';

/** Progress in one video. */
export interface Watched {
  /** Position to continue at; 0 once it was watched to its end. */
  readonly seconds: number;
  readonly isOver: boolean;
}

type WatchedVideos = Readonly<Record<string, Watched>>;

/** Videos that are remembered, the ones watched last. */
const MOST_VIDEOS = 100;

/** `storage`: where it is kept. Default: the browser. What is there and cannot be read counts as nothing. */
export function createWatched(storage: SecurityStorage = localSecurityStorage('spotreel.watched')) {
  const $watched = atom<WatchedVideos>(read(storage.read()));
  return {
    /** By the name that `note` was given. */
    $watched,
    note(name: string, watched: Watched): void {
      const { [name]: before, ...others } = $watched.get();
      // a video that is watched again has been watched to its end all the same
      if (before && (before.isOver || before.seconds === watched.seconds) && !watched.isOver) return;
      const kept = [...Object.entries(others), [name, watched] as const].slice(-MOST_VIDEOS);
      $watched.set(Object.fromEntries(kept));
      storage.write(JSON.stringify($watched.get()));
    },
  };
}

function read(text: string | null): WatchedVideos {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(typeof found === 'object' && found !== null ? found : {});
    return Object.fromEntries(entries.filter(([, one]) => isWatched(one)));
  } catch {
    return {};
  }
}

function isWatched(one: unknown): one is Watched {
  const { seconds, isOver } = (one ?? {}) as Partial<Watched>;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 && typeof isOver === 'boolean';
}
