import type { TextColors } from '@spotreel/sdk/contract';
import {
  type CompositionInput,
  compileComposition,
  probeColors,
  type SceneInput,
  type SlotColors,
} from '@spotreel/sdk/scene';
import { ApiError } from '../../platform/http/api-error';
import type { TemplatePackageServices } from '../services';

type Parts = Pick<TemplatePackageServices, 'compiler' | 'renders' | 'log'>;

/**
 * What the texts of a scene and their backgrounds are colored with. Empty where it cannot be measured: a brand then follows the
 * palette alone. Throws `rate_limited`, `render_unavailable`.
 */
export async function measuredColors(
  { compiler, renders, log }: Parts,
  size: Pick<CompositionInput, 'width' | 'height'>,
  scene: SceneInput,
  signal: AbortSignal,
): Promise<readonly TextColors[]> {
  const { background } = scene;
  const colors: SlotColors = {
    fields: scene.content.colors,
    background: background.type === 'color' ? background.color : null,
  };
  const compile = ({ fields, background: color }: SlotColors) => {
    const colored = { ...scene, content: { ...scene.content, colors: fields } };
    const behind = color === null ? background : { type: 'color' as const, color };
    return compileComposition(
      { ...size, audio: [], scenes: [{ ...colored, background: behind }] },
      ({ template, content }) => compiler.scene(template, content),
    );
  };
  try {
    const composition = await compile(colors);
    const probes = await Promise.all(probeColors(colors).map(compile));
    return await renders.textColors({ composition, colors, probes, signal });
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code !== 'painter_crashed') throw thrown;
    log.warn({ err: thrown }, 'the colors of a template package could not be measured');
    return [];
  }
}
