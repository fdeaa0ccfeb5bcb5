/** An uploaded animation: opened, checked, and made ready for scenes. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import type { LottieAnimation } from '@spotreel/sdk/internal/scene';
import type { MediaServices } from '../domain';
import { PackageFindings } from '../findings/findings';
import { checkEmbedded } from '../inspection/inspect-asset';
import { invalid } from './invalid-animation';

export type AnimationParts = Pick<MediaServices, 'animations' | 'mediaPort' | 'workDir' | 'parsing'>;

/** For a document of the largest size on a busy machine. */
const LIMIT_MS = 10_000;

/**
 * An animation of shapes and embedded pictures, in the time of scenes, for an account. Throws `animation_invalid`,
 * `animation_unsupported`, `input_too_complex`.
 */
export async function prepareAnimation(parts: AnimationParts, account: number, file: string): Promise<LottieAnimation> {
  const { animations, mediaPort, workDir, parsing } = parts;
  const fonts = new Set((animations.fonts?.families ?? []).map(({ name }) => name.toLowerCase()));
  const folder = path.join(workDir, `animation-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    const caller = { account, field: 'document', limitMs: LIMIT_MS };
    const { animation, pictures } = await parsing.parse('readAnimation', caller, file, folder, fonts);
    const findings = new PackageFindings();
    await checkEmbedded(pictures, path.basename(file), { mediaPort, account, findings });
    if (findings.hasErrors) throw invalid(findings.errors.map(({ message }) => message));
    return await inShapes(parts, animation);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Its texts as outlines: a scene has fonts for its own alone. */
async function inShapes({ animations }: AnimationParts, animation: LottieAnimation): Promise<LottieAnimation> {
  const template = { animation, fields: { texts: [], images: [], colors: [] } };
  try {
    const compiled = await animations.compile(template, { texts: {}, images: {}, colors: {} });
    const { fonts: _fonts, ...shapes } = compiled.animation;
    return shapes as LottieAnimation;
  } catch (thrown) {
    if (isSpotreelError(thrown, 'template_invalid')) throw invalid([thrown.message]);
    throw thrown;
  }
}
