/** Findings that need a laid out and painted scene: texts that do not fit or are hard to read, and pictures that do not move. */
import {
  type CheckFinding,
  type Composition,
  contrastFindings,
  LEAST_CONTRAST,
  measuredFrames,
  motionFindings,
  noticeFindings,
  phoneFindings,
} from '@spotreel/sdk/internal/scene';
import { ApiError } from '../../platform/http/api-error';
import type { RenderServices } from '../domain';
import type { SceneOfProject } from './field-findings';
import { firstFrame } from './first-frame';

export interface SceneFindings {
  readonly findings: readonly CheckFinding[];
  /** False: nothing could be painted. */
  readonly isMeasured: boolean;
}

type Painting = Pick<RenderServices, 'renders' | 'log'>;

/** A scene of the compiled project. */
export interface CompiledPart {
  readonly composition: Composition;
  /** Place in `composition.scenes`. */
  readonly index: number;
  readonly kind: 'video' | 'image';
}

/** Findings of what the scene shows. Rejects when `signal` fires. */
export async function sceneFindings(
  services: Painting,
  of: SceneOfProject,
  { composition, index, kind }: CompiledPart,
  signal: AbortSignal,
): Promise<SceneFindings> {
  const scene = composition.scenes[index];
  if (!scene) return { findings: [], isMeasured: true };
  const { ingredient } = of.scene;
  const alone = { ...composition, scenes: [scene] };
  const measured = await orUnmeasured(services, signal, async () => {
    const contrasts = contrastFindings(scene, await contrastsOf(services, of, alone, signal));
    if (kind === 'image') return contrasts;
    const opening = index === 0 ? await firstFrame(services, composition, ingredient, signal) : [];
    return [...contrasts, ...opening, ...(await motionOf(services, composition, index, signal))];
  });
  const findings = [...noticeFindings(ingredient, scene.notices), ...phoneFindings(scene, kind), ...(measured ?? [])];
  return { findings, isMeasured: measured !== undefined };
}

/** Stillness and empty pictures. A scene with a video behind it moves. */
async function motionOf(
  { renders }: Painting,
  composition: Composition,
  index: number,
  signal: AbortSignal,
): Promise<CheckFinding[]> {
  const scene = composition.scenes[index];
  const measured = measuredFrames(composition.scenes, index);
  const [firstFrame] = measured.frames;
  if (!scene || firstFrame === undefined || scene.background.type === 'video') return [];
  const alone = { ...composition, scenes: [scene] };
  const figures = await renders.measureMotion({ composition: alone, measured, signal });
  return motionFindings(scene.ingredientId, figures, firstFrame);
}

/** Undefined where nothing can be painted: without a renderer, or while it is too busy. */
async function orUnmeasured<Result>(
  { renders, log }: Painting,
  signal: AbortSignal,
  measure: () => Promise<Result>,
): Promise<Result | undefined> {
  if (renders.unavailable) return undefined;
  try {
    return await measure();
  } catch (thrown) {
    if (signal.aborted || !(thrown instanceof ApiError)) throw thrown;
    log.warn({ err: thrown }, 'the pictures of a project could not be measured');
    return undefined;
  }
}

/** Contrasts at the time at which the scene is at its fullest, by innerReference. */
async function contrastsOf(
  { renders }: Painting,
  { scene, built }: SceneOfProject,
  composition: Composition,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const shown = new Map(scene.texts.map(({ id, value }) => [id, value]));
  const fields = built.texts
    .filter(({ innerReference, defaultValue }) => (shown.get(innerReference) ?? defaultValue).trim() !== '')
    .map(({ innerReference }) => innerReference);
  if (fields.length === 0) return new Map();
  const frames = composition.scenes.map(({ keyframe }) => keyframe);
  const measured = await renders.contrast({ composition, fields, frames, leastContrast: LEAST_CONTRAST, signal });
  return new Map(measured.map(({ field, contrast }) => [field, contrast]));
}
