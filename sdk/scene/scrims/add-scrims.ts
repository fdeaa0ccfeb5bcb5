/**
 * Scenes whose texts lie on pictures of people. Each picture gets as much of a scrim as these texts need, and none where they
 * are readable as it is. The scrim is under all that the design paints over the picture.
 */
import { contrastRatio, type HexColor } from '../../base/color';
import type { CameraMove } from '../../contract/project/shot';
import type { SceneColors } from '../../project/palette/text-colors';
import { leastContrastOf } from '../check/text-contrast';
import type { BackgroundPlacement, MediaSource } from '../composition';
import type { LottieAnimation, LottieAsset, LottieLayer } from '../lottie';
import { cameraPath } from '../pictures/camera';
import { type CoverPicture, type CoverPlacement, coverPlacement, type Size } from '../pictures/cover';
import type { TextOnPicture, TextsOnPictures } from '../text-on-picture';
import type { Rect } from '../zone';
import { inversePlace, movedRect } from '../zones/rest-place';
import { grayRangeIn, isPartlyClear } from './brightness-grid';
import { neededScrim } from './needed-opacity';
import { type RestingAreas, restingAreas } from './resting-areas';
import { scrimLayer } from './scrim-layer';
import { type ScrimNeed, scrimProfile } from './scrim-profile';

/** A picture or video behind the scene. */
export type PictureBehind = BackgroundPlacement & {
  readonly media: MediaSource;
  readonly camera?: CameraMove | undefined;
};

/** Pictures and colors that a scene shows, by innerReference. */
export interface ShownPictures {
  readonly images: Readonly<Record<string, MediaSource>>;
  /** Movements of the camera over them. */
  readonly shots?: Readonly<Record<string, CameraMove>> | undefined;
  readonly colors: Readonly<Record<string, HexColor>>;
  /** Null: the scene's background is no file. */
  readonly behind: PictureBehind | null;
  /** Undefined: no color is behind the scene. */
  readonly backgroundColor: HexColor | undefined;
}

/** Darkest and lightest color of a scene that a scrim takes over; else it is nearly black, or white. */
const DARK: HexColor = '#0b0b0d';
const LIGHT: HexColor = '#ffffff';
/** WCAG contrast with white, or black, from which on a color is dark, or light, enough. */
const STRONG_CONTRAST = 15.5;

/** Layers of a compiled scene are rewritten only where a picture needs a scrim. */
export function addScrims(animation: LottieAnimation, marks: TextsOnPictures, shown: ShownPictures): LottieAnimation {
  const colors: SceneColors = {
    fields: { ...marks.colors, ...shown.colors },
    background: shown.behind ? undefined : shown.backgroundColor,
  };
  const areas = restingAreas(animation);
  const scrimsOf = (texts: readonly TextOnPicture[], picture: PictureIn) => scrimLayers(texts, picture, areas, colors);
  const scrims = new Map<string, PlaceScrims>();
  for (const place of areas.pictures) {
    const texts = marks.texts.filter(({ picture }) => picture === place.field);
    const picture = shown.images[place.field];
    const fromCanvas = inversePlace(place.toCanvas);
    if (texts.length === 0 || !picture || picture.isAnimation || !fromCanvas) continue;
    const seen = placements(picture, place, CENTERED, { move: shown.shots?.[place.field], frames: animation.op });
    const found = scrimsOf(texts, { picture, place, seen, toPlace: (rect) => movedRect(fromCanvas, rect) });
    const layers = [...(scrims.get(place.refId)?.layers ?? []), ...found];
    scrims.set(place.refId, { layers, isCutOut: isPartlyClear(picture.brightness) });
  }
  const { behind } = shown;
  if (!behind) return withScrims(animation, scrims, []);
  const texts = marks.texts.filter(({ picture }) => picture === null);
  const canvas = { widthPx: animation.w, heightPx: animation.h };
  const seen = placements(behind.media, canvas, behind, { move: behind.camera, frames: animation.op });
  return withScrims(
    animation,
    scrims,
    scrimsOf(texts, { picture: behind.media, place: canvas, seen, toPlace: (rect) => rect }),
  );
}

/** Scrims over the picture of a place. */
interface PlaceScrims {
  readonly layers: readonly LottieLayer[];
  /** Parts of the picture are transparent: what is behind it gets no scrim. */
  readonly isCutOut: boolean;
}

const CENTERED = { scale: 1, positionX: 0, positionY: 0 } as const;

/** The place of all of a picture; with a movement of the camera, its places at the start and at the end. */
function placements(
  picture: CoverPicture,
  place: Size,
  placement: BackgroundPlacement,
  { move, frames }: { readonly move: CameraMove | undefined; readonly frames: number },
): readonly CoverPlacement[] {
  if (!move) return [coverPlacement(picture, place, placement)];
  const { from, to } = cameraPath(picture, place, placement, { move, frames });
  return [from, to];
}

/** A picture, and where all of it lies in its place. */
interface PictureIn {
  readonly picture: MediaSource;
  readonly place: Size;
  /** All between them is seen, too. */
  readonly seen: readonly CoverPlacement[];
  /** From the canvas to the place. */
  readonly toPlace: (rect: Rect) => Rect;
}

function scrimLayers(
  texts: readonly TextOnPicture[],
  { picture, place, seen, toPlace }: PictureIn,
  areas: RestingAreas,
  colors: SceneColors,
): LottieLayer[] {
  const candidates = scrimColors(colors);
  const needs = new Map<HexColor, ScrimNeed[]>();
  for (const text of texts) {
    for (const { area: letters, sizePx } of areas.texts.get(text.field) ?? [{ area: boxOf(text), sizePx: 0 }]) {
      const area = within(toPlace(partOfLetters(letters, text, texts)), place);
      const grays = area && grayRangeIn(picture.brightness, partOf(area, seen));
      const leastContrast = leastContrastOf(sizePx, areas.widthPx);
      const need = grays && neededScrim({ text, leastContrast, grays }, colors, candidates);
      if (area && need) needs.set(need.color, [...(needs.get(need.color) ?? []), { area, opacity: need.opacity }]);
    }
  }
  return [...needs].map(([color, list]) => scrimLayer(scrimProfile(list, place), color, place));
}

/** The scene's own darkest and lightest color, where they are dark and light enough. */
function scrimColors({ fields, background }: SceneColors): readonly HexColor[] {
  const own = [...Object.values(fields), ...(background ? [background] : [])];
  const best = (against: HexColor, otherwise: HexColor) => {
    const [first] = own.toSorted((a, b) => contrastRatio(b, against) - contrastRatio(a, against));
    return first && contrastRatio(first, against) >= STRONG_CONTRAST ? first : otherwise;
  };
  return [best('#ffffff', DARK), best('#000000', LIGHT)];
}

function withScrims(
  animation: LottieAnimation,
  scrims: ReadonlyMap<string, PlaceScrims>,
  onBackground: readonly LottieLayer[],
): LottieAnimation {
  const assets = animation.assets.map((asset): LottieAsset => {
    const { layers: added = [], isCutOut } = scrims.get(asset.id) ?? {};
    if (added.length === 0 || !asset.layers) return asset;
    return { ...asset, layers: isCutOut ? cutOut(added, asset.layers) : [...added, ...asset.layers] };
  });
  return { ...animation, layers: [...animation.layers, ...onBackground], assets };
}

/** Scrims in the shape of the picture, which is transparent in parts: each has the picture as its matte. */
function cutOut(scrims: readonly LottieLayer[], picture: readonly LottieLayer[]): LottieLayer[] {
  const shapes = scrims.flatMap((scrim) => [
    ...picture.map((layer): LottieLayer => ({ ...layer, td: 1 })),
    { ...scrim, tt: 1 },
  ]);
  return [...shapes, ...picture];
}

/** A text with a gradient was measured in parts: each has its place in the letters, whatever they are now. */
function partOfLetters(letters: Rect, text: TextOnPicture, texts: readonly TextOnPicture[]): Rect {
  const whole = aroundAll(texts.filter(({ field }) => field === text.field).map(boxOf));
  const part = boxOf(text);
  const across = letters.width / whole.width;
  const down = letters.height / whole.height;
  return {
    x: letters.x + (part.x - whole.x) * across,
    y: letters.y + (part.y - whole.y) * down,
    width: part.width * across,
    height: part.height * down,
  };
}

function aroundAll(boxes: readonly Rect[]): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

function boxOf({ box: [x = 0, y = 0, width = 0, height = 0] }: TextOnPicture): Rect {
  return { x, y, width, height };
}

function within({ x, y, width, height }: Rect, { widthPx, heightPx }: Size): Rect | undefined {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const right = Math.min(widthPx, x + width);
  const bottom = Math.min(heightPx, y + height);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

/** Part of the picture that comes into the area, 0 to 1 of its size. */
function partOf({ x, y, width, height }: Rect, seen: readonly CoverPlacement[]) {
  return {
    left: Math.min(...seen.map((at) => (x - at.x) / at.widthPx)),
    top: Math.min(...seen.map((at) => (y - at.y) / at.heightPx)),
    right: Math.max(...seen.map((at) => (x + width - at.x) / at.widthPx)),
    bottom: Math.max(...seen.map((at) => (y + height - at.y) / at.heightPx)),
  };
}
