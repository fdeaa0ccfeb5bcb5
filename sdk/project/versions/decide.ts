import { isEqual } from '../../base/equal';
import type { EditorProject } from '../editor-project';
import type { Overlap, PartChoices, PartOf } from './part';

export interface Versions {
  /** Common base of both sides. */
  readonly base: EditorProject;
  readonly mine: EditorProject;
  readonly theirs: EditorProject;
}

export interface Decision<Value> {
  readonly value: Value;
  readonly overlap?: Overlap;
}

/** One part out of three versions of it. */
export function decide<Value>(
  part: PartOf<Overlap['kind']>,
  before: Value,
  mine: Value,
  theirs: Value,
  choices: PartChoices,
): Decision<Value> {
  if (isEqual(mine, theirs) || isEqual(theirs, before)) return { value: mine };
  if (isEqual(mine, before)) return { value: theirs };
  // The part's kind says what its values are; TypeScript cannot follow that through a generic.
  const overlap = { ...part, before, mine, theirs } as unknown as Overlap;
  return { value: choices[part.key] === 'theirs' ? theirs : mine, overlap };
}
