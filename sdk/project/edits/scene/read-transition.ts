import {
  TRANSITION_DIRECTIONS,
  TRANSITION_FRAMES,
  TRANSITION_KINDS,
  type Transition,
} from '../../../contract/project/transition';
import { readIndex, readObject } from '../read';

/** Undefined for what is no transition. */
export function readTransition(value: unknown): Transition | undefined {
  const object = readObject(value);
  const kind = TRANSITION_KINDS.find((known) => known === object?.kind);
  const frames = readIndex(object?.frames);
  const direction = TRANSITION_DIRECTIONS.find((known) => known === object?.direction);
  if (!kind || frames === undefined || (object?.direction !== undefined && !direction)) return undefined;
  if (frames < TRANSITION_FRAMES.least || frames > TRANSITION_FRAMES.most) return undefined;
  return { kind, frames, ...(direction && { direction }) };
}
