/** Everything that can be said of an upload without painting it. */
import type { Ratio, TemplateManifest } from '@spotreel/sdk/contract';
import type { LottieAnimation } from '@spotreel/sdk/scene';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { prepareAnimation } from '../../media/animation/prepare-animation';
import type { PackageFindings } from '../../media/findings/findings';
import type { AssetFacts } from '../../media/inspection/inspect-asset';
import type { DeriveContext } from '../deriving/derive-package';
import { checkLayout } from '../lottie/check-layout';
import { MANIFEST } from '../opening/manifest';
import { openPackage } from '../opening/open-package';
import type { OpenedPackage } from '../opening/opened-package';
import type { TemplatePackageServices } from '../services';
import { checkAssets } from './check-assets';

type Parts = Pick<TemplatePackageServices, 'catalogue' | 'compiler' | 'mediaPort' | 'workDir'>;

export interface CheckedPackage extends OpenedPackage {
  readonly documents: ReadonlyMap<Ratio, LottieAnimation>;
  readonly facts: ReadonlyMap<string, AssetFacts>;
}

/** Undefined while there is nothing to show; `context.findings` has what was found either way. */
export async function checkPackage(
  services: Parts,
  file: string,
  context: DeriveContext,
): Promise<CheckedPackage | undefined> {
  const { catalogue, mediaPort } = services;
  const opened = await openPackage(file, context);
  if (!opened) return undefined;
  const { findings, folder } = context;
  checkFacets(opened.manifest, catalogue, findings);
  const fonts = new Set((catalogue.fonts?.families ?? []).map(({ name }) => name.toLowerCase()));
  const documents = new Map<Ratio, LottieAnimation>();
  for (const [ratio, json] of opened.documents) {
    const animation = checkLayout(json, ratio, { manifest: opened.manifest, findings, fonts });
    if (animation) documents.set(ratio, animation);
  }
  const prepare = (asset: string) => prepareAnimation(services, asset);
  return {
    ...opened,
    documents,
    facts: await checkAssets(opened, { mediaPort, folder, findings, prepareAnimation: prepare }),
  };
}

/** Goals and moods that another server named otherwise do not prevent an import. */
function checkFacets(manifest: TemplateManifest, catalogue: Catalogue, findings: PackageFindings): void {
  for (const kind of ['goals', 'moods', 'categories'] as const) {
    const known = catalogue[kind].map(({ slug }) => slug);
    for (const slug of manifest[kind]) {
      if (known.includes(slug)) continue;
      const message = `"${slug}" is none of the ${kind} here (${known.join(', ')}); it is not used.`;
      findings.warning('facet_unknown', message, { file: MANIFEST, field: kind });
    }
  }
  const { musicKitId } = manifest;
  if (musicKitId !== null && !catalogue.kits.has(musicKitId))
    findings.warning('music_unknown', `This server has no music kit ${musicKitId}. The template will have no music.`, {
      file: MANIFEST,
      field: 'musicKitId',
    });
}
