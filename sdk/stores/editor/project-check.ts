/**
 * Recommended changes before an export, by the rules of the server's check. Findings of fields and layout are known at
 * once; contrast, motion and the first frame are measured on request, scene by scene.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { isEqual } from '../../base/equal';
import type { TextPlace } from '../../contract/project/generated-texts';
import type { ProjectContext } from '../../project/context';
import type { EditorProject } from '../../project/editor-project';
import { confirmedIn } from '../../project/forms/sample-parts';
import { timelineOf } from '../../project/timing/timeline';
import type { CompiledScene, Composition } from '../../scene/composition';
import { type MeasuredFrames, measuredFrames } from '../../scene/film-figures/measured-frames';
import type { MotionFigures } from '../../scene/film-figures/motion-meter';
import type { Size } from '../../scene/pictures/cover';
import { fieldFindings } from '../../scene/project-check/field-findings';
import { type CheckFinding, findingOf } from '../../scene/project-check/finding';
import { motionFindings } from '../../scene/project-check/motion-findings';
import {
  contrastFindings,
  firstFrameFindings,
  noticeFindings,
  phoneFindings,
} from '../../scene/project-check/picture-findings';
import type { EditorNotice } from '../compiling/composition-store';
import type { EditorStore } from './editor-store';

/** Painter of the check: `@spotreel/sdk/internal/player` in a browser. Each may reject: that scene is not measured. */
export interface PictureMeasures {
  /** WCAG, by innerReference. */
  readonly textContrasts: (scene: CompiledScene, canvas: Size) => Promise<ReadonlyMap<string, number>>;
  /** RGBA. */
  readonly firstFramePixels: (scene: CompiledScene, canvas: Size) => Promise<Uint8ClampedArray>;
  /** Figures of these frames of the scene. */
  readonly sceneMotion: (
    scene: CompiledScene,
    measured: MeasuredFrames,
    canvas: Size,
    signal: AbortSignal,
  ) => Promise<MotionFigures>;
}

/** Findings of the check of the open project. */
export interface OpenProjectCheck {
  /** Errors first, then in the order of the scenes. */
  readonly $findings: ReadableAtom<readonly CheckFinding[]>;
  /** Contrast, motion and first frame of all scenes, as they are now, are in `$findings`. */
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
  const $fromPicture = computed([picture.$notices, $composition, $measured, environment.$kind], findingsOfPicture);
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
        const part = { composition, index, kind: environment.$kind.get() };
        const findings = await measuredFindings(scene, part, measures, signal);
        if (signal.aborted) return;
        $measured.set(new Map([...$measured.get(), [scene.ingredientId, { look: scene, findings }]]));
      }
    },
  };
}

/** Place of a scene in the open video. */
interface MeasuredPart {
  readonly composition: Composition;
  readonly index: number;
  readonly kind: ProjectContext['kind'];
}

async function measuredFindings(
  scene: CompiledScene,
  { composition, index, kind }: MeasuredPart,
  { textContrasts, firstFramePixels, sceneMotion }: PictureMeasures,
  signal: AbortSignal,
): Promise<CheckFinding[]> {
  const canvas = { widthPx: composition.width, heightPx: composition.height };
  const id = scene.ingredientId;
  // a picture of another origin cannot be read
  const contrasts = contrastFindings(scene, await textContrasts(scene, canvas).catch(() => new Map<string, number>()));
  if (kind === 'image') return contrasts;
  const opening = index === 0 ? await firstFramePixels(scene, canvas).catch(() => undefined) : undefined;
  const measured = measuredFrames(composition.scenes, index);
  const [firstFrame] = measured.frames;
  // a video behind the scene moves
  const isMoving = firstFrame === undefined || scene.background.type === 'video';
  const motion = isMoving ? undefined : await sceneMotion(scene, measured, canvas, signal).catch(() => undefined);
  return [
    ...contrasts,
    ...(opening ? firstFrameFindings(id, opening) : []),
    ...(motion ? motionFindings(id, motion, firstFrame ?? 0) : []),
  ];
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
  kind: ProjectContext['kind'],
): readonly CheckFinding[] {
  return (composition?.scenes ?? []).flatMap((scene) => {
    const { ingredientId: id } = scene;
    const noticed = notices.filter(({ sceneId }) => sceneId === id);
    const own = [...noticeFindings(id, noticed), ...phoneFindings(scene, kind)];
    const painted = measured.get(id);
    return isOf(painted, scene) ? [...own, ...painted.findings] : own;
  });
}

function inOrder({ scenes }: EditorProject, findings: readonly CheckFinding[]): readonly CheckFinding[] {
  const placeOf = ({ sceneId }: CheckFinding) => scenes.findIndex(({ id }) => id === sceneId);
  const rankOf = ({ severity }: CheckFinding) => Number(severity === 'warning');
  return findings.toSorted((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
}
