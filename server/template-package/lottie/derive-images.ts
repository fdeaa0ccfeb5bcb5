/** Pictures of a plain document become fields; their files become files of the package. */
import { storable } from '@spotreel/sdk/internal/base';
import type { TemplateManifest } from '@spotreel/sdk/internal/contract';
import { type LottieAnimation, type LottieAsset, layersOf } from '@spotreel/sdk/internal/scene';
import { isFixed, labelOf, ownReference, referenceOf } from './layer-name';

type ImageField = TemplateManifest['fields']['images'][number];

/** Bytes of a picture that a document shows: a file beside it, or one that it holds. */
export type PictureSource = { readonly file: string } | { readonly mimeType: string; readonly base64: string };

export interface DerivedImage {
  readonly asset: LottieAsset;
  /** Undefined: it stays as it was drawn. */
  readonly field: Omit<ImageField, 'aspectRatio'> | undefined;
  readonly aspectRatio: number;
  readonly source: PictureSource;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Image fields for every picture that a layer shows. `taken`: references of texts. */
export function deriveImages(animation: LottieAnimation, taken: ReadonlySet<string>): DerivedImage[] {
  const names = new Map<string, string>();
  for (const { ty, refId, nm } of layersOf(animation))
    if (ty === 2 && refId !== undefined && !names.has(refId)) names.set(refId, String(nm ?? ''));
  return animation.assets.flatMap((asset) => {
    const name = names.get(asset.id);
    return asset.layers || name === undefined ? [] : [derive(asset, name, taken)];
  });
}

function derive(asset: LottieAsset, layerName: string, taken: ReadonlySet<string>): DerivedImage {
  const source = sourceOf(asset);
  const label = labelOf(layerName.replace(/\.\w{2,5}$/, '')) || labelOf(asset.id) || 'Picture';
  const reference = ownReference(asset.sid) ?? referenceOf(label, 'image');
  const innerReference = taken.has(reference) ? `${reference}-picture` : reference;
  const aspectRatio = Math.min(20, Math.max(0.05, Math.round(((asset.w ?? 1) / (asset.h ?? 1)) * 1000) / 1000));
  if (isFixed(layerName)) return { asset, field: undefined, aspectRatio, source };
  const field = {
    innerReference,
    name: storable(label.slice(0, 100)),
    default: `assets/${innerReference}.${extensionOf(source)}`,
  };
  const { id, nm, w, h, fit } = asset;
  const slot: LottieAsset = { id, w: w ?? 1, h: h ?? 1, u: '', p: '', e: 0, sid: innerReference };
  return {
    asset: { ...slot, ...(nm !== undefined && { nm }), ...(fit !== undefined && { fit }) },
    field,
    aspectRatio,
    source,
  };
}

function sourceOf({ u = '', p = '' }: LottieAsset): PictureSource {
  const embedded = /^data:([\w/+.-]+);base64,/.exec(String(p));
  if (embedded) return { mimeType: embedded[1] ?? '', base64: String(p).slice(embedded[0].length) };
  return { file: `${String(u)}${String(p)}`.replace(/^(\.?\/)+/, '') };
}

function extensionOf(source: PictureSource): string {
  if ('base64' in source) return EXTENSIONS[source.mimeType] ?? 'png';
  return /\.(jpe?g|png|webp|gif|avif)$/i.exec(source.file)?.[1]?.toLowerCase() ?? 'png';
}
