/** Single templates, outside recipes. `POST v1/project {templateId}` makes a project of any of them. */
import type { BlenderTemplateSource, TemplateGroupSource } from './template-source';
import { awningReview } from './templates/awning';
import { boldWords } from './templates/bold-words';
import { coverStory } from './templates/cover-story';
import { daysToGo } from './templates/days-to-go';
import { dishOfTheDay } from './templates/dish-of-the-day';
import { firstLight } from './templates/first-light';
import { fiveSeconds } from './templates/five-seconds';
import { goodNews } from './templates/good-news';
import { kindWords } from './templates/kind-words';
import { lookbook } from './templates/lookbook';
import { nameStrap } from './templates/name-strap';
import { packingTape } from './templates/packing-tape';
import { paperTiles } from './templates/paper-tiles';
import { pedestal } from './templates/pedestal';
import { pinnedNotes } from './templates/pinned-notes';
import { priceTag } from './templates/price-tag';
import { roseQuote } from './templates/rose-quote';
import { roundCaption } from './templates/round-caption';
import { sunburst } from './templates/sunburst';

/** Templates in lists. */
export const templateGroupSources: readonly TemplateGroupSource[] = [
  paperTiles,
  firstLight,
  nameStrap,
  fiveSeconds,
  roseQuote,
  kindWords,
  packingTape,
  lookbook,
  dishOfTheDay,
  daysToGo,
  pinnedNotes,
  roundCaption,
  priceTag,
  boldWords,
  sunburst,
  coverStory,
  awningReview,
  goodNews,
];

/** Lists show them where the server has a Blender. */
export const blenderTemplates: readonly BlenderTemplateSource[] = [pedestal];
