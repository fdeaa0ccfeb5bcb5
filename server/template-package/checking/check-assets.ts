import { type AssetContext, type AssetFacts, checkEmbedded, inspectAsset } from '../../media/inspection/inspect-asset';
import { layoutFile } from '../lottie/layout-file';
import { manifestAssets } from '../opening/opened-package';
import type { SoundPackage } from '../opening/read-package';

/** By name, of those that can be read. */
export async function checkAssets(opened: SoundPackage, context: AssetContext): Promise<Map<string, AssetFacts>> {
  const facts = new Map<string, AssetFacts>();
  for (const [name, type] of manifestAssets(opened.manifest)) {
    const part = opened.assets.get(name);
    const found = part && (await inspectAsset(part, type, { file: name }, context));
    if (found) facts.set(name, found);
  }
  for (const [ratio, pictures] of opened.pictures) await checkEmbedded(pictures, layoutFile(ratio), context);
  return facts;
}
