/** From the editor's project to what the compiler takes: defaults filled in, media ids turned into files. */
import type { HexColor } from '../base/color';
import { CANVAS } from '../contract/canvas';
import type { BackgroundValue } from '../contract/schemas/background';
import type { IngredientTemplate } from '../contract/schemas/library';
import type { Media } from '../contract/schemas/media';
import type { MusicKit } from '../contract/schemas/music';
import type { OwnMusic } from '../contract/schemas/project';
import { parsePosition } from '../project/background-position';
import type { EditorProject, SceneValues } from '../project/editor-project';
import type { MediaById } from '../project/form-item';
import type { CompositionInput, SceneInput } from './compile-composition';
import { animationsOf, type SceneContent } from './compile-scene';
import type { BackgroundPlacement, CompiledBackground, MediaSource } from './composition';
import type { LottieAnimation } from './lottie';
import type { OwnMusicInput } from './own-music';
import type { Animations } from './placed-animation';

/** Three frames: less is a still. */
const SHORTEST_TRIM_SECONDS = 0.1;

/** Everything that decides what a project looks and sounds like. */
export interface EditorSource {
  readonly project: EditorProject;
  /** By id, laid out for the project's ratio. */
  readonly templates: ReadonlyMap<number, IngredientTemplate>;
  readonly media: MediaById;
  /** Null: no music, or its kit is not here. */
  readonly kit: MusicKit | null;
}

/** The Lottie documents that a project is made of. */
export interface Documents {
  /** By template id. */
  readonly templates: ReadonlyMap<number, LottieAnimation>;
  /** The user's animations, by address. */
  readonly animations: Animations;
}

/** A scene as it was made the last time, and what it was made of. */
export interface CachedScene {
  readonly of: readonly unknown[];
  readonly scene: SceneInput;
}

/**
 * Scenes whose template is unknown, or whose document is not here, are left out. With `made`, by scene id, only scenes are made
 * anew that have changed: a key changes one of thirty.
 */
export function toCompositionInput(
  source: EditorSource,
  documents: Documents,
  cache = new Map<number, CachedScene>(),
): CompositionInput {
  const { project, templates, kit, media } = source;
  const ownMusic = project.ownMusic && ownMusicOf(project.ownMusic, media);
  return {
    ...CANVAS[project.ratio],
    scenes: project.scenes.flatMap(({ id, templateId }) => {
      const template = templates.get(templateId);
      const animation = documents.templates.get(templateId);
      const values = project.values[id];
      if (!template || !animation || !values) return [];
      const scene = cachedScene(id, template, animation, values, source, cache);
      const shown = animationsOf(scene.content).flatMap(({ src }) => {
        const document = documents.animations[src];
        return document ? [[src, document] as const] : [];
      });
      if (shown.length === 0) return [scene];
      return [{ ...scene, template: { ...scene.template, animations: Object.fromEntries(shown) } }];
    }),
    audio: kit ? audioOf(kit, project.audio) : [],
    ...(ownMusic && { ownMusic }),
  };
}

function cachedScene(
  id: number,
  template: IngredientTemplate,
  animation: LottieAnimation,
  values: SceneValues,
  source: EditorSource,
  cache: Map<number, CachedScene>,
): SceneInput {
  const of = [template, animation, values, source.media, source.project.fontFamily];
  const known = cache.get(id);
  if (known?.of.every((part, index) => part === of[index])) return known.scene;
  const scene = sceneInput(id, template, animation, values, source);
  cache.set(id, { of, scene });
  return scene;
}

function sceneInput(
  ingredientId: number,
  template: IngredientTemplate,
  animation: LottieAnimation,
  values: SceneValues,
  { project, media }: EditorSource,
): SceneInput {
  return {
    ingredientId,
    template: { animation, fields: template.fields },
    content: {
      ...contentOf(template, values, media, project.fontFamily),
      ...withBackdrop(template, values.background, media),
    },
    background: backgroundOf(template, values.background, media),
    durationSeconds: template.duration,
    keyframeSeconds: template.keyframes[0] ?? template.duration / 2,
  };
}

/** Addresses of the animations that a scene shows. */
export function animationFilesOf(template: IngredientTemplate, values: SceneValues, media: MediaById): string[] {
  return animationsOf({
    images: imagesOf(template, values, media),
    ...withBackdrop(template, values.background, media),
  }).map(({ src }) => src);
}

/** A field without a value of its own shows its default; a chosen picture that is not known shows nothing. */
export function contentOf(
  template: IngredientTemplate,
  values: SceneValues,
  media: MediaById,
  fontFamily: string | null,
): SceneContent {
  const { fields, displayFont } = template;
  return {
    texts: withDefaults(fields.texts, values.texts),
    images: imagesOf(template, values, media),
    colors: withDefaults(fields.colors, values.colors),
    fontFamily: fontFamily ?? undefined,
    displayFont,
  };
}

function imagesOf({ fields }: IngredientTemplate, values: SceneValues, media: MediaById): Record<string, MediaSource> {
  const images = fields.images.flatMap(({ innerReference, defaultValue }) => {
    const chosen = values.images[innerReference];
    const picture = chosen === undefined ? defaultValue : media[chosen];
    return picture ? [[innerReference, sourceOf(picture)] as const] : [];
  });
  return Object.fromEntries(images);
}

/** Falls back to the template's own where the chosen file is not known, and to its color where that is not known either. */
export function backgroundOf(
  { backgrounds, duration }: IngredientTemplate,
  chosen: BackgroundValue | null,
  media: MediaById,
): CompiledBackground {
  const files = backgrounds.media ? { ...media, [backgrounds.media.id]: backgrounds.media } : media;
  const own = chosen && withFile(chosen, chosen.type === 'color' ? undefined : files[chosen.value], duration);
  return (
    own ??
    withFile(backgrounds.default, backgrounds.media ?? undefined, duration) ?? { type: 'color', color: '#000000' }
  );
}

/** What shines through an animation that has no color of its own behind it. */
export const BEHIND_ANIMATIONS: HexColor = '#ffffff';

function withBackdrop(
  { backgrounds }: IngredientTemplate,
  chosen: BackgroundValue | null,
  media: MediaById,
): Pick<SceneContent, 'backdrop'> {
  const value = chosen ?? backgrounds.default;
  if (value.type !== 'lottie') return {};
  const file = media[value.value] ?? (backgrounds.media?.id === value.value ? backgrounds.media : undefined);
  return file ? { backdrop: { media: sourceOf(file), ...placementOf(value) } } : {};
}

/** Whether the background that the user chose cannot be shown. */
export function isBackgroundMissing({ background }: SceneValues, media: MediaById): boolean {
  return background !== null && background.type !== 'color' && !media[background.value];
}

function withFile(
  value: BackgroundValue,
  file: Media | undefined,
  sceneSeconds: number,
): CompiledBackground | undefined {
  if (value.type === 'color') return { type: 'color', color: value.value };
  if (!file) return undefined;
  // it plays in the scene's own document, over this
  if (value.type === 'lottie') return { type: 'color', color: value.color ?? BEHIND_ANIMATIONS };
  const placed = { media: sourceOf(file), ...placementOf(value) };
  if (value.type === 'image') return { type: 'image', ...placed };
  // A trim can be older than the file that has the id now.
  const length = file.props.duration ?? (value.trimStart ?? 0) + sceneSeconds;
  const trimStartSeconds = Math.min(value.trimStart ?? 0, Math.max(0, length - SHORTEST_TRIM_SECONDS));
  const trimEndSeconds = Math.max(trimStartSeconds + SHORTEST_TRIM_SECONDS, Math.min(value.trimEnd ?? length, length));
  return { type: 'video', ...placed, trimStartSeconds, trimEndSeconds };
}

function placementOf({ scale, position }: Exclude<BackgroundValue, { type: 'color' }>): BackgroundPlacement {
  return { scale: scale ?? 1, ...parsePosition(position) };
}

function sourceOf({ id, url, type, props }: Media): MediaSource {
  const { width: widthPx, height: heightPx, focus } = props;
  const source = { mediaId: id, src: url, widthPx, heightPx };
  if (type === 'lottie') return { ...source, isAnimation: true };
  return focus ? { ...source, focus: { x: focus.x, y: focus.y } } : source;
}

function withDefaults<Value>(
  fields: readonly { readonly innerReference: string; readonly defaultValue: Value }[],
  values: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(
    fields.map(({ innerReference, defaultValue }) => [innerReference, values[innerReference] ?? defaultValue]),
  );
}

/** Undefined for a file that is not here, or not ready. */
function ownMusicOf({ media: id, start, fadeIn, fadeOut }: OwnMusic, media: MediaById): OwnMusicInput | undefined {
  const file = media[id];
  const { duration, contentSamples, leadInSamples = 0, sampleRate } = file?.props ?? {};
  if (!file || !duration || !contentSamples || !sampleRate) return undefined;
  const cut = { fromSeconds: start, fadeInSeconds: fadeIn, fadeOutSeconds: fadeOut };
  return { audioId: id, src: file.url, durationSeconds: duration, leadInSamples, contentSamples, sampleRate, ...cut };
}

/** Samples that the kit does not have are left out. */
function audioOf({ audioSamples }: MusicKit, audio: readonly number[]): CompositionInput['audio'] {
  return audio.flatMap((id) => {
    const sample = audioSamples.find((candidate) => candidate.id === id);
    if (!sample) return [];
    const { url, duration, leadInSamples, contentSamples, sampleRate } = sample;
    return [{ audioId: id, src: url, durationSeconds: duration, leadInSamples, contentSamples, sampleRate }];
  });
}
