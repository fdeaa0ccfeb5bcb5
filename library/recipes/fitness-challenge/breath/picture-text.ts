/** A picture in a capsule with text. The family has two of them, mirrored, on two backgrounds. */

import type { HexColor } from '@spotreel/sdk/internal/base';
import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, coral, ink, label, lightColors, lilac, sage, serif } from './look';
import { capsule, dawn, drift, hills, sun } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Practice {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly background: HexColor;
  readonly kicker: string;
  readonly headline: string;
  readonly detail: string;
  readonly picture: string;
}

/** `side` is where the picture is in landscape. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene: its fields, the layers that show them, its description
export function practice(source: Practice): SceneSource {
  const kicker = sceneTextField('kicker', 'Small heading', source.kicker, { maxLength: 40 });
  const headline = textareaField('headline', 'Headline', source.headline, { maxLength: 50 });
  const detail = textareaField('detail', 'Text', source.detail, { maxLength: 120 });
  const photo = sceneImageField('picture', 'Image', source.picture, { landscape: 620 / 860, portrait: 880 / 720 });
  const isLeft = source.side === 'left';

  function draw(stage: LottieStage): LottieDraft[] {
    const frame: Box = stage.pick(
      { x: isLeft ? 150 : 1150, y: 110, width: 620, height: 860 },
      { x: 100, y: isLeft ? 180 : 1010, width: 880, height: 720 },
    );
    const copy: Box = stage.pick(
      { x: isLeft ? 920 : 96, y: 190, width: 900, height: 700 },
      { x: 84, y: isLeft ? 1010 : 200, width: 912, height: 740 },
    );
    const edge: readonly [number, number] = [frame.x + (isLeft ? 60 : frame.width - 60), frame.y + frame.height - 130];
    return [
      ...hills(stage, stage.pick(140, 160), isLeft ? lilac : sage, coral),
      sun(stage, edge, stage.pick(210, 200), coral, 90),
      capsule(stage, photo, frame, 0.3),
      text(kicker, {
        box: { ...copy, height: 66 },
        type: label(44),
        color: ink,
        fit: { maxLines: 1, minSize: 28, align: 'center' },
        animators: [drift(0.6)],
      }),
      text(headline, {
        box: { ...copy, y: copy.y + 90, height: stage.pick(340, 330) },
        type: serif(stage.pick(158, 144)),
        color: ink,
        fit: { minSize: 64, align: 'top' },
        animators: [dawn(0.6)],
      }),
      text(detail, {
        box: { ...copy, y: copy.y + stage.pick(450, 440), width: stage.pick(760, 880), height: 230 },
        type: body(stage.pick(50, 50)),
        color: ink,
        fit: { minSize: 32 },
        animators: [drift(1.2)],
      }),
      ...openingWipe(stage),
      ...closingWipe(stage),
    ];
  }

  return {
    id: source.id,
    slug: source.slug,
    name: source.name,
    description: 'An image in a capsule, a disc at its edge, and text.',
    bars: 2,
    keyframeSeconds: 3.8,
    texts: [kicker, headline, detail],
    images: [photo],
    colors: lightColors.filter(({ innerReference }) => innerReference !== (isLeft ? sage : lilac).sid),
    background: { default: { type: 'color', color: source.background }, allowed: ['color'] },
    draw,
  };
}
