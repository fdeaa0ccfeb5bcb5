/** Findings that need a laid out and painted scene: texts that overflow their place, or are hard to read on it. */
import {
  type CheckFinding,
  type Composition,
  contrastFindings,
  LEAST_CONTRAST,
  noticeFindings,
} from '@spotreel/sdk/internal/scene';
import { ApiError } from '../../platform/http/api-error';
import type { RenderServices } from '../domain';
import type { SceneOfProject } from './field-findings';
import { firstFrame } from './first-frame';

export interface SceneFindings {
  readonly findings: readonly CheckFinding[];
  /** False: the contrast could not be measured. */
  readonly isMeasured: boolean;
}

type Painting = Pick<RenderServices, 'renders' | 'log'>;

/** `composition`: of this scene alone. `isOpening`: the video begins with it. Rejects when `signal` fires. */
export async function sceneFindings(
  services: Painting,
  of: SceneOfProject,
  composition: Composition,
  isOpening: boolean,
  signal: AbortSignal,
): Promise<SceneFindings> {
  const { ingredient } = of.scene;
  const notices = composition.scenes.flatMap((scene) => noticeFindings(ingredient, scene.notices));
  const measured = await orUnmeasured(services, signal, async () => {
    const contrasts = await contrastsOf(services, of, composition, signal);
    const opening = isOpening ? await firstFrame(services, composition, ingredient, signal) : [];
    return [...composition.scenes.flatMap((scene) => contrastFindings(scene, contrasts)), ...opening];
  });
  return { findings: [...notices, ...(measured ?? [])], isMeasured: measured !== undefined };
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
