import { describe, expect, it } from 'vitest';
import { sceneTextField } from '../../../library/fields';
import { animation, precomp } from '../../../library/lottie/animation';
import { fixed, slot } from '../../../library/lottie/color';
import { anchor, block, shapes } from '../../../library/lottie/layers';
import { inside, outside } from '../../../library/lottie/matte';
import { createLottieStage } from '../../../library/lottie/stage';
import { text } from '../../../library/lottie/text';

const stage = createLottieStage('landscape', 2, 120);
const black = fixed('#000000');
const box = { x: 0, y: 0, width: 100, height: 100 };
const field = sceneTextField('headline', 'Headline', 'Hello');
const type = { family: 'Inter', weight: 700, size: 80 } as const;

describe('animation', () => {
  it('lasts the bars of the stage at 30 frames a second', () => {
    expect(animation(stage, 'scene', [])).toMatchObject({ w: 1920, h: 1080, fr: 30, ip: 0, op: 120 });
  });

  it('writes the last draft first, since Lottie paints from the end of its list', () => {
    const { layers } = animation(stage, 'scene', [
      block(box, black, { name: 'back' }),
      block(box, black, { name: 'front' }),
    ]);
    expect(layers.map(({ nm, ind }) => [nm, ind])).toEqual([
      ['front', 1],
      ['back', 2],
    ]);
  });

  it('puts a matte right in front of what it cuts, and does not draw it', () => {
    const { layers } = animation(stage, 'scene', [
      block(box, black, { name: 'a', matte: inside(shapes([], { name: 'window' })) }),
      block(box, black, { name: 'b', matte: outside(shapes([], { name: 'hole' })) }),
    ]);
    expect(layers.map(({ nm, td, tt }) => [nm, td, tt])).toEqual([
      ['hole', 1, undefined],
      ['b', undefined, 2],
      ['window', 1, undefined],
      ['a', undefined, 1],
    ]);
  });

  it('brings along parents that are only referred to', () => {
    const grandparent = anchor({ name: 'grandparent' });
    const parent = anchor({ name: 'parent', parent: grandparent });
    const { layers } = animation(stage, 'scene', [block(box, black, { name: 'child', parent })]);
    const byName = new Map(layers.map((layer) => [layer.nm, layer]));
    expect(byName.get('child')?.parent).toBe(byName.get('parent')?.ind);
    expect(byName.get('parent')?.parent).toBe(byName.get('grandparent')?.ind);
  });

  it('lists each font once, also those inside a precomp and its matte', () => {
    const title = text(field, { box, type, color: black });
    const { fonts, assets } = animation(stage, 'scene', [
      title,
      precomp(stage, 'lit', [text(field, { box, type, color: black })], {
        matte: inside(text(field, { box, type: { ...type, weight: 400 }, color: black })),
      }),
    ]);
    expect(fonts?.list.map(({ fName }) => fName).toSorted()).toEqual(['Inter-400', 'Inter-700']);
    expect(assets.map(({ id }) => id)).toEqual(['lit']);
  });
});

describe('text', () => {
  it('carries the slots of its field and of its color, and shrinks to half unless told otherwise', () => {
    const { layers } = animation(stage, 'scene', [text(field, { box, type, color: slot('ink', '#112233') })]);
    const data = layers[0]?.t?.d;
    expect(data?.sid).toBe('headline');
    expect(data?.k[0]?.s).toMatchObject({ t: 'Hello', fcSid: 'ink', s: 80, fit: { minSize: 40 }, sz: [100, 100] });
  });

  it('separates lines as Lottie does', () => {
    const { layers } = animation(stage, 'scene', [
      text({ ...field, defaultValue: 'One\nTwo' }, { box, type, color: black }),
    ]);
    expect(layers[0]?.t?.d.k[0]?.s.t).toBe('One\rTwo');
  });
});
