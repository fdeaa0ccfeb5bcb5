import { imageField, textareaField, textField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Draft } from '../../lottie/draft';
import { block, picture } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import type { Box, Stage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, display, ink, inkField, label } from './look';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Light up tonight.', { maxLength: 60 });
const detail = textareaField('detail', 'Detail', 'From 129. Free delivery, 30 nights to try it.', { maxLength: 120 });
const website = textField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = imageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: Stage): Draft[] {
  const { safe } = stage;
  const copy: Box = stage.pick({ x: 96, y: 96, width: 1728, height: 520 }, { x: 84, y: 420, width: 912, height: 640 });
  const button: Box = stage.pick(
    { x: 96, y: 836, width: 780, height: 148 },
    { x: 84, y: 1420, width: 912, height: 164 },
  );
  return [
    text(headline, {
      box: copy,
      type: display(stage.pick(220, 190)),
      color: ink,
      fit: { align: stage.pick('top', 'bottom'), minSize: 88 },
      animators: [enter({ by: 'word', at: 0.3, seconds: 0.8, state: { y: 160, opacity: 0 }, overlap: 0.7 })],
    }),
    text(detail, {
      box: { x: safe.x, y: copy.y + copy.height + 40, width: stage.pick(1100, 912), height: stage.pick(130, 190) },
      type: body(stage.pick(46, 48)),
      color: ink,
      animators: [enter({ by: 'word', at: 0.7, seconds: 0.7, state: { y: 36, opacity: 0 } })],
    }),
    block(button, ink, { pivot: [0, 0.5], scale: keys([0.9, [0, 100], 'outExpo'], [1.5, [100, 100]]) }),
    text(website, {
      box: { x: button.x + 48, y: button.y, width: button.width - 96, height: button.height },
      type: label(52),
      color: accent,
      fit: { align: 'center', maxLines: 1, minSize: 26 },
      animators: [enter({ by: 'character', at: 1.2, seconds: 0.6, state: { y: 30, opacity: 0 } })],
    }),
    picture(logo, stage.pick({ x: 1584, y: 836, width: 240, height: 120 }, { x: 84, y: 84, width: 240, height: 120 }), {
      opacity: keys([1.2, 0, 'linear'], [1.6, 100]),
    }),
    ...openingWipe(stage),
  ];
}

/** What to do now, and where. */
export const callToAction: SceneSource = {
  id: 1107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'The offer, the address and your logo.',
  bars: 2,
  keyframeSeconds: 2.5,
  texts: [headline, detail, website],
  images: [logo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: accent.hex }, allowed: ['color'] },
  draw,
};
