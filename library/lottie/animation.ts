/** Drafts become a Lottie document: numbers, painting order, mattes, fonts and assets. */
import type { LottieAnimation, LottieAsset, LottieFont, LottieLayer } from '@spotreel/sdk/internal/scene';
import { draft, type LayerOptions, type LottieDraft, lifetime } from './draft';
import { FPS, toFrame } from './property';
import type { LottieStage } from './stage';

/** Half a frame around each frame, as in films. */
const SHUTTER = { sa: 180, sp: -90, spf: 16 };

/** The document of one layout. Drafts are in painting order, the last one in front. */
export function animation(stage: LottieStage, name: string, drafts: readonly LottieDraft[]): LottieAnimation {
  const layers = number(withReferences(drafts), stage.seconds);
  const fonts = uniqueBy(collect(drafts, 'fonts'), (font) => font.fName);
  return {
    v: '5.12.1',
    fr: FPS,
    ip: 0,
    op: toFrame(stage.seconds),
    w: stage.width,
    h: stage.height,
    nm: name,
    ddd: 0,
    assets: uniqueBy(collect(drafts, 'assets'), (asset) => asset.id),
    ...(fonts.length > 0 ? { fonts: { list: fonts } } : {}),
    ...(layers.some(({ mb }) => mb) ? { mb: SHUTTER } : {}),
    rightToLeft: 'mirror',
    layers,
  };
}

/** Drafts painted as one layer, which can be cut, faded and moved as a whole. `id` is unique within the document. */
export function precomp(
  stage: LottieStage,
  id: string,
  drafts: readonly LottieDraft[],
  options: LayerOptions = {},
): LottieDraft {
  const { width, height } = stage;
  const middle = [width / 2, height / 2] as const;
  const layer = draft({ ty: 0, refId: id, w: width, h: height }, options, { name: id, at: middle, anchor: middle });
  const asset: LottieAsset = { id, nm: id, layers: number(withReferences(drafts), stage.seconds) };
  return { ...layer, assets: [...collect(drafts, 'assets'), asset], fonts: collect(drafts, 'fonts') };
}

/** Adds the mattes in front of what they cut, and parents that are only referred to. Result: front to back, as Lottie wants it. */
function withReferences(drafts: readonly LottieDraft[]): LottieDraft[] {
  const list = drafts.toReversed().flatMap((entry) => (entry.matte ? [entry.matte.by, entry] : [entry]));
  const parents = list.flatMap(ancestors);
  return [...new Set([...list, ...parents])];
}

function ancestors(layer: LottieDraft): LottieDraft[] {
  return layer.parent ? [layer.parent, ...ancestors(layer.parent)] : [];
}

function number(list: readonly LottieDraft[], seconds: number): LottieLayer[] {
  const index = new Map(list.map((entry, position) => [entry, position + 1]));
  const mattes = new Set(list.flatMap((entry) => (entry.matte ? [entry.matte.by] : [])));
  return list.map((entry) => ({
    ...entry.layer,
    ind: index.get(entry) ?? 0,
    ...lifetime(entry, seconds),
    ...(entry.parent ? { parent: index.get(entry.parent) ?? 0 } : {}),
    ...(entry.matte ? { tt: entry.matte.mode } : {}),
    ...(mattes.has(entry) ? { td: 1 as const } : {}),
  }));
}

function collect<Kind extends 'assets' | 'fonts'>(
  drafts: readonly LottieDraft[],
  kind: Kind,
): (Kind extends 'assets' ? LottieAsset : LottieFont)[] {
  type Entry = Kind extends 'assets' ? LottieAsset : LottieFont;
  return drafts.flatMap((entry) => [
    ...(entry[kind] as readonly Entry[]),
    ...(entry.matte ? (entry.matte.by[kind] as readonly Entry[]) : []),
  ]);
}

function uniqueBy<Entry>(list: readonly Entry[], key: (entry: Entry) => string): Entry[] {
  return [...new Map(list.map((entry) => [key(entry), entry])).values()];
}
