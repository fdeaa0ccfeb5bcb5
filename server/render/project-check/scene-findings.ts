/** What is seen only once a scene is laid out and painted: texts that overflow their place, or are hard to read on it. */
import type { ProjectFinding } from '@spotreel/sdk/contract';
import { type Composition, LEAST_CONTRAST } from '@spotreel/sdk/scene';
import { ApiError } from '../../platform/http/api-error';
import type { RenderServices } from '../services';
import { type CheckedScene, findingOf, shownText } from './field-findings';

export interface SceneFindings {
  readonly findings: readonly ProjectFinding[];
  /** False: the contrast could not be measured. */
  readonly isMeasured: boolean;
}

/** `composition`: of this scene alone. Rejects when `signal` fires. */
export async function sceneFindings(
  services: Pick<RenderServices, 'renders' | 'log'>,
  checked: CheckedScene,
  composition: Composition,
  signal: AbortSignal,
): Promise<SceneFindings> {
  const nameOf = (reference: string | undefined) =>
    checked.built.texts.find(({ innerReference }) => innerReference === reference)?.name ?? reference ?? '';
  const overflows = composition.scenes
    .flatMap(({ notices }) => notices)
    .filter(({ code }) => code === 'text_overflow')
    .map(({ field = '' }) => {
      const message = `“${nameOf(field)}” in scene ${checked.number} does not fit its place. Make it shorter.`;
      return findingOf(checked, field, { code: 'text_overflow', severity: 'error', message });
    });
  const measured = await contrastsOf(services, checked, composition, signal);
  const faint = (measured ?? [])
    .filter(({ contrast }) => contrast < LEAST_CONTRAST)
    .map(({ field, contrast }) => {
      // Rounded down: 4.48 is no 4.5.
      const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
      const message = `“${nameOf(field)}” in scene ${checked.number} is hard to read: its contrast is ${ratio}; ${LEAST_CONTRAST} is readable.`;
      return findingOf(checked, field, { code: 'text_contrast', severity: 'warning', message });
    });
  return { findings: [...overflows, ...faint], isMeasured: measured !== undefined };
}

/** Where the scene is at its fullest. Undefined where it cannot be measured: without a renderer, or while it is too busy. */
async function contrastsOf(
  { renders, log }: Pick<RenderServices, 'renders' | 'log'>,
  { scene, built }: CheckedScene,
  composition: Composition,
  signal: AbortSignal,
) {
  const fields = built.texts
    .filter((field) => shownText(scene, field).trim() !== '')
    .map(({ innerReference }) => innerReference);
  if (fields.length === 0) return [];
  if (renders.unavailable) return undefined;
  const frames = composition.scenes.map(({ keyframe }) => keyframe);
  try {
    return await renders.contrast({ composition, fields, frames, leastContrast: LEAST_CONTRAST, signal });
  } catch (thrown) {
    if (signal.aborted || !(thrown instanceof ApiError)) throw thrown;
    log.warn({ err: thrown }, 'the contrast of a project could not be measured');
    return undefined;
  }
}
