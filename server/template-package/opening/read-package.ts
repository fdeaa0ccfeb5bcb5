/** Everything that an upload says of itself: unpacked, read, and its documents checked. */
import type { PackageFinding, Ratio } from '@spotreel/sdk/internal/contract';
import type { LottieAnimation } from '@spotreel/sdk/internal/scene';
import { PackageFindings } from '../../media/findings/findings';
import { type EmbeddedPictures, writeEmbedded } from '../../media/inspection/embedded-pictures';
import { checkLayout } from '../lottie/check-layout';
import { openPackage } from './open-package';
import type { OpenedPackage } from './opened-package';

export interface ReadPackageOptions {
  /** As the upload was called. */
  readonly fileName: string;
  /** For files that are made here. */
  readonly folder: string;
  /** Families that text can be set in, in lower case. */
  readonly fonts: ReadonlySet<string>;
}

export interface SoundPackage extends OpenedPackage {
  /** Documents that can be compiled. */
  readonly documents: ReadonlyMap<Ratio, LottieAnimation>;
  /** Files of the pictures that documents hold: they are not decoded yet. */
  readonly pictures: ReadonlyMap<Ratio, EmbeddedPictures>;
}

export interface ReadPackage {
  /** Absent while there is nothing to show. */
  readonly opened?: SoundPackage;
  readonly findings: readonly PackageFinding[];
}

export async function readPackage(file: string, { fileName, folder, fonts }: ReadPackageOptions): Promise<ReadPackage> {
  const findings = new PackageFindings();
  const opened = await openPackage(file, { fileName, folder, findings });
  if (!opened) return { findings: findings.list };
  const documents = new Map<Ratio, LottieAnimation>();
  const pictures = new Map<Ratio, EmbeddedPictures>();
  for (const [ratio, json] of opened.documents) {
    const animation = checkLayout(json, ratio, { manifest: opened.manifest, findings, fonts });
    if (animation) documents.set(ratio, animation);
    pictures.set(ratio, await writeEmbedded(json, folder, `${ratio}-`));
  }
  return { opened: { ...opened, documents, pictures }, findings: findings.list };
}
