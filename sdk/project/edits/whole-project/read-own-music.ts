import type { OwnMusic } from '../../../contract/project/project';
import { readId, readNumber, readObject } from '../read';

/** Undefined for what is none. */
export function readOwnMusic(value: unknown): OwnMusic | undefined {
  const object = readObject(value);
  const media = readId(object?.media);
  const [start, fadeIn, fadeOut] = [object?.start, object?.fadeIn, object?.fadeOut].map(readSeconds);
  if (!media || start === undefined || fadeIn === undefined || fadeOut === undefined) return undefined;
  return { media, start, fadeIn, fadeOut };
}

function readSeconds(value: unknown): number | undefined {
  const seconds = readNumber(value);
  return seconds === undefined || seconds < 0 ? undefined : seconds;
}
