import type { Ratio, TemplateManifest } from '@spotreel/sdk/internal/contract';
import type { PackagePart } from '../../media/archive/read-archive';
import type { AssetType } from '../../media/inspection/inspect-asset';

/** A package that has been read, whatever it came as. */
export interface OpenedPackage {
  readonly origin: 'package' | 'lottie';
  readonly manifest: TemplateManifest;
  /** By ratio: JSON of whatever kind, until it is checked. */
  readonly documents: ReadonlyMap<Ratio, unknown>;
  /** Pictures, videos and animations by their names, `assets/…`: those that the manifest names and that are there. */
  readonly assets: ReadonlyMap<string, PackagePart>;
}

/** Files that the manifest names, with what they have to be. */
export function manifestAssets({ fields, background }: TemplateManifest): Map<string, AssetType> {
  const typeOf = (name: string): AssetType => (/\.json$/i.test(name) ? 'lottie' : 'image');
  const named = new Map(fields.images.map((field) => [field.default, typeOf(field.default)]));
  const { default: own } = background;
  if (own.type !== 'color') named.set(own.file, own.type);
  return named;
}
