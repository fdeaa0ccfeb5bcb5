/** A move with a picture. The family has two of them, mirrored, on two backgrounds. */

import type { HexColor } from '@spotreel/sdk/internal/base';
import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, chalkField, coal, coalField, display, label, lime, limeField } from './look';
import { cut, shoot, slab, slam, speedBars } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Move {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly background: HexColor;
  /** Color of the words; `coal` on a light background. */
  readonly paint: Paint;
  readonly headline: string;
  readonly detail: string;
  readonly tag: string;
  readonly picture: string;
}

/** `side` is where the picture is in landscape. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene: its fields, the layers that show them, its description
export function moveScene(source: Move): SceneSource {
  const { paint } = source;
  const headline = textareaField('headline', 'Move', source.headline, { maxLength: 40 });
  const detail = textareaField('detail', 'Details', source.detail, { maxLength: 110 });
  const tag = sceneTextField('tag', 'Label', source.tag, { maxLength: 20 });
  const photo = sceneImageField('picture', 'Image', source.picture, {
    landscape: 1060 / 1080,
    portrait: 1080 / 980,
  });
  const isLeft = source.side === 'left';

  function draw(stage: LottieStage): LottieDraft[] {
    const frame: Box = stage.pick(
      { x: isLeft ? -100 : 980, y: 0, width: 1060, height: 1080 },
      { x: 0, y: isLeft ? 0 : 940, width: 1080, height: 980 },
    );
    const copy: Box = stage.pick(
      { x: isLeft ? 1010 : 96, y: 130, width: 810, height: 820 },
      { x: 84, y: isLeft ? 1040 : 170, width: 912, height: 760 },
    );
    const plate: Box = { x: copy.x + 30, y: copy.y, width: 420, height: 110 };
    return [
      speedBars(stage, { ...stage.full, width: stage.width * 1.4 }, paint, 6),
      ...cut(stage, photo, frame, 0.1, stage.pick(source.side, isLeft ? 'above' : 'below')),
      slab(plate, paint === coal ? coal : lime, 0.4, isLeft ? 'right' : 'left'),
      text(tag, {
        box: inset(plate, 16, 10),
        type: label(62),
        color: paint === coal ? lime : coal,
        align: 'center',
        fit: { maxLines: 1, minSize: 30, align: 'center' },
        animators: shoot(0.6, 0.4),
      }),
      text(headline, {
        box: { ...copy, y: copy.y + 140, height: stage.pick(420, 360) },
        type: display(stage.pick(212, 200)),
        color: paint,
        fit: { minSize: 84, align: 'center' },
        animators: slam(0.35, 0.7),
      }),
      text(detail, {
        box: { ...copy, y: copy.y + stage.pick(590, 530), height: stage.pick(200, 190) },
        type: body(stage.pick(56, 56)),
        color: paint,
        fit: { minSize: 34 },
        animators: shoot(0.8),
      }),
      ...openingWipe(stage),
      ...closingWipe(stage),
    ];
  }

  return {
    id: source.id,
    slug: source.slug,
    name: source.name,
    description: 'A move with a slanted image and one line on how to do it.',
    bars: 2,
    keyframeSeconds: 2.8,
    texts: [headline, detail, tag],
    images: [photo],
    colors: paint === coal ? [coalField, limeField] : [coalField, chalkField, limeField],
    background: { default: { type: 'color', color: source.background }, allowed: ['color'] },
    draw,
  };
}
