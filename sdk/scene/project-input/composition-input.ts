/** From a project to what the compiler takes: defaults filled in, ids turned into files, lengths into times. */
import { CANVAS } from '../../contract/canvas';
import type { OwnMusic } from '../../contract/project/project';
import type { EditorScene, SceneValues } from '../../project/editor-project';
import { sceneLength, templateLength } from '../../project/timing/scene-length';
import type { CompositionInput, SceneInput } from '../compiling/compile-composition';
import type { SceneContent } from '../compiling/compile-scene';
import type { OwnMusicInput } from '../compiling/own-music';
import { FRAMES_PER_SECOND } from '../composition';
import type { LottieAnimation } from '../lottie';
import { languageOfTexts } from '../text/language/text-language';
import { momentOf } from '../transitions/early-start';
import { placesOf, type ScenePlace, type ScheduledScene } from '../transitions/overlaps';
import { strongestColor } from '../transitions/strongest-color';
import type { Documents, FindFile, ProjectSample, ProjectSource, ProjectTemplate } from './project-source';
import { compiledBackdrop, compiledBackground } from './scene-background';
import { animationUrls, mediaSource, type SceneFiles, sceneFiles } from './scene-files';

/** A scene as it was made the last time, and what it was made of. */
export interface CachedScene {
  readonly of: readonly unknown[];
  readonly scene: SceneInput;
}

/**
 * Scenes whose template or document is not here are left out. With `cache`, by scene id, only scenes that have changed are
 * made anew: a key changes one of thirty.
 */
export function toCompositionInput(
  source: ProjectSource,
  documents: Documents,
  cache = new Map<number, CachedScene>(),
): CompositionInput {
  const { project } = source;
  const languages = languagesOf(project);
  const parts = project.scenes.flatMap((scene): ScenePart[] => {
    const template = source.template(scene.templateId);
    const animation = documents.templates.get(scene.templateId);
    const values = project.values[scene.id];
    if (!template || !animation || !values) return [];
    const files = sceneFiles(template, values, source.file);
    return [{ scene, template, animation, values, files, fontFamily: project.fontFamily, languages }];
  });
  const places = placesOf(parts.map(scheduled));
  const ownMusic = project.ownMusic && ownMusicInput(project.ownMusic, source.file);
  return {
    ...CANVAS[project.ratio],
    scenes: parts.map((part, index) => {
      const scene = cachedScene(part, places[index], cache);
      return withAnimations(scene, animationUrls(part.files), documents);
    }),
    audio: project.audio.flatMap((id) => {
      const sample = source.sample(id);
      return sample ? [audioInput(sample)] : [];
    }),
    ...(ownMusic && { ownMusic }),
  };
}

interface ScenePart {
  readonly scene: EditorScene;
  readonly template: ProjectTemplate;
  readonly animation: LottieAnimation;
  readonly values: SceneValues;
  readonly files: SceneFiles;
  readonly fontFamily: string | null;
  readonly languages: readonly string[];
}

/** Stated language, then the language that the letters of all texts suggest together. */
function languagesOf({ language, scenes, values }: ProjectSource['project']): string[] {
  const texts = scenes.flatMap(({ id }) => Object.values(values[id]?.texts ?? {}));
  return [language, languageOfTexts(texts)].filter((one) => typeof one === 'string');
}

function scheduled({ scene, template }: ScenePart): ScheduledScene {
  const { durationSeconds } = sceneLength(scene, template);
  return { durationSeconds, transition: scene.transition };
}

function cachedScene(part: ScenePart, place: ScenePlace | undefined, cache: Map<number, CachedScene>): SceneInput {
  const { scene, template, animation, values, files, fontFamily, languages } = part;
  const images = files.images.map(([, file]) => file);
  const of = [
    scene,
    template,
    animation,
    values,
    fontFamily,
    languages.join(),
    files.background.file,
    ...joinOf(place),
    ...images,
  ];
  const known = cache.get(scene.id);
  if (known?.of.length === of.length && known.of.every((one, index) => one === of[index])) return known.scene;
  const made = sceneInput(part, place);
  cache.set(scene.id, { of, scene: made });
  return made;
}

/** All of a place on which the scene itself depends. */
function joinOf(place: ScenePlace | undefined): readonly unknown[] {
  return [place?.lead, place?.tail, place?.isEntering, place?.isLeaving];
}

function sceneInput(part: ScenePart, place: ScenePlace | undefined): SceneInput {
  const { scene, template, animation, values, files, fontFamily, languages } = part;
  const { durationSeconds } = sceneLength(scene, template);
  const { lead = 0, tail = 0, isEntering = false, isLeaving = false } = place ?? {};
  const own = scene.bars === undefined ? animation.op : durationSeconds * FRAMES_PER_SECOND;
  const frames = lead + own + tail;
  const joins = isEntering || isLeaving ? { isEntering, isLeaving } : undefined;
  const { blenderScript: script, fields, keyframes } = template;
  const still = (keyframes[0] ?? templateLength(template).durationSeconds / 2) * FRAMES_PER_SECOND;
  const background = compiledBackground(files.background, durationSeconds);
  const content = {
    ...contentOf(template, values, files, fontFamily),
    ...(languages.length > 0 && { languages, sampleTexts: samplesOf(template, values) }),
    ...compiledBackdrop(files.background),
    background,
    ...(frames !== animation.op && { frames }),
    ...(joins && { joins }),
  };
  const { texts, colors, images } = content;
  return {
    ingredientId: scene.id,
    template: { animation, fields },
    content,
    background,
    ...(script !== undefined && { blender: { script, texts, colors, images } }),
    durationSeconds,
    ...(scene.transition && { transition: scene.transition, transitionColor: strongestColor(Object.values(colors)) }),
    keyframeSeconds: momentOf(animation, { frames, joins }, still) / FRAMES_PER_SECOND,
  };
}

function withAnimations(scene: SceneInput, urls: readonly string[], { animations }: Documents): SceneInput {
  const shown = urls.flatMap((url) => {
    const document = animations[url];
    return document ? [[url, document] as const] : [];
  });
  if (shown.length === 0) return scene;
  return { ...scene, template: { ...scene.template, animations: Object.fromEntries(shown) } };
}

/** A field without a value of its own shows its default; a chosen picture that is not here shows nothing. */
function contentOf(
  { fields, displayFont }: ProjectTemplate,
  values: SceneValues,
  files: SceneFiles,
  fontFamily: string | null,
): SceneContent {
  return {
    texts: withDefaults(fields.texts, values.texts),
    images: Object.fromEntries(files.images.map(([field, file]) => [field, mediaSource(file)])),
    colors: withDefaults(fields.colors, values.colors),
    ...(Object.keys(values.shots).length > 0 && { shots: values.shots }),
    fontFamily: fontFamily ?? undefined,
    displayFont,
  };
}

/** Fields that still show the text of their template. */
function samplesOf({ fields }: ProjectTemplate, { texts }: SceneValues): string[] {
  return fields.texts
    .filter(({ innerReference, defaultValue }) => (texts[innerReference] ?? defaultValue) === defaultValue)
    .map(({ innerReference }) => innerReference);
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
function ownMusicInput({ media, start, fadeIn, fadeOut }: OwnMusic, find: FindFile): OwnMusicInput | undefined {
  const file = find(media, 'music');
  const { duration, contentSamples, leadInSamples = 0, sampleRate } = file?.props ?? {};
  if (!file || !duration || !contentSamples || !sampleRate) return undefined;
  const sound = { durationSeconds: duration, leadInSamples, contentSamples, sampleRate };
  return {
    audioId: media,
    src: file.url,
    ...sound,
    fromSeconds: start,
    fadeInSeconds: fadeIn,
    fadeOutSeconds: fadeOut,
  };
}

function audioInput(sample: ProjectSample): CompositionInput['audio'][number] {
  const { id, url, duration, leadInSamples, contentSamples, sampleRate } = sample;
  return { audioId: id, src: url, durationSeconds: duration, leadInSamples, contentSamples, sampleRate };
}
