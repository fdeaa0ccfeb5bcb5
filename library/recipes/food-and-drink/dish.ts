/** A dish with its price. The family has two of them, mirrored, on two backgrounds. */

import type { HexColor } from '@spotreel/sdk/internal/base';
import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, butter, colors, cream, hand, ink, olive, serif, tomato } from './look';
import { cutOut, lay, price, sprig, write } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Dish {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly background: HexColor;
  readonly isDark: boolean;
  readonly kicker: string;
  readonly headline: string;
  readonly detail: string;
  readonly price: string;
  readonly picture: string;
}

/** `side` is where the picture is in landscape. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene: its fields, the layers that show them, its description
export function dish(source: Dish): SceneSource {
  const kicker = sceneTextField('kicker', 'Handwritten note', source.kicker, { maxLength: 40 });
  const headline = textareaField('headline', 'Dish', source.headline, {
    maxLength: 50,
    dataField: 'TITLE',
    dataType: 'product',
  });
  const detail = textareaField('detail', 'Ingredients', source.detail, {
    maxLength: 110,
    dataField: 'DESCRIPTION',
    dataType: 'product',
  });
  const tag = sceneTextField('price', 'Price', source.price, {
    maxLength: 10,
    dataField: 'PRICE',
    dataType: 'product',
  });
  const photo = sceneImageField(
    'picture',
    'Image',
    source.picture,
    { landscape: 860 / 900, portrait: 900 / 860 },
    {
      dataField: 'IMAGE',
      dataType: 'product',
    },
  );
  const isLeft = source.side === 'left';
  const [letters, pen, paper, twig]: readonly Paint[] = source.isDark
    ? [cream, butter, butter, butter]
    : [ink, ink, cream, olive];

  function draw(stage: LottieStage): LottieDraft[] {
    const frame: Box = stage.pick(
      { x: isLeft ? 70 : 990, y: 90, width: 860, height: 900 },
      { x: 90, y: isLeft ? 150 : 950, width: 900, height: 860 },
    );
    const copy: Box = stage.pick(
      { x: isLeft ? 1010 : 96, y: 150, width: 800, height: 780 },
      { x: 84, y: isLeft ? 1100 : 190, width: 912, height: 660 },
    );
    const outer = stage.pick(isLeft ? 60 : 1860, isLeft ? 990 : 90);
    return [
      sprig(
        stage,
        [outer, frame.y + frame.height + 60],
        430,
        isLeft === !stage.isPortrait ? 26 : -26,
        twig ?? olive,
        0.4,
      ),
      ...cutOut(stage, photo, frame, 0.15, paper ?? cream, isLeft ? 1 : 3),
      ...price(stage, tag, tagBox(stage, frame), 0.8, tomato, cream),
      ...words(stage, copy),
      ...openingWipe(stage),
      ...closingWipe(stage),
    ];
  }

  function words(stage: LottieStage, copy: Box): LottieDraft[] {
    return [
      text(kicker, {
        box: { ...copy, height: 110 },
        type: hand(stage.pick(88, 92)),
        color: pen ?? ink,
        fit: { maxLines: 1, minSize: 42, align: 'center' },
        animators: [write(0.5)],
      }),
      text(headline, {
        box: { ...copy, y: copy.y + 120, height: stage.pick(380, 310) },
        type: serif(stage.pick(172, 152)),
        color: letters ?? ink,
        fit: { minSize: 70, align: 'top' },
        animators: [lay(0.35)],
      }),
      text(detail, {
        box: { ...copy, y: copy.y + stage.pick(540, 460), height: stage.pick(240, 200) },
        type: body(stage.pick(62, 58)),
        color: letters ?? ink,
        fit: { minSize: 34 },
        animators: [lay(0.8, 0.9)],
      }),
    ];
  }

  function tagBox(stage: LottieStage, frame: Box): Box {
    const x = stage.pick(isLeft ? frame.x + 530 : frame.x - 30, isLeft ? frame.x + 620 : frame.x + 10);
    return { x, y: frame.y + frame.height - stage.pick(300, 250), width: 330, height: 260 };
  }

  return {
    id: source.id,
    slug: source.slug,
    name: source.name,
    description: 'A dish cut out of paper, with its price in handwriting.',
    bars: 2,
    keyframeSeconds: 3.4,
    texts: [kicker, headline, detail, tag],
    images: [photo],
    colors: colors.filter(({ innerReference }) => used(source.isDark).includes(innerReference)),
    background: { default: { type: 'color', color: source.background }, allowed: ['color'] },
    draw,
  };
}

/** The colors a dish shows on a dark and on a light background. */
function used(isDark: boolean): readonly string[] {
  return isDark ? ['cream', 'tomato', 'butter'] : ['ink', 'cream', 'tomato', 'olive', 'butter'];
}
