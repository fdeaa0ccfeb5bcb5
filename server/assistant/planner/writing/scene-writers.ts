/** Writers of scenes, by the scene's slug without the prefix of its style. */
import {
  writeDiscount,
  writeDish,
  writeFigures,
  writeMenu,
  writeNumber,
  writeProduct,
  writeQuote,
  writeWhenAndWhere,
} from './facts-scenes';
import { writeCallToAction, writeConversation, writeTitle } from './first-and-last';
import {
  writeOverview,
  writePictureText,
  writeRole,
  writeStages,
  writeStatement,
  writeStep,
  writeThreePoints,
} from './points-scenes';
import type { SceneWriter } from './scene-draft';

/** In the order in which scenes get what the brief has: exact facts first, free texts last. */
const WRITERS: Readonly<Record<string, SceneWriter>> = {
  title: writeTitle,
  'call-to-action': writeCallToAction,
  quote: writeQuote,
  review: writeQuote,
  'when-where': writeWhenAndWhere,
  menu: writeMenu,
  discount: writeDiscount,
  product: writeProduct,
  'dish-picture-left': writeDish(0),
  'dish-picture-right': writeDish(1),
  role: writeRole,
  facts: writeFigures(4),
  'key-figures': writeFigures(3),
  figures: writeFigures(2),
  'step-picture-left': writeStep,
  'step-picture-right': writeStep,
  'tip-picture-left': writeStep,
  'tip-picture-right': writeStep,
  checklist: writeThreePoints,
  benefits: writeThreePoints,
  values: writeThreePoints,
  perks: writeThreePoints,
  number: writeNumber,
  growth: writeNumber,
  calendar: writeNumber,
  overview: writeOverview,
  plan: writeStages,
  journey: writeStages,
  'move-picture-left': writePictureText,
  'move-picture-right': writePictureText,
  'picture-left': writePictureText,
  'picture-right': writePictureText,
  'picture-text': writePictureText,
  'picture-message': writePictureText,
  chapter: writePictureText,
  room: writePictureText,
  offer: writeDiscount,
  statement: writeStatement,
  showcase: writeStatement,
  moment: writeStatement,
  window: writeStatement,
  team: writeStatement,
};
const ORDER = Object.keys(WRITERS);
const STYLE_PREFIX = /^(?:gala|riso|breath)-/u;

export function sceneKind(slug: string): string {
  return slug.replace(STYLE_PREFIX, '');
}

/** Null for scenes that need facts which no brief of a sentence has, such as the columns of a chart. */
export function findWriter(slug: string, hasCustomer: boolean): SceneWriter | null {
  return hasCustomer ? writeConversation : (WRITERS[sceneKind(slug)] ?? null);
}

/** Position in the order of writing. */
export function writingOrder(slug: string): number {
  const position = ORDER.indexOf(sceneKind(slug));
  return position === -1 ? ORDER.length : position;
}
