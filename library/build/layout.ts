/** A layout of a scene as a file, with what is measured of it. Scenes and the excerpts of their styles share it. */
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { IngredientSource } from '../template';
import type { BuildContext, WrittenLayout } from './build-context';
import { measurementOf } from './measuring/measurement-of';
import type { SceneFieldSources } from './scene-source';

/** Undefined where the scene has no layout for the ratio. `prefix`: of the scene's files. */
export function writtenLayout(
  source: IngredientSource,
  ratio: Ratio,
  prefix: string,
  context: BuildContext,
): Promise<WrittenLayout> | undefined {
  const draw = source.layouts[ratio];
  if (!draw) return undefined;
  const name = `${prefix}-${ratio}`;
  const known = context.layouts.get(name) ?? write(source, draw, name, context);
  context.layouts.set(name, known);
  return known;
}

async function write(
  source: SceneFieldSources & Pick<IngredientSource, 'keyframeSeconds'>,
  draw: NonNullable<IngredientSource['layouts'][Ratio]>,
  name: string,
  context: BuildContext,
): Promise<WrittenLayout> {
  const animation = draw();
  const { textsOnPictures, textColors, posterColor } = await measurementOf(source, animation, name, context);
  const document = textsOnPictures ? { ...animation, textsOnPictures } : animation;
  return {
    file: context.output.write('scenes', name, 'json', JSON.stringify(document)),
    widthPx: animation.w,
    heightPx: animation.h,
    frames: animation.op,
    textColors,
    posterColor,
  };
}
