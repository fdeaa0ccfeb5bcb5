/** Lengths of the scenes of an open video. Its music follows: it is composed anew, around the samples that are locked. */
import { MOST_SCENE_BARS } from '../../contract/project/project';
import type { Id } from '../../contract/schemas/ids';
import type { Edit } from '../../project/edit';
import { fitLength } from '../../project/timing/fit-length';
import { templateLength } from '../../project/timing/scene-length';
import type { EditorStore } from './editor-store';

const STEP = 'set-length';

/** Null, or the template's own bars: as long as the template. Resolves once the music fits again; never rejects. */
export async function setSceneLength(editor: EditorStore, sceneId: Id<'scene'>, bars: number | null): Promise<boolean> {
  const scene = editor.document.$project.get()?.scenes.find(({ id }) => id === sceneId);
  const template = scene && editor.views.$context.get().templates.get(scene.templateId);
  if (!template || template.renderer === 'blender') return false;
  const own = bars === templateLength(template).bars ? null : bars;
  if ((scene.bars ?? null) === own) return false;
  return change(editor, [{ type: 'set-length', sceneId, bars: own }]);
}

/** Longer or shorter by `by` bars. */
export function changeSceneLength(editor: EditorStore, sceneId: Id<'scene'>, by: number): Promise<boolean> {
  const bars = editor.views.$scenes.get().find((scene) => scene.sceneId === sceneId)?.bars ?? 0;
  return bars > 0 ? setSceneLength(editor, sceneId, changedBars(bars, by)) : Promise.resolve(false);
}

/** On the grid of half bars, which a template's own length may leave. */
function changedBars(bars: number, by: number): number {
  const step = Math.abs(by);
  const next = by > 0 ? Math.floor(bars / step + 1) * step : Math.ceil(bars / step - 1) * step;
  return Math.min(MOST_SCENE_BARS, Math.max(step, next));
}

/** True where the video can last at most `seconds` with words that can be read. */
export function canFitVideo({ document, views }: EditorStore, seconds: number): boolean {
  const project = document.$project.get();
  return document.allows('scenes') && Boolean(project && fitLength(project, views.$context.get(), seconds));
}

/** Answers how many scenes left; undefined where it cannot be done. Never rejects. */
export async function fitVideo(editor: EditorStore, seconds: number): Promise<number | undefined> {
  const { document, views } = editor;
  const project = document.$project.get();
  const edits = project && fitLength(project, views.$context.get(), seconds);
  if (!edits) return undefined;
  document.closeStep();
  if (edits.length > 0 && !(await change(editor, edits))) return undefined;
  return edits.filter(({ type }) => type === 'remove-scene').length;
}

/** One step with the music that follows from it, however long that takes to compose. */
async function change(editor: EditorStore, edits: readonly Edit[]): Promise<boolean> {
  const { document, proposals } = editor;
  if (!document.dispatch(STEP, edits)) return false;
  const project = document.$project.get();
  const kitId = project?.musicKitId ?? null;
  if (!project || kitId === null || project.audio.length === 0) return true;
  try {
    const best = (await proposals.propose(kitId))?.music.tracks[0];
    const now = document.$project.get();
    if (!best || now?.scenes !== project.scenes || now.musicKitId !== kitId) return true;
    // own music goes on being heard in place of the kit's
    const { ownMusic } = now;
    document.extendStep(STEP, [{ type: 'set-music', musicKitId: kitId, audio: best.sampleIds, ownMusic }]);
  } catch {
    // the music panel says that the music does not fit, and offers to compose it
  }
  return true;
}
