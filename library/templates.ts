/** Templates that stand alone, outside recipes. `POST v1/project {templateId}` makes a project of any of them. */
import type { BlenderTemplateSource, TemplateGroupSource } from './template-source';
import { boldWords } from './templates/bold-words';
import { coverStory } from './templates/cover-story';
import { firstLight } from './templates/first-light';
import { fiveSeconds } from './templates/five-seconds';
import { kindWords } from './templates/kind-words';
import { lookbook } from './templates/lookbook';
import { nameStrap } from './templates/name-strap';
import { packingTape } from './templates/packing-tape';
import { paperTiles } from './templates/paper-tiles';
import { pedestal } from './templates/pedestal';
import { priceTag } from './templates/price-tag';
import { roseQuote } from './templates/rose-quote';
import { sunburst } from './templates/sunburst';

/** What lists show. */
export const templateGroups: readonly TemplateGroupSource[] = [
  paperTiles,
  firstLight,
  nameStrap,
  fiveSeconds,
  roseQuote,
  kindWords,
  packingTape,
  lookbook,
  priceTag,
  boldWords,
  sunburst,
  coverStory,
];

/** Shown by no list. */
export const blenderTemplates: readonly BlenderTemplateSource[] = [pedestal];
