/** Texts for scenes that the planner does not know, such as those of a changed library: by the names of their fields. */
import { writeCallToAction, writeTitle } from './first-and-last';
import { writeStatement } from './points-scenes';
import type { SceneDraft, WritingDesk } from './scene-draft';

/** Every field gets a text; `references` are its fields. */
export function writeAnyScene(desk: WritingDesk, references: readonly string[]): SceneDraft {
  const known = { ...writeStatement(desk).words, ...writeCallToAction(desk).words, ...writeTitle(desk)?.words };
  const { phrases, points } = desk;
  const free = [...points, ...phrases.statement, ...phrases.subline, ...phrases.section, ...phrases.kicker];
  const words = references.map((reference, index): [string, readonly string[]] => [
    reference,
    known[reference] ?? [...free.slice(index), ...free.slice(0, index)],
  ]);
  return { words: Object.fromEntries(words), used: points };
}
