/** Templates that stand alone, outside recipes. `POST v1/project {templateId}` makes a project of any of them. */
import type { BlenderTemplateSource, TemplateGroupSource } from './template-source';
import { nameStrap } from './templates/name-strap';
import { paperTiles } from './templates/paper-tiles';
import { pedestal } from './templates/pedestal';
import { priceTag } from './templates/price-tag';

/** What lists show. */
export const templateGroups: readonly TemplateGroupSource[] = [paperTiles, nameStrap, priceTag];

/** Shown by no list. */
export const blenderTemplates: readonly BlenderTemplateSource[] = [pedestal];
