import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill, stroke, trim } from '../../lottie/shape';
import { type Box, center, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { amber, body, display, label, lights, NIGHT, pink, textColor, violet, white } from './look';
import { hall } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'The floor', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Dance under one big moon', { maxLength: 60 });
const detail = textareaField('detail', 'Text', 'A two-meter mirror ball and no dress code.', {
  maxLength: 150,
});
const photo = sceneImageField('picture', 'Image', 'mirror-ball.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const disc: Box = stage.pick(
    { x: 1000, y: 110, width: 860, height: 860 },
    { x: 130, y: 150, width: 820, height: 820 },
  );
  const copy: Box = stage.pick({ x: 96, y: 110, width: 800, height: 860 }, { x: 84, y: 1060, width: 912, height: 700 });
  return [
    ...hall(stage),
    ...moon(stage, disc),
    text(kicker, {
      box: { ...copy, height: 60 },
      type: label(46),
      color: pink,
      fit: { maxLines: 1, minSize: 26 },
      animators: [rise(0.4, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(headline, {
      box: { ...copy, y: copy.y + 80, height: stage.pick(530, 400) },
      type: display(stage.pick(226, 210)),
      color: white,
      fit: { minSize: 96, align: stage.pick('center', 'top') },
      animators: [rise(0.4, { distance: 140, overlap: 0.4, seconds: 0.9 })],
    }),
    text(detail, {
      box: stage.pick({ ...copy, y: 744, height: 226 }, { ...copy, y: 1560, height: 210 }),
      type: body(stage.pick(48, 48)),
      color: white,
      fit: { minSize: 30, align: stage.pick('bottom', 'top') },
      animators: [rise(0.9, { by: 'line', distance: 40 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The picture in a disc, with rings that run around it. */
function moon(stage: LottieStage, box: Box): LottieDraft[] {
  const at = center(box);
  const opening = shapes([group([ellipse([0, 0], box.width), fill(white)])], {
    name: 'Disc',
    at,
    scale: keys([0.2, 0, 'outExpo'], [1, 100]),
  });
  const rings = [pink, violet, amber].map((paint, index) =>
    shapes(
      [
        group([
          ellipse([0, 0], box.width + 44 + index * 44),
          trim(0, keys([0.4, 0, 'inOutCubic'], [1.4, 34 - index * 6])),
          stroke(paint, 8, { cap: 'round' }),
        ]),
      ],
      {
        name: 'Ring',
        at,
        rotation: keys([0, index * 130, 'linear'], [stage.seconds, index * 130 + (index % 2 === 0 ? 130 : -130)]),
      },
    ),
  );
  return [
    picture(photo, box, { scale: keys([0, 111, 'linear'], [stage.seconds, 101]), matte: inside(opening) }),
    ...rings,
  ];
}

/** A picture as round as the moon, with text. */
export const pictureText: SceneSource = {
  id: 3103,
  slug: 'picture-text',
  name: 'Image and text',
  description: 'A round image with running rings, a headline and a few lines.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [kicker, headline, detail],
  images: [photo],
  colors: [textColor, ...lights],
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
