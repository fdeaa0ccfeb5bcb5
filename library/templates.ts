/** Templates that stand alone, outside recipes: no list shows them, `POST v1/project {templateId}` makes a project of one. */
import type { TemplateSource } from './template-source';
import { pedestal } from './templates/pedestal';

export const templates: readonly TemplateSource[] = [pedestal];
