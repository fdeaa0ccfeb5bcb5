import { expect } from 'chai';
import { createPlayer, type Player } from '../../../sdk/player/player';
import type { LottieAnimation, LottieLayer } from '../../../sdk/scene/lottie';
import { until } from '../elements/page/until';
import { animation, composition, scene } from './compositions';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const place = (x: number, y: number, more: object = {}) => ({
  a: still([0, 0, 0]),
  s: still([100, 100, 100]),
  r: still(0),
  o: still(100),
  p: still([x, y, 0]),
  ...more,
});

/** A rectangle in place of a text, px of a picture of 320 by 180. */
function mark(field: string, width: number, height: number, more: Partial<LottieLayer> = {}): LottieLayer {
  const rectangle = { ty: 'rc', d: 1, p: still([width / 2, height / 2]), s: still([width, height]), r: still(0) };
  const transform = { ty: 'tr', ...place(0, 0), p: still([0, 0]), a: still([0, 0]), s: still([100, 100]) };
  const it = [rectangle, { ty: 'fl', c: still([1, 0, 0]), o: still(100), r: 1 }, transform];
  return { ty: 4, nm: field, field, ip: 0, op: 1000, st: 0, ks: place(0, 0), shapes: [{ ty: 'gr', it }], ...more };
}

let container: HTMLElement;
let player: Player;

beforeEach(() => {
  container = document.createElement('div');
  // twice as large as the composition, at 30, 20 in the window
  Object.assign(container.style, { position: 'fixed', left: '30px', top: '20px', width: '640px', height: '360px' });
  document.body.append(container);
  player = createPlayer({ container, label: 'Preview' });
});
afterEach(() => {
  player.destroy();
  container.remove();
});

async function show(document: LottieAnimation): Promise<void> {
  player.setComposition(composition([scene(5, 0, { animation: document })]));
  await until(() => player.state === 'ready');
}

const boxes = () =>
  player
    .fieldBoxes()
    .map(({ field, left, top, width, height }) => [field, ...[left, top, width, height].map(Math.round)]);

describe('where fields are painted', () => {
  it('follows position, scale and rotation of the layer', async () => {
    await show(
      animation([
        mark('moved', 40, 10, { ks: place(100, 50) }),
        mark('scaled', 40, 10, { ks: place(0, 0, { s: still([200, 300, 100]) }) }),
        mark('turned', 40, 10, { ks: place(200, 100, { r: still(90) }) }),
      ]),
    );
    expect(boxes()).to.deep.equal([
      ['turned', 30 + 380, 20 + 200, 20, 80],
      ['scaled', 30, 20, 160, 60],
      ['moved', 30 + 200, 20 + 100, 80, 20],
    ]);
    expect(player.fieldBoxes()[0]).to.include({ ingredientId: 5, kind: 'text' });
  });

  it('follows time', async () => {
    const p = {
      a: 1 as const,
      k: [
        { t: 0, s: [0, 0, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
        { t: 20, s: [200, 0, 0] },
      ],
    };
    await show(animation([mark('a', 20, 20, { ks: place(0, 0, { p }) }), mark('late', 20, 20, { ip: 10 })]));
    expect(boxes()).to.deep.equal([['a', 30, 20, 40, 40]]);
    player.seek(20 / 30);
    expect(boxes()).to.deep.equal([
      ['late', 30, 20, 40, 40],
      ['a', 430, 20, 40, 40],
    ]);
  });

  it('leaves out what cannot be seen', async () => {
    await show(
      animation([
        mark('faint', 20, 20, { ks: place(0, 0, { o: still(2) }) }),
        mark('hidden', 20, 20, { hd: true }),
        mark('outside', 20, 20, { ks: place(400, 0) }),
        mark('empty', 20, 20, { shapes: [] }),
      ]),
    );
    expect(boxes()).to.deep.equal([]);
  });

  it('cuts a picture to its place, inside of another precomp too', async () => {
    const inner: LottieLayer = {
      ty: 0,
      refId: 'photo',
      field: 'photo',
      w: 100,
      h: 50,
      ip: 0,
      op: 99,
      st: 0,
      ks: place(30, 20),
    };
    const outer: LottieLayer = { ty: 0, refId: 'group', w: 80, h: 60, ip: 0, op: 99, st: 0, ks: place(10, 10) };
    const assets = [
      { id: 'photo', layers: [mark('', 500, 500, { field: undefined as never })] },
      { id: 'group', layers: [inner] },
    ];
    await show({ ...animation([outer]), assets });
    expect(boxes()).to.deep.equal([['photo', 30 + 80, 20 + 60, 100, 80]]);
    expect(player.fieldBoxes()[0]?.kind).to.equal('image');
  });

  it('cuts what is seen through another layer, and finds a text that is such a window', async () => {
    const window = mark('window', 40, 40, { td: 1, ks: place(50, 0) });
    await show(animation([window, mark('seen', 200, 20, { tt: 1 })]));
    expect(boxes()).to.deep.equal([
      ['seen', 30 + 100, 20, 80, 40],
      ['window', 30 + 100, 20, 80, 80],
    ]);
  });

  it('tells what is in front at a point', async () => {
    await show(animation([mark('front', 20, 20), mark('behind', 100, 100)]));
    expect(player.fieldAt(40, 30)?.field).to.equal('front');
    expect(player.fieldAt(100, 100)?.field).to.equal('behind');
    expect(player.fieldAt(600, 300)).to.equal(undefined);
  });
});
