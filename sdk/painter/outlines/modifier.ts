import type { Reader } from '../properties/reader';
import type { Outline } from './curves';

/** Changes the outlines that are listed before it in its group, before they are colored. */
export interface Modifier {
  readonly isStill: boolean;
  /** `outlines`: what the modifiers nearer to it made of one outline. */
  change(outlines: readonly Outline[], frame: number): readonly Outline[];
}

/** A modifier that has to know all of its outlines: it gives each of them a modifier. */
export interface JoiningModifier {
  /** Outlines join from the last listed to the first. `outlines`: one, after the modifiers that are nearer to it. */
  join(outlines: Reader<readonly Outline[]>): Modifier;
}

/** The last modifier of the list is nearest to the outline and changes it first. */
export function modified(outline: Outline, modifiers: readonly Modifier[], frame: number): readonly Outline[] {
  return modifiers
    .toReversed()
    .reduce<readonly Outline[]>((outlines, modifier) => modifier.change(outlines, frame), [outline]);
}

/** The modifiers of one outline. */
export function joinedModifiers(
  outline: Reader<Outline>,
  modifiers: readonly (Modifier | JoiningModifier)[],
): readonly Modifier[] {
  const joined: Modifier[] = [];
  for (const modifier of modifiers.toReversed()) {
    const inner = [...joined];
    const isStill = [outline, ...inner].every((part) => part.isStill);
    const outlines = { isStill, at: (frame: number) => modified(outline.at(frame), inner, frame) };
    joined.unshift('change' in modifier ? modifier : modifier.join(outlines));
  }
  return joined;
}
