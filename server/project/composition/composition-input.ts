/** From a frozen project to what the compiler takes. Sources are storage keys (`library/...` for the built library). */

import { SpotreelError } from '@spotreel/sdk/base';
import {
  type BackgroundValue,
  type BuiltIngredient,
  type BuiltTemplate,
  CANVAS,
  type Customisation,
  type OwnMusic,
  type Ratio,
} from '@spotreel/sdk/contract';
import {
  type Animations,
  animationsOf,
  type Backdrop,
  BEHIND_ANIMATIONS,
  type BlenderScene,
  type CompiledBackground,
  type CompositionInput,
  type LottieAnimation,
  type MediaSource,
  type OwnMusicInput,
  type SceneContent,
  type SceneInput,
  type SceneTemplate,
} from '@spotreel/sdk/scene';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { displayFontOf } from '../../library/catalogue/look-of';
import { defaultBackground } from '../../library/templates/to-ingredient-template';
import { COPIED_SOUND } from '../../media/copied-sound';
import { LIBRARY_PREFIX } from '../../media/library-prefix';
import { orderedScenes, orderedTracks } from '../content';
import type { ProjectSnapshot, SnapshotMedia } from './snapshot';
import { toSnapshotMedia } from './take-snapshot';

/** Reads a Lottie document by the file that a layout names. Its result is shared: never change it. */
export type ReadTemplate = (file: string) => Promise<LottieAnimation>;

/** Reads Lottie documents of the library and of users, whose results are shared: never change them. */
export interface DocumentReader {
  readonly readTemplate: ReadTemplate;
  /** By the key of the storage. */
  readonly readAnimation: (key: string) => Promise<LottieAnimation>;
}

type FindMedia = (id: number) => SnapshotMedia | undefined;

/** Throws `template_invalid` for a scene that the library no longer has. */
export async function compositionInput(
  snapshot: ProjectSnapshot,
  catalogue: Catalogue,
  documents: DocumentReader,
  isForBlender = false,
): Promise<CompositionInput> {
  const find: FindMedia = (id) => {
    const row = catalogue.media.get(id);
    return snapshot.media[String(id)] ?? (row && toSnapshotMedia(row));
  };
  const scenes = orderedScenes(snapshot.content).map(async (scene): Promise<SceneInput> => {
    const built = catalogue.ingredients.get(scene.template);
    if (!built) throw new SpotreelError('template_invalid', `The library has no scene template ${scene.template}.`);
    const { fontFamily } = snapshot.content;
    const background = scene.background ?? defaultBackground(built);
    const content = {
      ...valuesOf(scene, built, find),
      ...(background.type === 'lottie' && { backdrop: backdropOf(background, find) }),
      ...(fontFamily && { fontFamily, displayFont: displayFontOf(catalogue, built.id) }),
    };
    const blender = isForBlender ? blenderOf(built, content) : undefined;
    return {
      ingredientId: scene.ingredient,
      template: {
        ...(await sceneTemplate(built, snapshot.ratio, documents.readTemplate, blender !== undefined)),
        animations: await readAnimations(content, documents),
      },
      content,
      background: backgroundOf(background, find),
      blender,
      durationSeconds: built.durationSeconds,
      keyframeSeconds: built.keyframeSeconds,
    };
  });
  const audio = orderedTracks(snapshot.content).flatMap((id) => audioOf(id, catalogue));
  const ownMusic = ownMusicOf(snapshot.content.ownMusic, find);
  return { ...CANVAS[snapshot.ratio], scenes: await Promise.all(scenes), audio, ownMusic };
}

/** `isOverlay`: what is laid over the pictures of Blender. Throws `template_invalid` when the scene has no layout for the ratio. */
export async function sceneTemplate(
  built: BuiltIngredient,
  ratio: Ratio,
  readTemplate: ReadTemplate,
  isOverlay = false,
): Promise<SceneTemplate> {
  const layout = built.layouts[ratio];
  if (!layout) throw new SpotreelError('template_invalid', `The scene "${built.name}" has no ${ratio} layout.`);
  const file = isOverlay ? (layout.overlayFile ?? layout.file) : layout.file;
  return { animation: await readTemplate(file), fields: bindingsOf(built) };
}

function bindingsOf({ texts, images, colors }: BuiltIngredient): SceneTemplate['fields'] {
  const binding = ({ innerReference, targets }: { innerReference: string; targets?: readonly string[] }) => ({
    innerReference,
    targets: targets ?? [innerReference],
  });
  return { texts: texts.map(binding), images: images.map(binding), colors: colors.map(binding) };
}

/** Undefined for a scene that Blender does not render. */
function blenderOf(built: BuiltIngredient, { texts, colors, images }: SceneContent): BlenderScene | undefined {
  const { scriptFile } = built as Partial<BuiltTemplate>;
  if (!scriptFile) return undefined;
  const defaults = (fields: readonly { readonly innerReference: string; readonly defaultValue: string }[]) =>
    Object.fromEntries(fields.map(({ innerReference, defaultValue }) => [innerReference, defaultValue]));
  return {
    script: LIBRARY_PREFIX + scriptFile,
    texts: { ...defaults(built.texts), ...texts },
    colors: { ...defaults(built.colors), ...colors } as BlenderScene['colors'],
    images,
  };
}

function valuesOf(scene: Customisation, built: BuiltIngredient, find: FindMedia) {
  const chosen = new Map(scene.images.map(({ id, value }) => [id, value]));
  const images = built.images.flatMap(({ innerReference, defaultMediaId }) => {
    const mediaId = chosen.get(innerReference) ?? defaultMediaId;
    const media = find(mediaId);
    return media ? [[innerReference, mediaSource(mediaId, media)] as const] : [];
  });
  return {
    texts: Object.fromEntries(scene.texts.map(({ id, value }) => [id, value])),
    colors: Object.fromEntries(scene.colors.map(({ id, value }) => [id, value])),
    images: Object.fromEntries(images),
  };
}

/** @throws SpotreelError `template_invalid` */
export async function readAnimations(
  content: Pick<SceneContent, 'images' | 'backdrop'>,
  { readAnimation }: DocumentReader,
  keyOf = (source: MediaSource) => source.src,
): Promise<Animations> {
  const reading = animationsOf(content).map(
    async (source) => [source.src, await readAnimation(keyOf(source))] as const,
  );
  return Object.fromEntries(await Promise.all(reading));
}

function mediaSource(mediaId: number, { key: src, type, widthPx, heightPx, focus }: SnapshotMedia): MediaSource {
  const source = { mediaId, src, widthPx, heightPx, ...(focus && { focus }) };
  return type === 'lottie' ? { ...source, isAnimation: true } : source;
}

type MediaBackground = Exclude<BackgroundValue, { type: 'color' }>;

function backdropOf(value: MediaBackground, find: FindMedia): Backdrop {
  const found = find(value.value);
  if (!found) throw new SpotreelError('media_not_found', 'The background of a scene does not exist.');
  const [positionX = 0, positionY = 0] = (value.position ?? '0,0').split(',').map(Number);
  return { media: mediaSource(value.value, found), scale: value.scale ?? 1, positionX, positionY };
}

function backgroundOf(value: BackgroundValue, find: FindMedia): CompiledBackground {
  if (value.type === 'color') return { type: 'color', color: value.value };
  // it plays in the scene's own document, over this
  if (value.type === 'lottie') return { type: 'color', color: value.color ?? BEHIND_ANIMATIONS };
  const placed = backdropOf(value, find);
  const found = find(value.value);
  if (value.type === 'image') return { type: 'image', ...placed };
  const end = found?.durationSeconds ?? Number.MAX_SAFE_INTEGER;
  return {
    type: 'video',
    ...placed,
    trimStartSeconds: value.trimStart ?? 0,
    trimEndSeconds: Math.min(value.trimEnd ?? end, end),
  };
}

/** Exports that were asked for before there was such music have none. Throws `music_not_found`. */
function ownMusicOf(ownMusic: OwnMusic | null | undefined, find: FindMedia): OwnMusicInput | undefined {
  if (!ownMusic) return undefined;
  const { media, start, fadeIn, fadeOut } = ownMusic;
  const { key, durationSeconds, contentSamples } = find(media) ?? {};
  if (!key || !durationSeconds || !contentSamples)
    throw new SpotreelError('music_not_found', 'The music of the project does not exist.');
  return {
    audioId: media,
    src: key,
    durationSeconds,
    ...COPIED_SOUND,
    contentSamples,
    fromSeconds: start,
    fadeInSeconds: fadeIn,
    fadeOutSeconds: fadeOut,
  };
}

function audioOf(id: number, { samples }: Catalogue): CompositionInput['audio'] {
  const sample = samples.get(id);
  if (!sample) return [];
  const { durationSeconds, leadInSamples, contentSamples, sampleRate, file } = sample;
  return [{ audioId: id, src: LIBRARY_PREFIX + file, durationSeconds, leadInSamples, contentSamples, sampleRate }];
}
