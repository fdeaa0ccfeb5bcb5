import { writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../../../library/fonts/package-text-shaper';
import { probeColors, type SlotColors } from '../../../../sdk/scene/check/scene-probes';
import { compileComposition, createTextShapingCompiler } from '../../../../sdk/scene/compiling/compile-composition';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';
import type { TextShaper } from '../../../../sdk/scene/text-shaper';
import { documentOf, photo } from '../../fixtures/template-package';
import { renderHarness } from './harness';

const harness = renderHarness();
const bind = (innerReference: string) => ({ innerReference, targets: [innerReference] });
let shaper: TextShaper;
beforeAll(() => {
  shaper = createPackageTextShaper();
});

interface Variant {
  readonly animation: LottieAnimation;
  /** The field `photo` is in it. */
  readonly hasPhoto: boolean;
}

const PLAIN: Variant = { animation: documentOf('landscape') as LottieAnimation, hasPhoto: false };

/** The same letters, on a photo that covers the canvas. */
function lettersOnPhoto(): Variant {
  const animation = documentOf('landscape');
  Object.assign(animation.assets[0], { w: 1920, h: 1080 });
  animation.layers[1].ks.p.k = [0, 0, 0];
  return { animation, hasPhoto: true };
}

const compile = ({ fields, background }: SlotColors, { animation, hasPhoto } = PLAIN) =>
  compileComposition(
    {
      width: 1920,
      height: 1080,
      audio: [],
      scenes: [
        {
          ingredientId: 1,
          template: {
            animation,
            fields: { texts: [bind('headline')], images: hasPhoto ? [bind('photo')] : [], colors: [bind('plate')] },
          },
          content: {
            texts: { headline: 'Summer sale' },
            images: hasPhoto ? { photo: { src: 'photo.png', widthPx: 60, heightPx: 40 } } : {},
            colors: fields,
          },
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
  const probes = await Promise.all(probeColors(colors).map((state) => compile(state)));
  const measured = await harness
    .engine()
    .measureTexts({ composition: await compile(colors), colors, probes, replaceable: { fields: [], behind: true } });
  expect(measured.textColors).toMatchObject([
    {
      field: 'headline',
      ink: { fields: {}, background: 0 },
      behind: { fixed: [0, 0, 0], fields: { plate: 1 }, background: 0 },
    },
  ]);
  expect(Math.min(...(measured.textColors[0]?.ink.fixed ?? [0]))).toBeGreaterThan(240);
});

test('letters that lie on a picture of a field are found with their place, in the template’s colors', async () => {
  const colors: SlotColors = { fields: { plate: '#1a3380' }, background: '#101010' };
  await writeFile(harness.file('photo.png'), await photo());
  const onPicture = (state: SlotColors) => compile(state, lettersOnPhoto());
  const probes = await Promise.all(probeColors(colors).map((state) => onPicture(state)));
  const composition = await onPicture(colors);
  const replaceable = { fields: ['photo'], behind: false };
  const { textsOnPictures } = await harness.engine().measureTexts({ composition, colors, probes, replaceable });
  expect(textsOnPictures?.colors).toEqual(colors.fields);
  expect(textsOnPictures?.texts).toMatchObject([{ field: 'headline', picture: 'photo', share: 1 }]);
  const [left = 0, top = 0, width = 0, height = 0] = textsOnPictures?.texts[0]?.box ?? [];
  expect([left >= 150, top >= 150, left + width <= 1920, top + height <= 700]).toEqual([true, true, true, true]);
});
