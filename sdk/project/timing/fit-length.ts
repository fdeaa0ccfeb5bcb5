/** A video made to last a given time: the scenes that say least leave, the others get shorter or longer. */
import { MOST_SCENE_BARS } from '../../contract/project/project';
import type { Id } from '../../contract/schemas/ids';
import type { ProjectContext } from '../context';
import type { Edit } from '../edit';
import type { EditorProject } from '../editor-project';
import { readableBars } from './readable-length';
import { sceneLength } from './scene-length';

/** Step by which a scene is made longer, bars. */
const STEP = 0.5;

/** No scene becomes shorter than this, bars: it would leave as soon as it has arrived. */
const LEAST_BARS = 1;

/** Lengths that people ask for: of bumpers, ads and reels, seconds. */
export const FILM_SECONDS = [6, 15, 20, 30] as const;

interface FittedScene {
  readonly sceneId: Id<'scene'>;
  /** Length now, bars. */
  readonly bars: number;
  /** Shortest length in which its words can be read, bars. */
  readonly least: number;
  /** The one with the lowest leaves first. */
  readonly rank: number;
}

/**
 * Edits with which the video lasts at most `seconds` and ends on a bar. Scenes leave, and the others share the time by
 * their lengths. Empty where it does so already. Undefined where even one scene needs more time for its words, or a
 * template is missing.
 */
export function fitLength(project: EditorProject, context: ProjectContext, seconds: number): Edit[] | undefined {
  const scenes = fittedScenes(project, context);
  const barSeconds = barSecondsOf(project, context);
  if (scenes.length < project.scenes.length || barSeconds === undefined) return undefined;
  const target = Math.floor(seconds / barSeconds + 1e-6);
  if (target < 1) return undefined;
  const kept = keptScenes(scenes, target);
  const lengths = kept && sharedBars(kept, target);
  if (!lengths) return undefined;
  return [
    ...scenes.filter((scene) => !kept.includes(scene)).map(({ sceneId }): Edit => ({ type: 'remove-scene', sceneId })),
    ...kept.flatMap(({ sceneId, bars }, index): Edit[] =>
      lengths[index] === bars ? [] : [{ type: 'set-length', sceneId, bars: lengths[index] ?? bars }],
    ),
  ];
}

function barSecondsOf({ scenes }: EditorProject, { templates }: ProjectContext): number | undefined {
  const [scene] = scenes;
  const template = scene && templates.get(scene.templateId);
  if (!template) return undefined;
  const { durationSeconds, bars } = sceneLength(scene, template);
  return durationSeconds / bars;
}

/** In the order of the video. The first scene and the last one stay longest, then those with own words or pictures. */
function fittedScenes({ scenes, values }: EditorProject, { templates }: ProjectContext): FittedScene[] {
  return scenes.flatMap((scene, index) => {
    const template = templates.get(scene.templateId);
    const own = values[scene.id];
    if (!template || !own) return [];
    const isEdge = index === 0 || index === scenes.length - 1;
    const isOwn = [own.texts, own.images].some((group) => Object.keys(group).length > 0);
    return {
      sceneId: scene.id,
      bars: sceneLength(scene, template).bars,
      least: Math.max(LEAST_BARS, readableBars(template, own)),
      rank: (isEdge ? 2 : 0) * scenes.length + (isOwn ? scenes.length : 0) - index,
    };
  });
}

/** Undefined where one scene alone needs more than `target` bars. */
function keptScenes(scenes: readonly FittedScene[], target: number): readonly FittedScene[] | undefined {
  let kept = scenes;
  while (sumOf(kept.map(({ least }) => least)) > target) {
    const leaving = kept.toSorted((a, b) => a.rank - b.rank)[0];
    kept = kept.filter((scene) => scene !== leaving);
    if (kept.length === 0) return undefined;
  }
  return kept;
}

/** Lengths that add up to `target`; undefined where the longest scenes are too short for it. */
function sharedBars(scenes: readonly FittedScene[], target: number): readonly number[] | undefined {
  const now = sumOf(scenes.map(({ bars }) => bars));
  const wanted = scenes.map(({ bars }) => (bars * target) / now);
  const lengths = scenes.map(({ least }) => least);
  while (sumOf(lengths) < target) {
    const next = lengths.reduce((best, length, index) => {
      if (length >= MOST_SCENE_BARS) return best;
      const isShorter = best < 0 || lack(wanted, lengths, index) > lack(wanted, lengths, best);
      return isShorter ? index : best;
    }, -1);
    if (next < 0) return undefined;
    lengths[next] = (lengths[next] ?? 0) + STEP;
  }
  return lengths;
}

function lack(wanted: readonly number[], lengths: readonly number[], index: number): number {
  return (wanted[index] ?? 0) - (lengths[index] ?? 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
