/**
 * Has the server compile scenes: for pages that cannot run the SDK's worker, and for pages that were given no compiler.
 * Each change needs a round trip, so a worker is better.
 */
import { SpotreelError } from '../../base/errors';
import type { Client } from '../../client/client';
import type { IngredientTemplate } from '../../contract/library/library';
import type { SceneCompiler } from '../../scene/compiling/compile-composition';
import type { SceneContent } from '../../scene/compiling/compile-scene';
import type { CompiledBackground, SceneNotice } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';

export interface ServerSceneCompiler {
  /** Registers the template of a scene before it is compiled: the server knows templates by id. */
  know(template: IngredientTemplate): void;
  readonly compile: SceneCompiler;
}

export function createServerSceneCompiler(client: Client): ServerSceneCompiler {
  const templates = new WeakMap<object, IngredientTemplate>();
  return {
    know: (template) => templates.set(template.fields, template),
    async compile({ template: { fields }, content }) {
      const template = templates.get(fields);
      if (!template) throw new SpotreelError('invalid_argument', 'The scene is made of a template without an id');
      const { animation, notices } = await client.compileScene({ body: bodyOf(template, content) });
      // The contract says of an animation only that it is one; painters read it as it is.
      return { animation: animation as unknown as LottieAnimation, notices: notices as readonly SceneNotice[] };
    },
  };
}

function bodyOf({ id: template, orientation: ratio }: IngredientTemplate, content: SceneContent) {
  const { texts, colors, shots, fontFamily, frames, joins, languages, sampleTexts, backdrop, background } = content;
  const behind = backdrop?.media.mediaId;
  const images = Object.entries(content.images).flatMap(([field, { mediaId }]) =>
    mediaId === undefined ? [] : [[field, mediaId] as const],
  );
  return {
    template,
    ratio,
    texts: { ...texts },
    colors: { ...colors },
    images: Object.fromEntries(images),
    ...(shots && { shots: { ...shots } }),
    ...(fontFamily !== undefined && { fontFamily }),
    ...(frames !== undefined && { frames }),
    ...(joins && { joins }),
    ...(languages && { languages: [...languages] }),
    ...(sampleTexts && { sampleTexts: [...sampleTexts] }),
    ...(backdrop && behind !== undefined && { backdrop: { ...backdrop, media: behind } }),
    ...(background && backgroundOf(background)),
  };
}

function backgroundOf(background: CompiledBackground) {
  if (background.type === 'color') return { background };
  const { media, scale, positionX, positionY } = background;
  if (media.mediaId === undefined) return {};
  return { background: { type: 'file' as const, media: media.mediaId, scale, positionX, positionY } };
}
