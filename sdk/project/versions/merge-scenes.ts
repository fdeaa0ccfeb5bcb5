/** The scenes' part of a merge: which ones there are, what they hold, and their order. */
import type { Transition } from '../../contract/project/transition';
import { type EditorProject, type EditorScene, NO_VALUES, type SceneValues } from '../editor-project';
import { sceneOf } from './changes';
import { decide, type Versions } from './decide';
import { withDistinctScenes } from './distinct-scenes';
import { mergeOrder } from './merge-order';
import { FIELD_GROUPS, fieldPart, type Overlap, type PartChoices, scenePart } from './part';

export type MergedScenes = Pick<EditorProject, 'scenes' | 'values'> & { readonly overlaps: readonly Overlap[] };

export function mergeScenes(versions: Versions, choices: PartChoices): MergedScenes {
  const { base, mine, theirs } = withDistinctScenes(versions);
  const overlaps: Overlap[] = [];
  const values: Record<number, SceneValues> = {};
  const scenes = new Map<number, EditorScene>();
  for (const { id, templateId } of [...mine.scenes, ...theirs.scenes]) {
    if (scenes.has(id)) continue;
    const sides = [base, mine, theirs].map((version) => sceneOf(version, id)) as [Scene, Scene, Scene];
    const merged = mergeScene(id, sides, choices);
    overlaps.push(...merged.overlaps);
    if (!merged.isThere) continue;
    const { bars, transition } = merged;
    scenes.set(id, { id, templateId, ...(bars && { bars }), ...(transition && { transition }) });
    if (merged.values) values[id] = merged.values;
  }
  const order = mergeOrder({ base, mine, theirs }, [...scenes.keys()], choices);
  if (order.overlap) overlaps.push(order.overlap);
  return { scenes: order.value.flatMap((id) => scenes.get(id) ?? []), values, overlaps };
}

type Scene = ReturnType<typeof sceneOf>;

interface MergedScene {
  readonly isThere: boolean;
  /** Null: as long as its template. */
  readonly bars?: number | null | undefined;
  readonly transition?: Transition | null | undefined;
  readonly values?: SceneValues | undefined;
  readonly overlaps: readonly Overlap[];
}

function mergeScene(id: number, [before, mine, theirs]: [Scene, Scene, Scene], choices: PartChoices): MergedScene {
  if (mine && theirs) {
    const { values, overlaps } = mergeValues(id, before?.values, mine.values, theirs.values, choices);
    const length = decide(scenePart('length', id), before?.bars ?? null, mine.bars, theirs.bars, choices);
    const transitions = [before?.transition ?? null, mine.transition, theirs.transition] as const;
    const transition = decide(scenePart('transition', id), ...transitions, choices);
    const ofTime = [length.overlap, transition.overlap].filter((overlap) => overlap !== undefined);
    return {
      isThere: true,
      bars: length.value,
      transition: transition.value,
      values,
      overlaps: [...overlaps, ...ofTime],
    };
  }
  const { value, overlap } = decide(scenePart('scene', id), before, mine, theirs, choices);
  return { isThere: value !== undefined, ...value, overlaps: overlap ? [overlap] : [] };
}

type Values = SceneValues | undefined;

function mergeValues(id: number, before: Values, mine: Values, theirs: Values, choices: PartChoices) {
  if (!mine || !theirs) return { values: mine ?? theirs, overlaps: [] };
  const overlaps: Overlap[] = [];
  const base = before ?? NO_VALUES;
  const fields = FIELD_GROUPS.map(([kind, group]) => {
    const [from, here, there] = [base[group], mine[group], theirs[group]] as Record<string, string | number>[];
    const names = new Set([...Object.keys(here ?? {}), ...Object.keys(there ?? {})]);
    const entries = [...names].flatMap((field) => {
      const decided = decide(
        fieldPart(kind, id, field),
        from?.[field] ?? null,
        here?.[field] ?? null,
        there?.[field] ?? null,
        choices,
      );
      if (decided.overlap) overlaps.push(decided.overlap);
      return decided.value === null ? [] : [[field, decided.value] as const];
    });
    return [group, Object.fromEntries(entries)] as const;
  });
  const background = decide(scenePart('background', id), base.background, mine.background, theirs.background, choices);
  if (background.overlap) overlaps.push(background.overlap);
  const values = { ...Object.fromEntries(fields), background: background.value } as unknown as SceneValues;
  return { values, overlaps };
}
