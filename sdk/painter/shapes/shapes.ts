/**
 * A shape layer's items as drawings. Lottie lists the items in front first. A style (fill or stroke) colors the
 * outlines that are listed before it, in its own group and in groups within it. Each outline is moved by its own
 * groups, and colored in the coordinates of the style.
 */
import type { LottieShape, LottieTransform } from '../../scene/lottie';
import { blended, blendOf } from '../blending';
import { boundsOfAll, coverOf, type Drawing, drawTogether, makeupOf } from '../drawing';
import { type JoiningModifier, joinedModifiers, type Modifier } from '../outlines/modifier';
import { outlineReader } from '../outlines/outline-reader';
import { movedBounds, NOWHERE, type Placing, placingOf } from '../transform';
import { InkedOutlines } from './inked-outlines';
import { isOutline, isStyle, modifierOf } from './items';
import { copiesOf } from './repeater';
import { shapeStyleOf } from './shape-styles';

/** The name of such a group in compiled text (`sdk/scene/text-layers/text-shapes`). */
const TEXT_UNIT = 'unit';

/** From back to front. Throws `Unpaintable`. */
export function shapeDrawings(items: readonly LottieShape[]): Drawing[] {
  return drawingsOf(items, { isText: false, styles: [], modifiers: [], groups: [] });
}

/** Modifiers and styles that reach into a group from below it. */
interface Reach {
  /** Within a letter or a word that the text compiler made: these are side by side. */
  readonly isText: boolean;
  readonly styles: readonly InkedOutlines[];
  readonly modifiers: readonly (Modifier | JoiningModifier)[];
  /** From the layer down to this group. */
  readonly groups: readonly Placing[];
}

function drawingsOf(items: readonly LottieShape[], outer: Reach): Drawing[] {
  const styles = [...outer.styles];
  const modifiers: (Modifier | JoiningModifier)[] = [...outer.modifiers];
  const reach: Reach = { ...outer, styles, modifiers };
  const drawings: Drawing[] = [];
  for (const item of items.toReversed()) {
    const blend = blendOf(item.bm);
    // the transform of a group is read with the group itself
    if (item.hd || item.ty === 'tr') continue;
    if (isStyle(item)) {
      const style = new InkedOutlines(shapeStyleOf(item), reach.groups.length);
      styles.push(style);
      drawings.push(blended(style, blend));
    } else if (item.ty === 'rp')
      return [...drawings, ...repeatedDrawings(item, items.slice(0, items.indexOf(item)), reach)];
    else if (item.ty === 'gr')
      drawings.push(blended(groupDrawing(item, { ...reach, isText: reach.isText || item.nm === TEXT_UNIT }), blend));
    else if (isOutline(item)) addOutline(item, reach);
    else modifiers.push(modifierOf(item));
  }
  return drawings;
}

/** Each style so far colors the outline, with the modifiers so far. */
function addOutline(item: LottieShape, { styles, modifiers, groups, isText }: Reach): void {
  const outline = outlineReader(item);
  const joined = joinedModifiers(outline, modifiers);
  for (const style of styles) style.add({ outline, modifiers: joined, groups, isText });
}

/** A repeater draws everything above it once for each copy. */
function repeatedDrawings(repeater: LottieShape, items: readonly LottieShape[], reach: Reach): Drawing[] {
  return copiesOf(repeater).map((placing) => placedDrawing(items, placing, reach));
}

function groupDrawing({ it: items = [] }: LottieShape, outer: Reach): Drawing {
  return placedDrawing(items, placingOf(items.find(({ ty }) => ty === 'tr') as LottieTransform | undefined), outer);
}

function placedDrawing(items: readonly LottieShape[], placing: Placing, { groups, ...outer }: Reach): Drawing {
  const drawings = drawingsOf(items, { ...outer, groups: [...groups, placing] });
  return {
    makeup: makeupOf(drawings),
    coverAt: (frame, pool) => coverOf(drawings, placing.matrix.at(frame), placing.opacity.at(frame), frame, pool),
    boundsAt: (frame) =>
      placing.opacity.at(frame) > 0 ? movedBounds(boundsOfAll(drawings, frame), placing.matrix.at(frame)) : NOWHERE,
    draw(context, frame, options) {
      const opacity = placing.opacity.at(frame);
      if (opacity <= 0 || drawings.length === 0) return;
      context.save();
      context.transform(...placing.matrix.at(frame));
      drawTogether(drawings, opacity, context, frame, options);
      context.restore();
    },
  };
}
