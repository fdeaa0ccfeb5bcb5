/** What a painter needs of scenes: compiled as their template has them. */
import {
  compileScene,
  type LottieAnimation,
  type MediaSource,
  probeColors,
  type SceneContent,
  type SceneTemplate,
  type TextShaper,
  textsOf,
} from '@spotreel/sdk/scene';
import type { BackgroundSource, IngredientSource } from '../template';
import type { PaintableMedia } from './media';
import type { Output } from './output';
import type { BuildStillRequest, Paintable, PaintedBackground } from './paint';
import type { BuildPictures } from './pictures';
import type { PaintTextColorsRequest } from './text-colors';

export interface BuildContext {
  readonly output: Output;
  readonly media: ReadonlyMap<string, PaintableMedia>;
  readonly shaper: TextShaper;
  readonly pictures: BuildPictures;
}

type Content = Pick<IngredientSource, 'texts' | 'images' | 'colors' | 'background'>;

/** A moment of a scene as its template has it. */
export async function stillOf(
  source: Content,
  animation: SceneTemplate['animation'],
  moment: { readonly seconds: number; readonly longSidePx: number },
  context: BuildContext,
): Promise<BuildStillRequest> {
  return { ...(await paintable(source, animation, context)), ...moment };
}

/** What a painter needs of a scene as its template has it. */
export async function paintable(
  source: Content,
  animation: SceneTemplate['animation'],
  context: BuildContext,
): Promise<Paintable> {
  const compile = await compilerOf(source, animation, context);
  return { animation: compile({}), background: painted(source.background.default, context) };
}

/** What a painter needs to measure the colors of a scene at a moment. */
export async function probesOf(
  source: Content,
  animation: SceneTemplate['animation'],
  moment: { readonly seconds: number; readonly longSidePx: number },
  context: BuildContext,
): Promise<PaintTextColorsRequest> {
  const compile = await compilerOf(source, animation, context);
  const { default: background } = source.background;
  const colors = {
    fields: Object.fromEntries(source.colors.map(({ innerReference, defaultValue }) => [innerReference, defaultValue])),
    background: background.type === 'color' ? background.color : null,
  };
  return {
    animation: compile({}),
    background: painted(background, context),
    colors,
    probes: probeColors(colors).map(({ fields }) => compile(fields)),
    ...moment,
  };
}

async function compilerOf(
  source: Content,
  animation: SceneTemplate['animation'],
  context: BuildContext,
): Promise<(colors: SceneContent['colors']) => LottieAnimation> {
  const bind = (field: { innerReference: string; targets?: readonly string[] }) => ({
    innerReference: field.innerReference,
    targets: field.targets ?? [field.innerReference],
  });
  const { texts, images, colors } = source;
  const used = images.map(({ defaultFile }) => [defaultFile, findMedia(context, defaultFile)] as const);
  const template = {
    animation,
    animations: Object.fromEntries(used.flatMap(([file, { document }]) => (document ? [[file, document]] : []))),
    fields: { texts: texts.map(bind), images: images.map(bind), colors: colors.map(bind) },
  };
  const pictures = images.map(
    ({ innerReference, defaultFile }) =>
      [innerReference, sourceOf(defaultFile, findMedia(context, defaultFile))] as const,
  );
  const content = { texts: {}, images: Object.fromEntries(pictures), colors: {} };
  await context.shaper.prepare(textsOf(template, content));
  return (chosen) => compileScene(template, { ...content, colors: chosen }, context.shaper).animation;
}

function sourceOf(file: string, media: PaintableMedia): MediaSource {
  const { still, stillMimeType, widthPx, heightPx, document, focus } = media;
  if (document) return { src: file, widthPx, heightPx, isAnimation: true };
  const bytes = Buffer.from(still).toString('base64');
  return { src: `data:${stillMimeType};base64,${bytes}`, widthPx, heightPx, ...(focus && { focus }) };
}

function painted(background: BackgroundSource, context: BuildContext): PaintedBackground {
  if (background.type === 'color') return { color: background.color };
  const { still, focus } = findMedia(context, background.file);
  return { picture: still, ...(focus && { focus }) };
}

/** Throws when neither `library/media.ts` nor `library/animations.ts` lists the file. */
export function findMedia({ media }: BuildContext, file: string): PaintableMedia {
  const found = media.get(file);
  if (!found) throw new Error(`library/media.ts does not list ${file}.`);
  return found;
}
