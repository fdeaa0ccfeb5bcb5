/** Reads what was stored of a project by this version or an older one, part by part: one bad part costs only itself. */
import type { HexColor } from '../../base/color';
import type { BackgroundValue } from '../../contract/project/background';
import type { Customisation, OwnMusic } from '../../contract/project/project';
import { readBackground } from '../edits/background/read-background';
import { readCameraMove } from '../edits/field/read-camera-move';
import { readColor, readId, readIndex, readObject, readText } from '../edits/read';
import { readBars } from '../edits/scene/read-scene';
import { readTransition } from '../edits/scene/read-transition';
import { readOwnMusic } from '../edits/whole-project/read-own-music';
import { migrated } from './migrations';

/** Scenes, music and look, as they are on the wire. */
export interface StoredContent {
  readonly customisations: readonly Customisation[];
  readonly audio: readonly { readonly audioTrack: number; readonly order: number }[];
  /** Id; null: no music. */
  readonly musicKit: number | null;
  /** Heard in place of `audio`; null: none. */
  readonly ownMusic: OwnMusic | null;
  readonly fontFamily: string | null;
  /** Language of the texts, BCP 47. Null or absent: found from their letters. */
  readonly language?: string | null;
  readonly paletteOverride: readonly HexColor[];
}

export interface ReadContent {
  readonly content: StoredContent;
  /** Paths of what could not be read and is left out: `customisations.2.background`. */
  readonly unreadable: readonly string[];
}

/** Undefined for what is not a project, and for one that a newer version has written. */
export function readContent(json: unknown): ReadContent | undefined {
  const object = readObject(json);
  const stored = object && migrated(object);
  if (!stored) return undefined;
  const unreadable: string[] = [];
  const part = <Value>(path: string, value: unknown, read: (value: unknown) => Value | undefined) => {
    const result = read(value);
    if (result === undefined) unreadable.push(path);
    return result;
  };
  const list = <Value>(path: string, value: unknown, read: (value: unknown, path: string) => Value | undefined) =>
    (Array.isArray(value) ? value : []).flatMap((item, index) => {
      const at = `${path}.${index}`;
      return part(at, item, (one) => read(one, at)) ?? [];
    });
  const scene = (value: unknown, path: string) => readScene(value, path, part, list);
  const content = {
    customisations: distinct(list('customisations', stored.customisations, scene)),
    audio: list('audio', stored.audio, readTrack),
    musicKit: stored.musicKit === null ? null : (part('musicKit', stored.musicKit, readId) ?? null),
    ownMusic: stored.ownMusic === null ? null : (part('ownMusic', stored.ownMusic, readOwnMusic) ?? null),
    fontFamily: stored.fontFamily === null ? null : (part('fontFamily', stored.fontFamily, readText) ?? null),
    language: (stored.language ?? null) === null ? null : (part('language', stored.language, readText) ?? null),
    paletteOverride: list('paletteOverride', stored.paletteOverride, readColor),
  };
  return { content, unreadable };
}

type Part = <Value>(path: string, value: unknown, read: (value: unknown) => Value | undefined) => Value | undefined;
type List = <Value>(path: string, value: unknown, read: (value: unknown) => Value | undefined) => Value[];

function readScene(value: unknown, path: string, part: Part, list: List): Customisation | undefined {
  const scene = readObject(value);
  const template = readId(scene?.template);
  const ingredient = readId(scene?.ingredient);
  if (!scene || !template || !ingredient) return undefined;
  const stands = readIndex(scene.order) ?? Number(path.split('.').at(-1));
  const bars = (scene.bars ?? null) === null ? undefined : part(`${path}.bars`, scene.bars, readBars);
  const transition =
    (scene.transition ?? null) === null ? undefined : part(`${path}.transition`, scene.transition, readTransition);
  const background: BackgroundValue | undefined =
    (scene.background ?? null) === null ? undefined : part(`${path}.background`, scene.background, readBackground);
  const shots =
    scene.shots === undefined ? [] : list(`${path}.shots`, scene.shots, (item) => readField(item, readCameraMove));
  return {
    template,
    ingredient,
    order: stands,
    images: list(`${path}.images`, pictures(scene.images), (item) => readField(item, readPicture)),
    texts: list(`${path}.texts`, scene.texts, (item) => readField(item, readText)),
    colors: list(`${path}.colors`, scene.colors, (item) => readField(item, readColor)),
    ...(shots.length > 0 && { shots }),
    ...(background && { background }),
    ...(bars && { bars }),
    ...(transition && { transition }),
  };
}

function readField<Value>(item: unknown, read: (value: unknown) => Value | undefined) {
  const field = readObject(item);
  const id = readText(field?.id);
  const value = read(field?.value);
  return id && value !== undefined ? { id, value } : undefined;
}

/** A field without a picture of its own was written down with 0 or nothing: it is not one that got lost. */
function pictures(images: unknown): unknown {
  if (!Array.isArray(images)) return images;
  return images.filter((item) => ![0, '0', '', null, undefined].includes(readObject(item)?.value as string));
}

/** Ids were texts, and whole media, for a time. */
function readPicture(value: unknown): number | undefined {
  const id = readObject(value)?.id ?? value;
  const number = typeof id === 'string' && id.trim() !== '' ? Number(id) : id;
  return readId(number);
}

function readTrack(value: unknown, path: string) {
  const track = readObject(value);
  const audioTrack = readId(track?.audioTrack);
  if (!audioTrack) return undefined;
  return { audioTrack, order: readIndex(track?.order) ?? Number(path.split('.').at(-1)) };
}

/** Two scenes with one id, or in one place, cannot be saved. */
function distinct(scenes: readonly Customisation[]): readonly Customisation[] {
  const ids = new Set<number>();
  let free = Math.max(0, ...scenes.map(({ ingredient }) => ingredient)) + 1;
  const isOrdered = new Set(scenes.map(({ order }) => order)).size === scenes.length;
  return scenes.map((scene, order) => {
    const ingredient = ids.has(scene.ingredient) ? free++ : scene.ingredient;
    ids.add(ingredient);
    return { ...scene, ingredient, order: isOrdered ? scene.order : order };
  });
}
