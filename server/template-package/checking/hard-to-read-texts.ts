/** Contrast of the texts of a package in their places in the template. */
import { type Composition, LEAST_CONTRAST } from '@spotreel/sdk/internal/scene';
import { ApiError } from '../../platform/http/api-error';
import type { TextContrast } from '../../render/engine-port';
import type { TemplatePackageServices } from '../domain';
import type { CheckedPackage } from './check-package';

type Parts = Pick<TemplatePackageServices, 'renders' | 'log'>;

/** Texts with too little contrast. Throws `rate_limited`, `render_unavailable`; none where they cannot be measured. */
export async function hardToReadTexts(
  { renders, log }: Parts,
  { manifest }: CheckedPackage,
  composition: Composition,
  signal: AbortSignal,
): Promise<readonly TextContrast[]> {
  const fields = manifest.fields.texts.map(({ innerReference }) => innerReference);
  if (fields.length === 0) return [];
  // An image shows no other frame.
  const frames = manifest.kind === 'image' ? composition.scenes.slice(0, 1).map(({ keyframe }) => keyframe) : undefined;
  try {
    const request = { composition, fields, leastContrast: LEAST_CONTRAST, signal, ...(frames && { frames }) };
    const measured = await renders.contrast(request);
    return measured.filter(({ contrast }) => contrast < LEAST_CONTRAST);
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code !== 'painter_crashed') throw thrown;
    log.warn({ err: thrown }, 'the contrast of a template package could not be measured');
    return [];
  }
}
