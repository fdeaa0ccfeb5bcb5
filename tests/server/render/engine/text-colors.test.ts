import { beforeAll, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../../../library/fonts/package-text-shaper';
import { probeColors, type SlotColors } from '../../../../sdk/scene/check/text-colors';
import { compileComposition, createTextShapingCompiler } from '../../../../sdk/scene/compile-composition';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';
import type { TextShaper } from '../../../../sdk/scene/text-shaper';
import { documentOf } from '../../fixtures/template-package';
import { renderHarness } from './harness';

const harness = renderHarness();
const bind = (innerReference: string) => ({ innerReference, targets: [innerReference] });
let shaper: TextShaper;
beforeAll(() => {
  shaper = createPackageTextShaper();
});

const compile = ({ fields, background }: SlotColors) =>
  compileComposition(
    {
      width: 1920,
      height: 1080,
      audio: [],
      scenes: [
        {
          ingredientId: 1,
          template: {
            animation: documentOf('landscape') as LottieAnimation,
            fields: { texts: [bind('headline')], images: [], colors: [bind('plate')] },
          },
          content: { texts: { headline: 'Summer sale' }, images: {}, colors: fields },
          background: { type: 'color', color: background ?? '#000000' },
          durationSeconds: 4,
          keyframeSeconds: 2,
        },
      ],
    },
    createTextShapingCompiler(shaper),
  );

test('white letters on a plate that covers the background: the plate alone decides', async () => {
  const colors: SlotColors = { fields: { plate: '#1a3380' }, background: '#101010' };
  const probes = await Promise.all(probeColors(colors).map(compile));
  const measured = await harness.engine().textColors({ composition: await compile(colors), colors, probes });
  expect(measured).toMatchObject([
    {
      field: 'headline',
      ink: { fields: {}, background: 0 },
      behind: { fixed: [0, 0, 0], fields: { plate: 1 }, background: 0 },
    },
  ]);
  expect(Math.min(...(measured[0]?.ink.fixed ?? [0]))).toBeGreaterThan(240);
});
