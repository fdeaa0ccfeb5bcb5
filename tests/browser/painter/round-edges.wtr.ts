/** Edges of pictures that are cut out, as Chromium paints them: each px of an edge is covered by a share of its own. */
import { expect } from 'chai';
import { CanvasPool } from '../../../sdk/painter/canvas-pool';
import { sceneDrawing } from '../../../sdk/painter/scene-drawing';
import type { LottieAnimation, LottieLayer } from '../../../sdk/scene/lottie';

const SIZE = 400;
const still = (k: number | readonly number[]) => ({ a: 0 as const, k });

function placed(turn: number, more: Partial<LottieLayer>): LottieLayer {
  const ks = {
    a: still([0, 0, 0]),
    p: still([200.3, 200.6, 0]),
    s: still([100, 100, 100]),
    r: still(turn),
    o: still(100),
  };
  return { ip: 0, op: 100, st: 0, ks, nm: '', ty: 4, ...more };
}

/** A black picture of 240 px around the center. */
function picture(turn: number, more: Partial<LottieLayer> = {}): LottieLayer {
  const layer = placed(turn, { ty: 2, refId: 'picture', ...more });
  return { ...layer, ks: { ...layer.ks, a: still([120, 120, 0]) } };
}

/** `figure`: an outline that cuts out the layer below it. */
function matte(figure: object, turn = 0): LottieLayer {
  const fill = { ty: 'fl', c: still([1, 1, 1]), o: still(100), r: 1 };
  const tr = { ty: 'tr', a: still([0, 0]), p: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
  return placed(turn, { td: 1, shapes: [{ ty: 'gr', it: [figure, fill, tr] }] as never });
}

const rounded = (radius: number) => ({ ty: 'rc', d: 1, p: still([0, 0]), s: still([160, 160]), r: still(radius) });

/** The red of each px of a picture that is black, on white. */
async function painted(layers: readonly LottieLayer[]): Promise<Uint8ClampedArray> {
  const source = new OffscreenCanvas(240, 240);
  source.getContext('2d')?.fillRect(0, 0, 240, 240);
  const bitmap = await createImageBitmap(source);
  const assets = [{ id: 'picture', w: 240, h: 240, u: '', p: 'black.png', e: 0 }];
  const numbered = layers.map((layer, index) => ({ ...layer, ind: index + 1 }));
  const document = { v: '5.12.1', fr: 30, ip: 0, op: 100, w: SIZE, h: SIZE, assets, layers: numbered };
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIZE, SIZE);
  const pool = new CanvasPool();
  pool.resize(SIZE, SIZE);
  sceneDrawing(document as unknown as LottieAnimation, () => bitmap).draw(context, 10, { pool });
  return context.getImageData(0, 0, SIZE, SIZE).data.filter((_, index) => index % 4 === 0);
}

/** How many grays there are between the black of the picture and the white around it. */
async function graysOf(layers: readonly LottieLayer[]): Promise<number> {
  const grays = new Set(await painted(layers));
  expect(grays.has(0) && grays.has(255), 'black on white').to.equal(true);
  return grays.size - 2;
}

describe('the edge of a picture', () => {
  const SMOOTH = 30;

  for (const [name, figure] of [
    ['a rectangle whose corners make it a circle', rounded(80)],
    ['a rectangle with round corners', rounded(30)],
    ['an ellipse', { ty: 'el', d: 1, p: still([0, 0]), s: still([180, 140]) }],
  ] as const)
    it(`is smooth within ${name}`, async () => {
      expect(await graysOf([matte(figure), picture(0, { tt: 1 })])).to.be.greaterThan(SMOOTH);
      expect(await graysOf([matte(figure), picture(17, { tt: 1 })])).to.be.greaterThan(SMOOTH);
    });

  it('is smooth within a rectangle that is turned', async () => {
    expect(await graysOf([matte(rounded(0), 17), picture(0, { tt: 1 })])).to.be.greaterThan(SMOOTH);
  });

  it('shows the picture once more where two outlines overlap', async () => {
    const half = (x: number) => [
      { ty: 'rc', d: 1, p: still([x, 0]), s: still([100, 100]), r: still(20) },
      { ty: 'fl', c: still([1, 1, 1]), o: still(50), r: 1 },
      { ty: 'tr', a: still([0, 0]), p: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
    ];
    const shapes = [-40, 40].map((x) => ({ ty: 'gr', it: half(x) })) as never;
    const reds = await painted([placed(0, { td: 1, shapes }), picture(0, { tt: 1 })]);
    const at = (x: number, y: number) => reds[y * SIZE + x];
    expect([at(140, 200), at(200, 200), at(260, 200), at(330, 200)]).to.deep.equal([127, 63, 127, 255]);
  });

  it('is cut without a copy of a canvas, which browsers free late', async () => {
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const { createPattern } = prototype;
    let copies = 0;
    prototype.createPattern = function (image, repetition) {
      if (image instanceof OffscreenCanvas) copies += 1;
      return createPattern.call(this, image, repetition);
    };
    try {
      // larger than the picture, which therefore cannot be the pattern itself
      await painted([matte({ ty: 'el', d: 1, p: still([0, 0]), s: still([300, 300]) }), picture(0, { tt: 1 })]);
    } finally {
      prototype.createPattern = createPattern;
    }
    expect(copies).to.equal(0);
  });

  it('is smooth where the picture itself is turned', async () => {
    expect(await graysOf([picture(17)])).to.be.greaterThan(SMOOTH);
  });
});
