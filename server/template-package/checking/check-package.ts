/** Everything that can be said of an upload without painting it. */
import type { TemplateManifest } from '@spotreel/sdk/internal/contract';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { prepareAnimation } from '../../media/animation/prepare-animation';
import type { PackageFindings } from '../../media/findings/findings';
import { type AssetContext, type AssetFacts, checkEmbedded, inspectAsset } from '../../media/inspection/inspect-asset';
import type { DeriveContext } from '../deriving/derive-package';
import type { TemplatePackageServices } from '../domain';
import { layoutFile } from '../lottie/layout-file';
import { MANIFEST } from '../opening/manifest';
import { manifestAssets } from '../opening/opened-package';
import type { SoundPackage } from '../opening/read-package';

type Parts = Pick<TemplatePackageServices, 'catalogue' | 'animations' | 'mediaPort' | 'workDir' | 'parsing'>;

/** For a package of the largest size on a busy machine. */
const LIMIT_MS = 20_000;

export interface CheckedPackage extends SoundPackage {
  readonly facts: ReadonlyMap<string, AssetFacts>;
}

/** For an account. Undefined while there is nothing to show; the findings have what was found either way. Throws `input_too_complex`. */
export async function checkPackage(
  services: Parts,
  account: number,
  file: string,
  { fileName, folder, findings }: DeriveContext,
): Promise<CheckedPackage | undefined> {
  const { catalogue, mediaPort, parsing } = services;
  const fonts = new Set((catalogue.fonts?.families ?? []).map(({ name }) => name.toLowerCase()));
  const caller = { account, field: 'package', limitMs: LIMIT_MS };
  const { opened, findings: found } = await parsing.parse('readPackage', caller, file, { fileName, folder, fonts });
  findings.take(found);
  if (!opened) return undefined;
  checkFacets(opened.manifest, catalogue, findings);
  const prepare = (asset: string) => prepareAnimation(services, account, asset);
  return { ...opened, facts: await checkAssets(opened, { mediaPort, account, findings, prepareAnimation: prepare }) };
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

/** By name, of those that can be read. */
async function checkAssets(opened: SoundPackage, context: AssetContext): Promise<Map<string, AssetFacts>> {
  const facts = new Map<string, AssetFacts>();
  for (const [name, type] of manifestAssets(opened.manifest)) {
    const part = opened.assets.get(name);
    const found = part && (await inspectAsset(part, type, { file: name }, context));
    if (found) facts.set(name, found);
  }
  for (const [ratio, pictures] of opened.pictures) await checkEmbedded(pictures, layoutFile(ratio), context);
  return facts;
}
