/** A tip with a picture cut to an arch or a circle, and its number. The family has two of them, mirrored. */

import type { HexColor } from '@spotreel/sdk/internal/base';
import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { arch } from '../../../lottie/figures';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, colors, display, navy, pink, yellow } from './look';
import { feed, form, misprint, press, printed, screen, stamp } from './motifs';
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
  readonly picture: string;
}

/** `side` is where the picture is in landscape. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene: its fields, the layers that show them, its description
export function tip(source: Tip): SceneSource {
  const number = sceneTextField('number', 'Number', source.number, { maxLength: 4 });
  const headline = textareaField('headline', 'Tip', source.headline, { maxLength: 60 });
  const detail = textareaField('detail', 'Details', source.detail, { maxLength: 130 });
  const photo = sceneImageField('picture', 'Image', source.picture, { landscape: 700 / 840, portrait: 780 / 760 });
  const isLeft = source.side === 'left';
  const [behind, tint]: readonly [Paint, Paint] = isLeft ? [yellow, pink] : [pink, yellow];

  function draw(stage: LottieStage): LottieDraft[] {
    const frame: Box = stage.pick(
      { x: isLeft ? 130 : 1090, y: 130, width: 700, height: 840 },
      { x: 150, y: isLeft ? 170 : 990, width: 780, height: 760 },
    );
    const copy: Box = stage.pick(
      { x: isLeft ? 960 : 96, y: 130, width: 840, height: 820 },
      { x: 84, y: isLeft ? 1010 : 170, width: 912, height: 760 },
    );
    const local: Box = { x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height };
    const middle: readonly [number, number] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const cut = isLeft ? arch(local) : form('circle', Math.min(frame.width, frame.height));
    const edge = frame.x + (isLeft ? frame.width : 0);
    return [
      stamp(stage, isLeft ? 'square' : 'circle', 0.15, {
        at: [middle[0] + (isLeft ? -50 : 50), middle[1] + 60],
        size: frame.width * 0.98,
        paint: behind,
        isTurning: false,
      }),
      ...printed(stage, photo, frame, cut, 0.25, tint),
      screen(
        { x: frame.x - 60, y: frame.y + frame.height - 160, width: frame.width + 120, height: 220 },
        18,
        behind,
        0.5,
      ),
      stamp(stage, 'quarter', 0.55, { at: [edge, frame.y + 70], size: 200, paint: tint, turn: isLeft ? 0 : 1 }),
      ...words(stage, copy),
      ...openingWipe(stage),
      ...closingWipe(stage),
    ];
  }

  function words(stage: LottieStage, copy: Box): LottieDraft[] {
    return [
      ...misprint(
        number,
        {
          box: { ...copy, width: 420, height: stage.pick(240, 210) },
          type: display(stage.pick(260, 230)),
          color: navy,
          fit: { maxLines: 1, minSize: 90, align: 'center' },
          animators: [press(0.5, 0.3)],
        },
        0.5,
        tint,
      ),
      text(headline, {
        box: { ...copy, y: copy.y + stage.pick(262, 226), height: stage.pick(320, 310) },
        type: display(stage.pick(134, 124)),
        color: navy,
        fit: { minSize: 56, align: 'top' },
        animators: [press(0.4, 0.7)],
      }),
      text(detail, {
        box: { ...copy, y: copy.y + stage.pick(590, 540), height: 200 },
        type: body(stage.pick(56, 56)),
        color: navy,
        fit: { minSize: 33 },
        animators: [feed(0.8)],
      }),
    ];
  }

  return {
    id: source.id,
    slug: source.slug,
    name: source.name,
    description: 'A numbered tip with an image printed in ink and color.',
    bars: 2,
    keyframeSeconds: 2.7,
    texts: [number, headline, detail],
    images: [photo],
    colors,
    background: { default: { type: 'color', color: source.background }, allowed: ['color'] },
    draw,
  };
}
