/** The files that a scene shows. */
import type { BackgroundValue } from '../../contract/project/background';
import type { SceneValues } from '../../project/editor-project';
import type { MediaSource } from '../composition';
import type { FindFile, ProjectFile, ProjectTemplate } from './project-source';

type ColorBackground = Extract<BackgroundValue, { type: 'color' }>;

/** A background that can be shown: a color, or a value with its file. */
export type ShownBackground =
  | { readonly value: ColorBackground; readonly file?: undefined }
  | { readonly value: Exclude<BackgroundValue, ColorBackground>; readonly file: ProjectFile };

/** The files that the values of a scene name. */
export interface SceneFiles {
  /** By innerReference, in the order of the fields. A field whose file is not here has none. */
  readonly images: readonly (readonly [string, ProjectFile])[];
  readonly background: ShownBackground;
}

const BLACK: ShownBackground = { value: { type: 'color', value: '#000000' } };

/** A field without a value shows its default. A background whose file is not here gives way to the template's own. */
export function sceneFiles(template: ProjectTemplate, values: SceneValues, find: FindFile): SceneFiles {
  const images = template.fields.images.flatMap(({ innerReference, defaultValue }) => {
    const chosen = values.images[innerReference];
    const file = chosen === undefined ? defaultValue : find(chosen, 'image');
    return file ? [[innerReference, file] as const] : [];
  });
  return { images, background: shownBackground(template, values, find) };
}

function shownBackground(
  { backgrounds: { default: own, media } }: ProjectTemplate,
  { background: chosen }: SceneValues,
  find: FindFile,
): ShownBackground {
  for (const value of chosen ? [chosen, own] : [own]) {
    if (value.type === 'color') return { value };
    const file = media?.id === value.value ? media : find(value.value, 'background');
    if (file) return { value, file };
  }
  return BLACK;
}

/** Addresses or keys of the animations that a scene shows. */
export function animationUrls({ images, background: { file } }: SceneFiles): string[] {
  const shown = images.map(([, image]) => image);
  return (file ? [...shown, file] : shown).filter(({ type }) => type === 'lottie').map(({ url }) => url);
}

/** A file as painters read it. */
export function mediaSource({ id, url, type, props }: ProjectFile): MediaSource {
  const { width: widthPx, height: heightPx, focus, brightness } = props;
  const source = { mediaId: id, src: url, widthPx, heightPx, ...(brightness !== undefined && { brightness }) };
  if (type === 'lottie') return { ...source, isAnimation: true };
  return focus ? { ...source, focus: { x: focus.x, y: focus.y } } : source;
}
