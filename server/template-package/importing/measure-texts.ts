import {
  type CompositionInput,
  compileComposition,
  type MeasuredTexts,
  probeColors,
  type ReplaceablePictures,
  type SceneInput,
  type SlotColors,
} from '@spotreel/sdk/internal/scene';
import { ApiError } from '../../platform/http/api-error';
import type { TemplatePackageServices } from '../domain';

type Parts = Pick<TemplatePackageServices, 'compiler' | 'renders' | 'log'>;

/**
 * Colors of the texts of a scene, and those that lie on pictures. Undefined if they cannot be measured: a brand then
 * follows the palette alone, and pictures get no scrims. Throws `rate_limited`, `render_unavailable`.
 */
export async function measurePackageTexts(
  { compiler, renders, log }: Parts,
  input: CompositionInput,
  replaceable: ReplaceablePictures,
  signal: AbortSignal,
): Promise<MeasuredTexts | undefined> {
  const [given] = input.scenes;
  if (!given) return undefined;
  const scene = withoutScrims(given);
  const { background } = scene;
  const colors: SlotColors = {
    fields: scene.content.colors,
    background: background.type === 'color' ? background.color : null,
  };
  const compile = ({ fields, background: color }: SlotColors) => {
    const behind = color === null ? background : { type: 'color' as const, color };
    const content = { ...scene.content, colors: fields, background: behind };
    return compileComposition({ ...input, scenes: [{ ...scene, content, background: behind }] }, (colored) =>
      compiler.scene(colored.template, colored.content),
    );
  };
  try {
    const composition = await compile(colors);
    const probes = await Promise.all(probeColors(colors).map(compile));
    return await renders.measureTexts({ composition, colors, probes, replaceable, signal });
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code !== 'painter_crashed') throw thrown;
    log.warn({ err: thrown }, 'the texts of a template package could not be measured');
    return undefined;
  }
}

/** A package may bring the mark of another measurement. */
function withoutScrims(scene: SceneInput): SceneInput {
  const { textsOnPictures: _, ...animation } = scene.template.animation;
  return { ...scene, template: { ...scene.template, animation } };
}
