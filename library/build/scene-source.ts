/** A scene of the library as its painter takes it, with the default values of its fields. */
import type { CompiledBackground, LottieAnimation, MediaSource } from '@spotreel/sdk/internal/scene';
import type { BackgroundSource, IngredientSource } from '../template';
import type { BuildContext } from './build-context';
import type { PaintableMedia } from './media';
import type { PaintedBackground, PictureScene } from './picture-request';

export type SceneFieldSources = Pick<IngredientSource, 'texts' | 'images' | 'colors' | 'background'>;

/** `document`: the file of a layout of the scene, or the layout. */
export function paintedScene(
  { texts, images, colors, background }: SceneFieldSources,
  document: string | LottieAnimation,
  context: BuildContext,
): PictureScene {
  const bind = ({ innerReference, targets }: { innerReference: string; targets?: readonly string[] }) => ({
    innerReference,
    targets: targets ?? [innerReference],
  });
  const pictures = images.map(
    ({ innerReference, defaultFile }) => [innerReference, sourceOf(findMedia(context, defaultFile))] as const,
  );
  return {
    document,
    content: {
      fields: { texts: texts.map(bind), images: images.map(bind), colors: colors.map(bind) },
      images: Object.fromEntries(pictures),
      background: compiledBackground(background.default, context),
    },
    background: paintedBackground(background.default, context),
  };
}

function sourceOf({ type, file: src, stillFile, widthPx, heightPx, focus, brightness }: PaintableMedia): MediaSource {
  if (type === 'lottie') return { src, widthPx, heightPx, isAnimation: true };
  return {
    src: stillFile,
    widthPx,
    heightPx,
    ...(brightness !== undefined && { brightness }),
    ...(focus && { focus }),
  };
}

function compiledBackground(background: BackgroundSource, context: BuildContext): CompiledBackground {
  if (background.type === 'color') return { type: 'color', color: background.color };
  const media = sourceOf(findMedia(context, background.file));
  return { type: 'image', media, scale: 1, positionX: 0, positionY: 0 };
}

function paintedBackground(background: BackgroundSource, context: BuildContext): PaintedBackground {
  if (background.type === 'color') return { color: background.color };
  const { stillFile, focus } = findMedia(context, background.file);
  return { picture: stillFile, ...(focus && { focus }) };
}

/** Throws when neither `library/media.ts` nor `library/animations.ts` lists the file. */
export function findMedia({ media }: Pick<BuildContext, 'media'>, file: string): PaintableMedia {
  const found = media.get(file);
  if (!found) throw new Error(`library/media.ts does not list ${file}.`);
  return found;
}
