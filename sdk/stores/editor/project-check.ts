/**
 * Recommended changes before an export, by the rules of the server's check. Findings of fields and layout are known at
 * once; contrast and the first frame are measured on request, scene by scene.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { isEqual } from '../../base/equal';
import type { TextPlace } from '../../contract/project/generated-texts';
import type { ProjectContext } from '../../project/context';
import type { EditorProject } from '../../project/editor-project';
import { confirmedIn } from '../../project/forms/sample-parts';
import { timelineOf } from '../../project/timing/timeline';
import type { CompiledScene, Composition } from '../../scene/composition';
import type { Size } from '../../scene/pictures/cover';
import { fieldFindings } from '../../scene/project-check/field-findings';
import { type CheckFinding, findingOf } from '../../scene/project-check/finding';
import { contrastFindings, firstFrameFindings, noticeFindings } from '../../scene/project-check/picture-findings';
import type { EditorNotice } from '../compiling/composition-store';
import type { EditorStore } from './editor-store';

/** Painter of the check: `@spotreel/sdk/internal/player` in a browser. Each may reject: that scene is not measured. */
export interface PictureMeasures {
  /** WCAG, by innerReference. */
  readonly textContrasts: (scene: CompiledScene, canvas: Size) => Promise<ReadonlyMap<string, number>>;
  /** RGBA. */
  readonly firstFramePixels: (scene: CompiledScene, canvas: Size) => Promise<Uint8ClampedArray>;
}

/** Findings of the check of the open project. */
export interface OpenProjectCheck {
  /** Errors first, then in the order of the scenes. */
  readonly $findings: ReadableAtom<readonly CheckFinding[]>;
  /** Contrast and first frame of all scenes, as they are now, are in `$findings`. */
  readonly $isMeasured: ReadableAtom<boolean>;
  /** Measures what has changed since the last time. Ends early when `signal` fires. Never rejects. */
  readonly measure: (measures: PictureMeasures, signal: AbortSignal) => Promise<void>;
}

/** Measurement of one look of a scene. */
interface Measured {
  readonly look: Pick<CompiledScene, 'animation' | 'background'>;
  readonly findings: readonly CheckFinding[];
}

const known = new WeakMap<EditorStore, OpenProjectCheck>();

/** The same for every caller of an editor. */
export function projectCheckOf(editor: EditorStore): OpenProjectCheck {
  const made = known.get(editor) ?? createProjectCheck(editor);
  known.set(editor, made);
  return made;
}

function createProjectCheck({ document, environment, views, picture }: EditorStore): OpenProjectCheck {
  const $measured = atom<ReadonlyMap<number, Measured>>(new Map());
  const $composition: ReadableAtom<Composition | null> = picture.$composition;
  const $fromFields = computed([document.$project, views.$context, environment.$confirmedTexts], findingsOfFields);
  const $fromPicture = computed([picture.$notices, $composition, $measured], findingsOfPicture);
  const $isMusicMissing = computed(
    [document.$project, environment.$missingMedia, environment.$isKitMissing],
    (project, missing, isKitMissing) => (project?.ownMusic ? missing.has(project.ownMusic.media) : isKitMissing),
  );
  return {
    $findings: computed(
      [document.$project, $fromFields, $fromPicture, $isMusicMissing],
      (project, fields, seen, isSilent) =>
        project ? inOrder(project, [...fields, ...seen, ...(isSilent ? [findingOf('music_missing')] : [])]) : [],
    ),
    $isMeasured: computed([$composition, $measured], (composition, measured) =>
      Boolean(composition?.scenes.every((scene) => isOf(measured.get(scene.ingredientId), scene))),
    ),
    async measure(measures, signal) {
      const composition = $composition.get();
      for (const [index, scene] of composition?.scenes.entries() ?? []) {
        if (signal.aborted || !composition) return;
        if (isOf($measured.get().get(scene.ingredientId), scene)) continue;
        const isOpening = index === 0 && environment.$kind.get() === 'video';
        const findings = await measuredFindings(scene, composition, isOpening, measures);
        if (signal.aborted) return;
        $measured.set(new Map([...$measured.get(), [scene.ingredientId, { look: scene, findings }]]));
      }
    },
  };
}

async function measuredFindings(
  scene: CompiledScene,
  { width: widthPx, height: heightPx }: Composition,
  isOpening: boolean,
  { textContrasts, firstFramePixels }: PictureMeasures,
): Promise<CheckFinding[]> {
  const canvas = { widthPx, heightPx };
  const id = scene.ingredientId;
  // a picture of another origin cannot be read
  const contrasts = await textContrasts(scene, canvas).catch(() => new Map<string, number>());
  const opening = isOpening ? await firstFramePixels(scene, canvas).catch(() => undefined) : undefined;
  return [...contrastFindings(scene, contrasts), ...(opening ? firstFrameFindings(id, opening) : [])];
}

function isOf(measured: Measured | undefined, { animation, background }: CompiledScene): measured is Measured {
  return measured?.look.animation === animation && isEqual(measured.look.background, background);
}

function findingsOfFields(
  project: EditorProject | null,
  context: ProjectContext,
  confirmed: readonly TextPlace[],
): readonly CheckFinding[] {
  if (!project) return [];
  if (project.scenes.length === 0) return [findingOf('scenes_missing')];
  return timelineOf(project, context).flatMap(({ sceneId, durationSeconds }, index) => {
    const template = context.templates.get(project.scenes[index]?.templateId ?? 0);
    const values = project.values[sceneId];
    if (!template || !values) return [];
    const { texts, images } = template.fields;
    const scene = { id: sceneId, durationSeconds, texts, images, values, confirmed: confirmedIn(confirmed, sceneId) };
    return fieldFindings(scene, context.kind);
  });
}

/** Measures of looks that a scene no longer has are left out. */
function findingsOfPicture(
  notices: readonly EditorNotice[],
  composition: Composition | null,
  measured: ReadonlyMap<number, Measured>,
): readonly CheckFinding[] {
  return (composition?.scenes ?? []).flatMap((scene) => {
    const { ingredientId: id } = scene;
    const own = noticeFindings(
      id,
      notices.filter(({ sceneId }) => sceneId === id),
    );
    const painted = measured.get(id);
    return isOf(painted, scene) ? [...own, ...painted.findings] : own;
  });
}

function inOrder({ scenes }: EditorProject, findings: readonly CheckFinding[]): readonly CheckFinding[] {
  const placeOf = ({ sceneId }: CheckFinding) => scenes.findIndex(({ id }) => id === sceneId);
  const rankOf = ({ severity }: CheckFinding) => Number(severity === 'warning');
  return findings.toSorted((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
}
