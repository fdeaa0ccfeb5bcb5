/** A step with a picture, of which a leader points one thing out. The family has two of them, mirrored, on two backgrounds. */

import type { HexColor } from '@spotreel/sdk/internal/base';
import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Point } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, chalk, chalkField, display, ink, inkField, label } from './look';
import { leader, marker, plate, plot, squares, type } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Step {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly background: HexColor;
  readonly paint: Paint;
  readonly number: string;
  readonly headline: string;
  readonly detail: string;
  readonly note: string;
  readonly picture: string;
  /** The thing pointed out, as shares of the picture. */
  readonly spot: { readonly landscape: Point; readonly portrait: Point };
}

/** `side` is where the picture is in landscape. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene: its fields, the layers that show them, its description
export function step(source: Step): SceneSource {
  const { paint } = source;
  const number = sceneTextField('number', 'Number', source.number, { maxLength: 4 });
  const headline = textareaField('headline', 'Step', source.headline, { maxLength: 60 });
  const detail = textareaField('detail', 'Details', source.detail, { maxLength: 120 });
  const note = sceneTextField('note', 'Callout', source.note, { maxLength: 24 });
  const photo = sceneImageField('picture', 'Image', source.picture, { landscape: 860 / 780, portrait: 872 / 760 });
  const isLeft = source.side === 'left';

  function draw(stage: LottieStage): LottieDraft[] {
    const frame: Box = stage.pick(
      { x: isLeft ? 116 : 944, y: 150, width: 860, height: 780 },
      { x: 104, y: isLeft ? 200 : 960, width: 872, height: 760 },
    );
    const copy: Box = stage.pick(
      { x: isLeft ? 1064 : 96, y: 130, width: 760, height: 820 },
      { x: 84, y: isLeft ? 1040 : 180, width: 912, height: 700 },
    );
    return [
      squares(stage, paint, 13),
      ...plate(stage, photo, frame, 0.2, paint),
      ...annotation(stage, frame),
      ...marker(number, [copy.x + 104, copy.y + 104], 84, 0.35, ink),
      text(headline, {
        box: stage.pick(
          { ...copy, y: copy.y + 240, height: 360 },
          { ...copy, x: copy.x, y: copy.y + 240, height: 260 },
        ),
        type: display(stage.pick(112, 108)),
        color: paint,
        fit: { minSize: 52, align: stage.pick('top', 'top') },
        animators: [plot(0.45, 0.7)],
      }),
      text(detail, {
        box: stage.pick({ ...copy, y: copy.y + 630, height: 190 }, { ...copy, y: copy.y + 520, height: 180 }),
        type: body(stage.pick(56, 54)),
        color: paint,
        fit: { minSize: 32 },
        animators: [plot(0.8, 0.9)],
      }),
      ...openingWipe(stage),
      ...closingWipe(stage),
    ];
  }

  /** A ring around the spot and a line to a label on the picture's lower edge. */
  function annotation(stage: LottieStage, frame: Box): LottieDraft[] {
    const [shareX, shareY] = stage.pick(source.spot.landscape, source.spot.portrait);
    const spot: Point = [frame.x + frame.width * shareX, frame.y + frame.height * shareY];
    const tag: Box = { x: frame.x + frame.width - 470, y: frame.y + frame.height - 130, width: 440, height: 92 };
    const turn = tag.x + tag.width / 2;
    const at = stage.beat * 2;
    return [
      ...leader([spot, [turn, spot[1]], [turn, tag.y]], ink, at),
      block(tag, accent, {
        name: 'Tag',
        pivot: [0.5, 0],
        scale: keys([at + 0.6, [0, 100], 'outExpo'], [at + 1, [100, 100]]),
      }),
      text(note, {
        box: inset(tag, 26, 8),
        type: label(46),
        color: ink,
        align: 'center',
        fit: { maxLines: 1, minSize: 24, align: 'center' },
        animators: [type(at + 0.8, 0.4)],
      }),
    ];
  }

  return {
    id: source.id,
    slug: source.slug,
    name: source.name,
    description: 'A numbered step with an image and a callout.',
    bars: 2,
    keyframeSeconds: 3.2,
    texts: [number, headline, detail, note],
    images: [photo],
    colors: paint === chalk ? [chalkField, inkField, accentField] : [inkField, accentField],
    background: { default: { type: 'color', color: source.background }, allowed: ['color'] },
    draw,
  };
}
