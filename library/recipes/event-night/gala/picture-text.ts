import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, caps, colors, display, gold, ivory, WINE } from './look';
import { appear, cameo, divider, gilded, rays, unveil } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'The ballroom', { maxLength: 30 });
const headline = textareaField('headline', 'Headline', 'Dance until the lamps go out', { maxLength: 60 });
const detail = textareaField('detail', 'Text', 'Twelve musicians and a floor that has seen a hundred winters.', {
  maxLength: 130,
});
const photo = sceneImageField('picture', 'Image', 'mirror-ball.jpg', { landscape: 720 / 820, portrait: 760 / 720 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick(
    { x: 150, y: 130, width: 720, height: 820 },
    { x: 160, y: 190, width: 760, height: 720 },
  );
  const copy: Box = stage.pick(
    { x: 1000, y: 150, width: 790, height: 780 },
    { x: 100, y: 1010, width: 880, height: 740 },
  );
  const axis = copy.x + copy.width / 2;
  const setting = { align: 'center' } as const;
  return [
    rays(stage, [frame.x + frame.width / 2, frame.y + frame.height / 2], 420, stage.pick(860, 760), 0, 360, 0.3, 26),
    ...cameo(stage, photo, frame, 0.3),
    text(kicker, {
      ...setting,
      box: { ...copy, y: copy.y + stage.pick(20, 0), height: 70 },
      type: caps(40),
      color: gold,
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [appear(0.6)],
    }),
    gilded(
      stage,
      'gilded-headline',
      headline,
      {
        ...setting,
        box: { ...copy, y: copy.y + stage.pick(110, 86), height: stage.pick(390, 330) },
        type: display(stage.pick(124, 116)),
        color: ivory,
        fit: { minSize: 62, align: 'center' },
        animators: [unveil(0.6, 70, 1.4)],
      },
      ivory,
    ),
    divider([axis, copy.y + stage.pick(545, 462)], 480, 1.1),
    text(detail, {
      ...setting,
      box: { ...copy, y: copy.y + stage.pick(590, 512), height: stage.pick(190, 220) },
      type: body(stage.pick(44, 46)),
      color: ivory,
      fit: { minSize: 30 },
      animators: [appear(1.2)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A picture behind cut corners, and text. */
export const pictureText: SceneSource = {
  id: 3204,
  slug: 'gala-picture-text',
  name: 'Image and text',
  description: 'An image that opens like a double door, and text.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [kicker, headline, detail],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: WINE }, allowed: ['color'] },
  draw,
};
