/**
 * Three-way merge of two versions with a common base. What only one side changed is taken over. What both changed to
 * different values is an overlap, and `choices` says whose value stays (mine by default). A scene that one side removed
 * while the other changed it is one overlap.
 */
import type { EditorProject } from '../editor-project';
import { decide, type Versions } from './decide';
import { type MergedScenes, mergeScenes } from './merge-scenes';
import {
  type Overlap,
  type PartChoices,
  type PartValues,
  VIDEO_KINDS,
  type VideoKind,
  videoPart,
  videoValues,
  withVideoValues,
} from './part';

export interface Merge {
  readonly project: EditorProject;
  /** Decided overlaps by `choices`, or those still to be asked. */
  readonly overlaps: readonly Overlap[];
}

/** Id, recipe, family and tempo are those of `mine`: no edit changes them. */
export function mergeVersions(versions: Versions, choices: PartChoices = {}): Merge {
  const video = mergeVideo(versions, choices);
  const { scenes, values, overlaps }: MergedScenes = mergeScenes(versions, choices);
  return { project: { ...video.project, scenes, values }, overlaps: [...video.overlaps, ...overlaps] };
}

function mergeVideo({ base, mine, theirs }: Versions, choices: PartChoices): Merge {
  const before = videoValues(base);
  const here = videoValues(mine);
  const there = videoValues(theirs);
  const overlaps: Overlap[] = [];
  const merged = VIDEO_KINDS.map((kind) => {
    const found = decide(videoPart<VideoKind>(kind), before[kind], here[kind], there[kind], choices);
    if (found.overlap) overlaps.push(found.overlap);
    return [kind, found.value] as const;
  });
  const project = withVideoValues(mine, Object.fromEntries(merged) as unknown as Pick<PartValues, VideoKind>);
  return { project, overlaps };
}
