import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../../../library/fonts/package-text-shaper';
import { compileComposition, createTextShapingCompiler } from '../../../../sdk/scene/compiling/compile-composition';
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

type Changeable = ReturnType<typeof documentOf>;
const ramp = (...keys: readonly (readonly [number, number])[]) => ({
  a: 1,
  k: keys.map(([t, value]) => ({ t, s: [value], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } })),
});

/** What is measured of the headline of the fixture: white on a plate that covers the canvas. */
async function measure(plate: `#${string}`, change: (document: Changeable) => void = () => {}, frames?: number[]) {
  const document = documentOf('landscape');
  change(document);
  const composition = await compileComposition(
    {
      width: 1920,
      height: 1080,
      audio: [],
      scenes: [
        {
          ingredientId: 1,
          template: {
            animation: document as LottieAnimation,
            fields: { texts: [bind('headline')], images: [], colors: [bind('plate')] },
          },
          content: { texts: { headline: 'Summer sale' }, images: {}, colors: { plate } },
          background: { type: 'color', color: '#101010' },
          durationSeconds: 4,
          keyframeSeconds: 2,
        },
      ],
    },
    createTextShapingCompiler(shaper),
  );
  const request = { composition, fields: ['headline', 'nobody'], leastContrast: 4.5, ...(frames && { frames }) };
  return harness.engine().contrast(request);
}

describe('contrast', () => {
  test('white on deep blue is readable, and needs no picture', async () => {
    const [headline, ...more] = await measure('#1a3380');
    expect(more).toEqual([]);
    expect(headline).toMatchObject({ field: 'headline', picture: undefined });
    // By the colors: 11.63.
    expect(headline?.contrast).toBeCloseTo(11.6, 0);
  });

  test('white on white is found, with a picture of the place', async () => {
    const [headline] = await measure('#ffffff');
    expect(headline?.contrast).toBeCloseTo(1, 1);
    const picture = sharp(headline?.picture as Uint8Array);
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    // The ring: the only pixels of a white picture without green.
    expect((await picture.stats()).channels[1]?.min).toBeLessThan(80);
  });

  test('a text is measured while it is at rest: neither faded nor on its way', async () => {
    const [faded] = await measure('#1a3380', (document) => {
      document.layers[0].ks.o = ramp([0, 0], [60, 0], [75, 100]);
    });
    expect(faded?.frame).toBeGreaterThanOrEqual(75);
    expect(faded?.contrast).toBeCloseTo(11.6, 0);
  });

  test('what comes to stand behind it later counts', async () => {
    const [crossed] = await measure('#1a3380', (document) => {
      document.layers[2].ks.o = ramp([0, 100], [90, 100], [91, 0]);
      document.layers.push({ ...document.layers[2], ind: 4, ks: { ...document.layers[2].ks, o: { a: 0, k: 100 } } });
      document.layers[3].shapes = [
        document.layers[2].shapes[0],
        { ty: 'fl', c: { a: 0, k: [1, 1, 0.9] }, o: { a: 0, k: 100 }, r: 1 },
      ];
    });
    expect(crossed?.frame).toBeGreaterThan(90);
    expect(crossed?.contrast).toBeLessThan(1.2);
  });

  test('only the frames that are named are looked at', async () => {
    const late = (document: Changeable) => {
      document.layers[0].ip = 60;
    };
    expect(await measure('#1a3380', late, [30])).toEqual([]);
    expect((await measure('#1a3380', late, [90]))[0]?.frame).toBe(90);
  });

  test('an edge makes letters readable', async () => {
    const [edged] = await measure('#ffffff', (document) => {
      Object.assign(document.layers[0].t.d.k[0].s, { sc: [0, 0, 0], sw: 12 });
    });
    expect(edged?.contrast).toBeGreaterThan(10);
  });

  test('a plate behind the letters belongs to the ground', async () => {
    const [plated] = await measure('#ffffff', (document) => {
      const plate = { by: 'line', paddingX: 20, paddingY: 10, radius: 0, color: [0, 0, 0] };
      document.layers[0].t.d.k[0].s.fit = { plate };
    });
    expect(plated?.contrast).toBeGreaterThan(15);
  });
});
