import {
  type BuiltIngredient,
  MOST_SCENE_BARS,
  type ParsedBodyOf,
  projectCalls,
  TRANSITION_FRAMES,
} from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import {
  animationsOf,
  type CompiledBackground,
  FRAMES_PER_SECOND,
  type LottieAnimation,
  type MediaSource,
  mediaSource,
} from '@spotreel/sdk/internal/scene';
import { displayFontOf } from '../../library/catalogue/look-of';
import { usableMedia } from '../../media/own-media';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { readAnimations, sceneTemplate } from '../../project/composition/composition-input';
import { projectFile } from '../../project/composition/snapshot-source';
import { toSnapshotMedia } from '../../project/composition/take-snapshot';
import { implement } from '../domain';

export const compileScene = implement(projectCalls.compileScene, async ({ body, user, context }, services) => {
  const { db, catalogue, compiler, addresses } = services;
  const built = catalogue.ingredients.get(body.template);
  if (!built) throw new ApiError('not_found');
  const ids = built.images.map(({ innerReference, defaultMediaId }) => body.images[innerReference] ?? defaultMediaId);
  const behind = [body.backdrop, body.background].flatMap((shown) => (shown && 'media' in shown ? shown.media : []));
  const media = await usableMedia(db, user, [...ids, ...behind]);
  const at = addresses.at(context.baseUrl);
  const keys = new Map<string, string>();
  const sourceOf = (id: number, place: string): MediaSource => {
    const row = media.get(id);
    if (!row) throw new ApiError('media_not_found', { details: { [place]: ['Does not exist'] } });
    const file = projectFile(id, toSnapshotMedia(row));
    const url = at.of(file.url);
    keys.set(url, file.url);
    return mediaSource({ ...file, url });
  };
  const images = built.images.map(({ innerReference }, index): [string, MediaSource] => {
    return [innerReference, sourceOf(ids[index] ?? 0, `images.${innerReference}`)];
  });
  const backdrop = body.backdrop && { ...body.backdrop, media: sourceOf(body.backdrop.media, 'backdrop') };
  const background = body.background && backgroundOf(body.background, (id) => sourceOf(id, 'background'));
  const template = await sceneTemplate(built, body.ratio, compiler.readTemplate);
  const { texts, colors, shots, fontFamily, frames, joins, languages, sampleTexts } = body;
  if (frames !== undefined && frames > mostFrames(built, template.animation))
    throw invalidFields({ frames: ['Longer than a scene can be'] });
  const content = { texts, colors, shots, images: Object.fromEntries(images), backdrop, background };
  const urls = animationsOf(content).map(({ src }) => src);
  const animations = await readAnimations(urls, compiler, (url) => keys.get(url) ?? url);
  const compiled = await compiler.scene(
    { ...template, animations },
    {
      ...content,
      frames,
      joins,
      languages,
      sampleTexts,
      ...(fontFamily && { fontFamily, displayFont: displayFontOf(catalogue, built.id) }),
    },
  );
  const { animation, notices } = compiled;
  return { animation: { ...animation }, notices: notices.map((notice) => ({ ...notice })) };
});

/** The longest scene, with a transition at both ends. A loop goes round as often as its scene takes: that is bounded here. */
function mostFrames(built: BuiltIngredient, { op }: LottieAnimation): number {
  const { durationSeconds, bars } = templateLength(built);
  const longest = (durationSeconds / bars) * MOST_SCENE_BARS * FRAMES_PER_SECOND;
  return Math.max(op, longest) + TRANSITION_FRAMES.most;
}

type GivenBackground = NonNullable<ParsedBodyOf<typeof projectCalls.compileScene>['background']>;

/** A video is as good as its picture: nothing of it is painted here. */
function backgroundOf(given: GivenBackground, sourceOf: (id: number) => MediaSource): CompiledBackground {
  if (given.type === 'color') return given;
  return { ...given, type: 'image', media: sourceOf(given.media) };
}
