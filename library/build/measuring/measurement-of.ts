import type { LottieAnimation } from '@spotreel/sdk/internal/scene';
import type { IngredientSource } from '../../template';
import type { BuildContext } from '../build-context';
import { paintedScene, type SceneFieldSources } from '../scene-source';
import type { Measured } from './measurement-request';

/** Measures a layout. `document`: the layout as it is drawn. */
export function measurementOf(
  source: SceneFieldSources & Pick<IngredientSource, 'keyframeSeconds'>,
  document: LottieAnimation,
  name: string,
  context: BuildContext,
): Promise<Measured['layout']> {
  const { default: background, allowed } = source.background;
  return context.measurements.of(`layouts/${name}`, {
    kind: 'layout',
    scene: { ...paintedScene(source, document, context), document },
    colors: {
      fields: Object.fromEntries(
        source.colors.map(({ innerReference, defaultValue }) => [innerReference, defaultValue]),
      ),
      background: background.type === 'color' ? background.color : null,
    },
    replaceable: {
      fields: source.images.map(({ innerReference }) => innerReference),
      behind: allowed.some((type) => type !== 'color'),
    },
    seconds: source.keyframeSeconds,
  });
}
