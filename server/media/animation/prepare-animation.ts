/** An uploaded animation: opened, checked, and made ready for scenes. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSpotreelError } from '@spotreel/sdk/base';
import type { LottieAnimation } from '@spotreel/sdk/scene';
import { PackageFindings } from '../findings/findings';
import { checkEmbedded } from '../inspection/inspect-asset';
import type { MediaServices } from '../services';
import { checkedAnimation } from './check-animation';
import { invalid, openAnimation } from './open-animation';

export type AnimationParts = Pick<MediaServices, 'catalogue' | 'compiler' | 'mediaPort' | 'workDir'>;

/** An animation of shapes and embedded pictures, in the time of scenes. Throws `animation_invalid`, `animation_unsupported`. */
export async function prepareAnimation(parts: AnimationParts, file: string): Promise<LottieAnimation> {
  const { catalogue, mediaPort, workDir } = parts;
  const fonts = new Set((catalogue.fonts?.families ?? []).map(({ name }) => name.toLowerCase()));
  const folder = path.join(workDir, `animation-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    const animation = checkedAnimation(await openAnimation(file, folder), fonts);
    const findings = new PackageFindings();
    await checkEmbedded(animation, path.basename(file), { mediaPort, folder, findings });
    if (findings.hasErrors) throw invalid(findings.errors.map(({ message }) => message));
    return await inShapes(parts, animation);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Its texts as outlines: a scene has fonts for its own alone. */
async function inShapes({ compiler }: AnimationParts, animation: LottieAnimation): Promise<LottieAnimation> {
  const template = { animation, fields: { texts: [], images: [], colors: [] } };
  try {
    const compiled = await compiler.scene(template, { texts: {}, images: {}, colors: {} });
    const { fonts: _fonts, ...shapes } = compiled.animation;
    return shapes as LottieAnimation;
  } catch (thrown) {
    if (isSpotreelError(thrown, 'template_invalid')) throw invalid([thrown.message]);
    throw thrown;
  }
}
