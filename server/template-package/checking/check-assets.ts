import { type AssetContext, type AssetFacts, checkEmbedded, inspectAsset } from '../../media/inspection/inspect-asset';
import { layoutFile } from '../lottie/check-layout';
import { manifestAssets, type OpenedPackage } from '../opening/opened-package';

/** By name, of those that can be read. */
export async function checkAssets(opened: OpenedPackage, context: AssetContext): Promise<Map<string, AssetFacts>> {
  const facts = new Map<string, AssetFacts>();
  for (const [name, type] of manifestAssets(opened.manifest)) {
    const part = opened.assets.get(name);
    const found = part && (await inspectAsset(part, type, { file: name }, context));
    if (found) facts.set(name, found);
  }
  for (const [ratio, document] of opened.documents) await checkEmbedded(document, layoutFile(ratio), context);
  return facts;
}
