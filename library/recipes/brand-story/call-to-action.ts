import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { logoOf } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { eyelids, fadeUp, surface } from './film';
import { hills } from './hills';
import { amber, colors, cream, credit, NIGHT, serif, wide } from './look';

const headline = textareaField('headline', 'Headline', 'Come by the kiln', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'The door is open on Saturdays. There is always coffee.', {
  maxLength: 110,
});
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const sun = stage.pick({ at: [470, 450] as const, size: 560 }, { at: [540, 520] as const, size: 600 });
  const width = sun.size * 0.66;
  const copy = stage.pick({ x: 880, width: 920 }, { x: 84, width: 912 });
  return [
    ...hills(stage, { horizon: stage.pick(700, 700), sun }),
    logoOf(
      logo,
      { x: sun.at[0] - width / 2, y: sun.at[1] - width / 4 - 20, width, height: width / 2 },
      {
        opacity: keys([1.6, 0, 'linear'], [2.4, 100]),
        scale: keys([1.6, 94, 'outCubic'], [3, 100]),
      },
    ),
    text(headline, {
      box: stage.pick({ ...copy, y: 170, height: 330 }, { ...copy, y: 1130, height: 300 }),
      type: wide(stage.pick(114, 100)),
      color: cream,
      fit: { minSize: 46, align: stage.pick('bottom', 'center') },
      animators: [fadeUp(0.8)],
    }),
    text(detail, {
      box: stage.pick({ ...copy, y: 526, height: 140 }, { ...copy, y: 1450, height: 160 }),
      type: serif(stage.pick(50, 60)),
      color: cream,
      fit: { minSize: 30 },
      animators: [surface(1.6)],
    }),
    text(website, {
      box: stage.pick({ ...copy, y: 850, height: 80 }, { ...copy, y: 1640, height: 90 }),
      type: { ...credit(stage.pick(50, 50)), tracking: 120, caps: false },
      color: amber,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [surface(2)],
    }),
    ...eyelids(stage, false),
  ];
}

/** The sun rises with your logo in it. It stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 8107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'The sun rises with your logo in it; an invitation and the address.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [headline, detail, website],
  images: [logo],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
