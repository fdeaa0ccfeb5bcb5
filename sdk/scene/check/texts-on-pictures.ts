/**
 * Texts of a scene that lie on a picture that people replace. The scene is painted with the picture black, then white.
 * The difference is the share that the picture has in each pixel, under all that the design paints over it.
 */
import { contrastOfRgb, type HexColor, toRgb } from '../../base/color';
import type { ColorMix, TextColors } from '../../contract/library/library';
import { mixedColor } from '../../project/palette/text-colors';
import type { LottieAnimation, LottieAsset, LottieLayer } from '../lottie';
import type { TextOnPicture, TextsOnPictures } from '../text-on-picture';
import type { LetterZone } from './letter-zones';
import {
  meanColor,
  mixOf,
  type PaintedScene,
  type ProbedScene,
  paintScene,
  type SlotColors,
  type Triple,
} from './scene-probes';
import { textColorsOf } from './text-colors';
import { isMadeUp, unlettered } from './text-ink';

/** Less of a picture is not seen behind letters. */
const LEAST_SHARE = 0.04;
/** Fewer of a text's pixels over the picture do not make it hard to read. */
const LEAST_PART = 0.08;
/** The worst of these pixels count: a picture shines through more in one place than in another, and light may lie on it. */
const COUNTED_PART = 0.08;

/** Replaceable pictures of a scene. */
export interface ReplaceablePictures {
  /** innerReferences of its image fields. */
  readonly fields: readonly string[];
  /** True if a picture or a video can be behind it. */
  readonly behind: boolean;
}

/** Measurements of the texts of a template. */
export interface MeasuredTexts {
  readonly textColors: readonly TextColors[];
  /** Absent: no text lies on a picture. */
  readonly textsOnPictures?: TextsOnPictures;
}

/** The colors of all texts, and those texts that lie on a picture. */
export async function measureTexts(scene: ProbedScene, pictures: ReplaceablePictures): Promise<MeasuredTexts> {
  const painted = await paintScene(scene);
  const textColors = textColorsOf(painted);
  const texts = painted ? await textsOn(pictures, painted) : [];
  return texts.length > 0 ? { textColors, textsOnPictures: { colors: scene.colors.fields, texts } } : { textColors };
}

async function textsOn({ fields, behind }: ReplaceablePictures, painted: PaintedScene): Promise<TextOnPicture[]> {
  const texts: TextOnPicture[] = [];
  for (const picture of behind ? [null, ...fields] : fields) {
    const shades = await paintShades(painted, picture);
    if (shades) texts.push(...painted.letters.flatMap((letters) => textOn(picture, letters, shades, painted)));
  }
  return texts;
}

/** A scene with a picture of one color. */
interface Shade {
  readonly shown: Uint8ClampedArray;
  readonly bare: Uint8ClampedArray;
  /** Without letters, in the template's own colors. */
  readonly own: Uint8ClampedArray;
}

interface Shades {
  readonly black: Shade;
  readonly white: Shade;
}

async function paintShades({ scene, letters }: PaintedScene, picture: string | null): Promise<Shades | undefined> {
  const [probe] = scene.probes;
  if (!probe) return undefined;
  const names = [...new Set(letters.map(({ field }) => field))];
  const bare = (animation: LottieAnimation) => names.reduce(unlettered, animation);
  const shade = async (color: HexColor): Promise<Shade> => {
    const paint = (animation: LottieAnimation, background: HexColor | null) =>
      picture === null
        ? scene.paint(animation, color)
        : scene.paint(withFlatPicture(animation, picture, color), background);
    const { background } = scene.colors;
    const black = background === null ? null : '#000000';
    return {
      shown: await paint(probe, black),
      bare: await paint(bare(probe), black),
      own: await paint(bare(scene.own), background),
    };
  };
  return { black: await shade('#000000'), white: await shade('#ffffff') };
}

/** With one color in all places of a picture field. */
function withFlatPicture(animation: LottieAnimation, field: string, color: string): LottieAnimation {
  const lists = [animation.layers, ...animation.assets.map(({ layers = [] }) => layers)].flat();
  const places = new Map(
    lists.filter((layer) => layer.field === field && layer.ty === 0).map((layer) => [layer.refId ?? '', layer]),
  );
  const assets = animation.assets.map((asset): LottieAsset => {
    const place = places.get(asset.id);
    return place ? { ...asset, layers: [solid(place, color)] } : asset;
  });
  return { ...animation, assets };
}

function solid({ w = 0, h = 0 }: LottieLayer, color: string): LottieLayer {
  const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
  const ks = { p: still([0, 0, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]), r: still(0), o: still(100) };
  return { ty: 1, nm: 'picture', ip: -1e5, op: 1e5, st: 0, ks, sw: w, sh: h, sc: color };
}

function textOn(
  picture: string | null,
  { field, filled: pixels }: LetterZone,
  { black, white }: Shades,
  { scene, black: probe, seen }: PaintedScene,
): TextOnPicture[] {
  const shareAt = (index: number) => lift(white.bare, black.bare, [index]);
  const over = pixels.map((index) => ({ index, share: shareAt(index) })).filter(({ share }) => share >= LEAST_SHARE);
  if (over.length < LEAST_PART * pixels.length) return [];
  const places = over.map(({ index }) => index);
  const counted = worstPlaces(places, { black, white }, isLight(mixOf(places, 'shown', probe, seen), scene.colors));
  const mix = (kind: 'shown' | 'bare'): ColorMix => {
    const mixed = mixOf(counted, kind, probe, seen);
    const fixed = meanColor(black[kind], counted).map(Math.round);
    // a picture takes the place of the background's color
    return { ...mixed, fixed, background: picture === null ? 0 : mixed.background };
  };
  const share = rounded(lift(white.bare, black.bare, counted));
  const inkShare = rounded(lift(white.shown, black.shown, counted));
  const ink = mix('shown');
  const box = boxOf(places, black.bare.length / 4, scene.own);
  return [{ field: isMadeUp(field) ? '' : field, picture, ink, inkShare, behind: mix('bare'), share, box }];
}

/**
 * Places with the brightest colors behind light letters, or the darkest behind dark ones, with a gray picture: as under
 * a scrim.
 */
function worstPlaces(places: readonly number[], { black, white }: Shades, isLightInk: boolean): readonly number[] {
  const grayAt = (index: number) => sum(meanColor(black.own, [index])) + sum(meanColor(white.own, [index]));
  const worth = new Map(places.map((index) => [index, grayAt(index)]));
  const order = isLightInk ? -1 : 1;
  return places
    .toSorted((a, b) => order * ((worth.get(a) ?? 0) - (worth.get(b) ?? 0)))
    .slice(0, Math.ceil(places.length * COUNTED_PART));
}

function isLight(ink: ColorMix, { fields, background }: SlotColors): boolean {
  const color = mixedColor(ink, { fields, background: background ?? undefined });
  return contrastOfRgb(color, toRgb('#000000')) > contrastOfRgb(color, toRgb('#ffffff'));
}

function sum([r, g, b]: Triple): number {
  return r + g + b;
}

/** Difference in brightness of these pixels, 0 to 1. */
function lift(bright: Uint8ClampedArray, dark: Uint8ClampedArray, places: readonly number[]): number {
  return Math.max(0, (sum(meanColor(bright, places)) - sum(meanColor(dark, places))) / 765);
}

/** Box in px of the canvas. */
function boxOf(places: readonly number[], count: number, { w, h }: LottieAnimation): readonly number[] {
  const columns = Math.round(Math.sqrt((count * w) / h));
  const scale = w / columns;
  const xs = places.map((index) => index % columns);
  const ys = places.map((index) => Math.floor(index / columns));
  const least = (list: readonly number[]) => list.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b), 0);
  const left = least(xs);
  const top = least(ys);
  return [left, top, most(xs) - left + 1, most(ys) - top + 1].map((px) => Math.round(px * scale));
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
