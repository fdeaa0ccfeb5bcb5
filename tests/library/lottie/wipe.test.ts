import { expect, it } from 'vitest';
import { animation } from '../../../library/lottie/animation';
import { fixed } from '../../../library/lottie/color';
import { block } from '../../../library/lottie/layers';
import { outside } from '../../../library/lottie/matte';
import { createLottieStage } from '../../../library/lottie/stage';
import { asClosingStack, asWipe } from '../../../library/lottie/wipe';

const stage = createLottieStage('landscape', 2, 120);
const sheet = (name: string) => block(stage.full, fixed('#112233'), { name });

function classes(drafts: Parameters<typeof animation>[2]): unknown[] {
  return animation(stage, 'scene', drafts).layers.map(({ nm, cl }) => [nm, cl]);
}

it('marks layers as a part of a wipe, and no others', () => {
  expect(classes([sheet('Scene'), ...asWipe('arrival', [sheet('Wipe')])])).toEqual([
    ['Wipe', 'arrival-wipe'],
    ['Scene', undefined],
  ]);
});

it('marks a matte with the layer that it cuts', () => {
  const cut = block(stage.full, fixed('#112233'), { name: 'Ring', matte: outside(sheet('Hole')) });
  const { layers } = animation(stage, 'scene', asWipe('arrival', [cut]));
  expect(layers.map(({ nm, cl, td, tt }) => ({ nm, cl, td, tt }))).toEqual([
    { nm: 'Hole', cl: 'arrival-wipe', td: 1, tt: undefined },
    { nm: 'Ring', cl: 'arrival-wipe', td: undefined, tt: 2 },
  ]);
});

it('takes the last of a stack for its cover', () => {
  expect(classes(asClosingStack(['First', 'Second', 'Third'].map(sheet)))).toEqual([
    ['Third', 'leaving-cover'],
    ['Second', 'leaving-wipe'],
    ['First', 'leaving-wipe'],
  ]);
});
