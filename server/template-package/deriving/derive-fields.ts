/** The fields of plain documents: those of all ratios together, each by its reference once. */
import type { Ratio, TemplateManifest } from '@spotreel/sdk/internal/contract';
import { type LottieAnimation, mapLayers } from '@spotreel/sdk/internal/scene';
import { type DerivedImage, deriveImages, type PictureSource } from '../lottie/derive-images';
import { deriveText } from '../lottie/derive-texts';

type Fields = TemplateManifest['fields'];

export interface DerivedFields {
  readonly fields: Fields;
  /** With slots where the fields are. */
  readonly documents: ReadonlyMap<Ratio, LottieAnimation>;
  /** Pictures that have to be there, under their names in the package. */
  readonly images: readonly { readonly name: string; readonly source: PictureSource }[];
  /** Layers that are no fields, and their positions. */
  readonly fixed: readonly {
    readonly name: string;
    readonly ratio: Ratio;
    readonly assetId: string;
    readonly mimeType: string;
  }[];
}

export function deriveFields(drawn: ReadonlyMap<Ratio, LottieAnimation>): DerivedFields {
  const texts = new Map<string, Fields['texts'][number]>();
  const pictures = new Map<string, Fields['images'][number]>();
  const images: DerivedFields['images'][number][] = [];
  const fixed: DerivedFields['fixed'][number][] = [];
  const documents = new Map<Ratio, LottieAnimation>();
  const lettered = [...drawn].map(([ratio, document]) => [ratio, withTexts(document, texts)] as const);
  const taken = new Set(texts.keys());
  for (const [ratio, document] of lettered) {
    const derived = deriveImages(document, taken);
    for (const [index, image] of derived.entries()) {
      const { field, asset, source } = image;
      if (!field) {
        const name = `assets/fixed-${ratio}-${index}`;
        fixed.push({ name, ratio, assetId: asset.id, mimeType: mimeOf(source) });
        images.push({ name, source });
      } else if (addPicture(image, ratio, pictures)) images.push({ name: field.default, source });
    }
    const slotted = new Map(derived.map(({ asset }) => [asset.id, asset]));
    const assets = document.assets.map((asset) => slotted.get(asset.id) ?? asset);
    documents.set(ratio, { ...document, assets });
  }
  return {
    fields: { texts: [...texts.values()], images: [...pictures.values()], colors: [] },
    documents,
    images,
    fixed,
  };
}

/** The document with slots for its texts; those of a new name join `texts`. */
function withTexts(document: LottieAnimation, texts: Map<string, Fields['texts'][number]>): LottieAnimation {
  return mapLayers(document, (layer) => {
    const derived = deriveText(layer);
    if (!derived) return [layer];
    const { field } = derived;
    if (!texts.has(field.innerReference)) texts.set(field.innerReference, field);
    return [derived.layer];
  });
}

/** Adds a picture; true if it is new. */
function addPicture(
  { field, aspectRatio }: DerivedImage,
  ratio: Ratio,
  pictures: Map<string, Fields['images'][number]>,
): boolean {
  if (!field) return false;
  const known = pictures.get(field.innerReference);
  const ratios = known?.aspectRatio ?? {};
  pictures.set(field.innerReference, { ...(known ?? field), aspectRatio: { [ratio]: aspectRatio, ...ratios } });
  return known === undefined;
}

function mimeOf(source: PictureSource): string {
  if ('base64' in source) return source.mimeType;
  return /\.jpe?g$/i.test(source.file) ? 'image/jpeg' : /\.webp$/i.test(source.file) ? 'image/webp' : 'image/png';
}
