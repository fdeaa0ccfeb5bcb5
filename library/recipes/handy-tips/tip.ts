/** A tip with a picture. The family has two of them, mirrored, so that two in a row do not look alike. */

import type { HexColor } from '@spotreel/sdk/internal/base';
import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, body, colors, display, ink, pen, second } from './look';
import { confetti, hop, print, sticker } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Tip {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly background: HexColor;
  readonly number: string;
  readonly headline: string;
  readonly detail: string;
  readonly note: string;
  readonly picture: string;
}

/** `side` is where the picture is in landscape. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene: its fields, the layers that show them, its description
export function tip(source: Tip): SceneSource {
  const number = sceneTextField('number', 'Number', source.number, { maxLength: 6 });
  const headline = textareaField('headline', 'Tip', source.headline, { maxLength: 60 });
  const detail = textareaField('detail', 'Details', source.detail, { maxLength: 130 });
  const note = sceneTextField('note', 'Handwritten note', source.note, { maxLength: 40 });
  const photo = sceneImageField('picture', 'Image', source.picture, { landscape: 780 / 760, portrait: 780 / 700 });
  const isLeft = source.side === 'left';

  function draw(stage: LottieStage): LottieDraft[] {
    const frame: Box = stage.pick(
      { x: isLeft ? 130 : 1010, y: 150, width: 780, height: 760 },
      { x: 150, y: 190, width: 780, height: 700 },
    );
    const copy: Box = stage.pick(
      { x: isLeft ? 1050 : 96, y: 230, width: 774, height: 620 },
      { x: 84, y: 1030, width: 912, height: 640 },
    );
    return [
      ...confetti(stage, 0.5),
      ...print(stage, photo, frame, 0.2, isLeft ? -4 : 4),
      ...sticker(stage, number, {
        box: badge(stage, frame, isLeft),
        start: 0.55,
        type: display(150),
        paint: isLeft ? accent : second,
        turn: -10,
      }),
      ...words(stage, copy),
      ...openingWipe(stage),
      ...closingWipe(stage),
    ];
  }

  function words(stage: LottieStage, copy: Box): LottieDraft[] {
    const top = stage.pick(330, 300);
    return [
      text(headline, {
        box: { ...copy, height: top },
        type: display(stage.pick(112, 112)),
        color: ink,
        fit: { minSize: 60, align: stage.pick('bottom', 'top') },
        animators: hop(0.4, 0.8),
      }),
      text(detail, {
        box: { ...copy, y: copy.y + top + 36, height: stage.pick(170, 200) },
        type: body(48),
        color: ink,
        fit: { minSize: 30 },
        animators: [rise(0.9, { by: 'line', distance: 40 })],
      }),
      text(note, {
        box: { ...copy, y: copy.y + top + stage.pick(230, 260), height: 100 },
        type: pen(78),
        color: ink,
        rotation: -2,
        fit: { maxLines: 1, minSize: 40, align: 'center' },
        animators: [rise(1.3, { by: 'character', distance: 24, seconds: 0.8 })],
      }),
    ];
  }

  return {
    id: source.id,
    slug: source.slug,
    name: source.name,
    description: `A numbered tip with an image on the ${source.side}.`,
    bars: 2,
    keyframeSeconds: 3,
    texts: [number, headline, detail, note],
    images: [photo],
    colors,
    background: { default: { type: 'color', color: source.background }, allowed: ['color'] },
    draw,
  };
}

/** The number hangs over the corner of the picture that faces the text. */
function badge(stage: LottieStage, frame: Box, isLeft: boolean): Box {
  const size = 280;
  const x = stage.pick(isLeft ? frame.x + frame.width - 180 : frame.x - 100, 60);
  const y = stage.pick(90, frame.y + frame.height - 150);
  return { x, y, width: size, height: size };
}
