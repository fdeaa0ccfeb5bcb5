import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, colors, display, ink, label, lime, paper, VIOLET } from './look';
import { slam } from './motifs';
import { hook, string, tag } from './paper-goods';
import { tape } from './tape';
import { closingWipe, openingWipe } from './wipes';

const shop = sceneTextField('shop', 'Shop', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Autumn sale', { maxLength: 40 });
const subline = textareaField('subline', 'Subheading', 'Good things, gone soon.', { maxLength: 80 });
const photo = sceneImageField('picture', 'Image', 'shopping-bags.jpg', { landscape: 700 / 800, portrait: 720 / 760 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...tape(stage, {
      at: stage.pick([960, 1016], [540, 1846]),
      angle: stage.pick(-2, -3),
      width: stage.pick(150, 150),
      background: lime,
      paint: ink,
      start: 0.2,
    }),
    ...pictureTag(stage),
    text(shop, {
      box: stage.pick({ x: 96, y: 84, width: 900, height: 70 }, { x: 84, y: 1010, width: 912, height: 76 }),
      type: label(stage.pick(52, 56)),
      color: paper,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(0.3, { by: 'line', distance: 40, seconds: 0.5 })],
    }),
    text(headline, {
      box: stage.pick({ x: 88, y: 164, width: 960, height: 620 }, { x: 78, y: 1096, width: 924, height: 520 }),
      type: display(stage.pick(324, 330)),
      color: lime,
      fit: { minSize: 120, align: 'center' },
      animators: [slam(0.25)],
    }),
    text(subline, {
      box: stage.pick({ x: 96, y: 800, width: 960, height: 90 }, { x: 84, y: 1630, width: 912, height: 100 }),
      type: body(stage.pick(54, 56)),
      color: paper,
      fit: { minSize: 28, align: 'center' },
      animators: [rise(0.7, { distance: 40 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The picture on a tag that swings on its string. */
function pictureTag(stage: LottieStage): LottieDraft[] {
  const [width, height] = stage.pick([760, 900] as const, [780, 870] as const);
  const at = stage.pick([1490, 40] as const, [540, 70] as const);
  const parent = hook(stage, at, 0.2, stage.pick(13, 10));
  const inner = stage.pick({ width: 700, height: 800 }, { width: 720, height: 760 });
  const place = { x: -inner.width / 2, y: height - inner.height - 30, ...inner };
  const cut = shapes([group([tag(inner.width, inner.height), fill(ink)])], {
    name: 'Tag',
    parent,
    at: [0, place.y],
  });
  return [
    shapes([group([tag(width, height), fill(paper)])], { name: 'Paper tag', parent }),
    picture(photo, place, {
      parent,
      scale: keys([0, 109, 'linear'], [stage.seconds, 101]),
      matte: inside(cut),
    }),
    ...string(parent, 0, 40, ink, ink),
  ];
}

/** The sale and its season, with a picture on a tag. */
export const title: SceneSource = {
  id: 7101,
  slug: 'title',
  name: 'Title',
  description: 'The sale in huge capitals, with an image on a swinging tag.',
  bars: 2,
  keyframeSeconds: 2.6,
  texts: [shop, headline, subline],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: VIOLET }, allowed: ['color'] },
  draw,
};
