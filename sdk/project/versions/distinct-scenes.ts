/**
 * Gives each scene an id of its own before a merge. The tab that adds a scene chooses its id, so that two tabs may
 * choose the same one. The id of a removed last scene comes back with the next. Here scenes of `mine` keep their ids,
 * and other scenes with the same id get another. Two additions that are equal are one.
 */
import { isEqual } from '../../base/equal';
import type { EditorProject } from '../editor-project';
import { sceneOf } from './changes';
import type { Versions } from './decide';

export function withDistinctScenes({ base, mine, theirs }: Versions): Versions {
  let free = Math.max(0, ...[base, mine, theirs].flatMap(idsOf)) + 1;
  const another = (ids: readonly number[]) => new Map(ids.map((id) => [id, free++]));

  const reused = another(base.scenes.map(({ id }) => id).filter((id) => isReused(id, base, mine)));
  const still = new Map([...reused].filter(([id]) => !isReused(id, base, theirs)));
  const from = renumbered(base, reused);
  const then = renumbered(theirs, still);
  const clashing = then.scenes.map(({ id }) => id).filter((id) => clashes(id, { base: from, mine, theirs: then }));
  return { base: from, mine, theirs: renumbered(then, another(clashing)) };
}

function idsOf({ scenes, values }: EditorProject): number[] {
  return [...scenes.map(({ id }) => id), ...Object.keys(values).map(Number)];
}

/** The scene of `before` is gone, and another one has its id. */
function isReused(id: number, before: EditorProject, after: EditorProject): boolean {
  const now = sceneOf(after, id);
  return now !== undefined && now.templateId !== sceneOf(before, id)?.templateId;
}

/** Theirs is not the scene that has this id elsewhere. */
function clashes(id: number, { base, mine, theirs }: Versions): boolean {
  const [before, here, there] = [base, mine, theirs].map((version) => sceneOf(version, id));
  if (before) return before.templateId !== there?.templateId;
  return here !== undefined && !isEqual(here, there);
}

function renumbered(project: EditorProject, ids: ReadonlyMap<number, number>): EditorProject {
  if (ids.size === 0) return project;
  const now = (id: number) => ids.get(id) ?? id;
  return {
    ...project,
    scenes: project.scenes.map((scene) => ({ ...scene, id: now(scene.id) })),
    values: Object.fromEntries(Object.entries(project.values).map(([id, values]) => [now(Number(id)), values])),
  };
}
