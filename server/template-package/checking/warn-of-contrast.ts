import type { TemplateManifest } from '@spotreel/sdk/internal/contract';
import { FRAMES_PER_SECOND, LEAST_CONTRAST } from '@spotreel/sdk/internal/scene';
import type { PackageFindings } from '../../media/findings/findings';
import type { PaintedStill } from '../importing/paint-package';
import { layoutFile } from '../lottie/layout-file';

/** A warning for each text that is hard to read, with its picture. `keep` stores a WebP and answers its address. */
export async function warnOfContrast(
  stills: readonly PaintedStill[],
  { fields, kind }: TemplateManifest,
  findings: PackageFindings,
  keep: (picture: Uint8Array) => Promise<string>,
): Promise<void> {
  for (const { ratio, width, height, hardToRead } of stills)
    for (const { field, frame, contrast, picture } of hardToRead) {
      const name = fields.texts.find(({ innerReference }) => innerReference === field)?.name ?? field;
      const moment = kind === 'image' ? '' : ` at ${(frame / FRAMES_PER_SECOND).toFixed(1)} s`;
      // Rounded down: 4.48 is no 4.5.
      const ratioText = (Math.floor(contrast * 10) / 10).toFixed(1);
      const message = `“${name}” is hard to read${moment}: its contrast is ${ratioText}; ${LEAST_CONTRAST} is readable.`;
      const still = picture && { url: await keep(picture), width, height };
      findings.warning('text_contrast', message, { file: layoutFile(ratio), field, ...(still && { still }) });
    }
}
