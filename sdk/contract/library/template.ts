/** Animations: templates outside recipes, and the groups that show them. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, ratio, timestamp } from '../schemas/scalars';
import { ingredientTemplate } from './library';
import { posterColor } from './poster-color';

export const templateKind = z.enum(['video', 'image']);
export type TemplateKind = z.infer<typeof templateKind>;

const tier = z.enum(['free', 'premium']);
const addresses = z.record(z.string(), z.string());

/** Card of the library. */
export const templateSummary = z.looseObject({
  id: id as IdSchema<'template'>,
  name: z.string(),
  description: z.string(),
  /** A project of an image template has no time: it is exported as PNG, JPEG or WebP. */
  kind: templateKind,
  tier,
  isFavourite: z.boolean(),
  /** Ratio that it is made for; lists are filtered by it. */
  orientation: ratio,
  /** Every ratio that it has a layout for. */
  ratios: z.array(ratio),
  /** Seconds. For an image: the moment at which all elements are in place. */
  durationSeconds: z.number(),
  /** Ids, as goals and moods are. */
  categories: z.array(id as IdSchema<'category'>),
  goals: z.array(id as IdSchema<'goal'>),
  moods: z.array(id as IdSchema<'mood'>),
  /** The group that shows it beside its sisters. */
  templateGroup: z.nullable(id as IdSchema<'templateGroup'>),
  /** Stills by ratio. */
  posters: addresses,
  /** The main color of the poster in its own orientation. */
  posterColor,
  /** By ratio: what plays while the pointer rests on the card, a short video or an animated picture. Empty: the poster stays. */
  previews: addresses,
  createdAt: timestamp,
});
/** An animation as lists show it. */
export type TemplateSummary = z.infer<typeof templateSummary>;

export const template = z.looseObject({
  ...templateSummary.shape,
  bpm: z.number(),
  defaultMusicKitId: z.nullable(id as IdSchema<'musicKit'>),
  /** The scene that a project of it has, laid out for the asked ratio (default: its own orientation). */
  ingredient: ingredientTemplate,
});
/** An animation with the scene that a project of it has. */
export type Template = z.infer<typeof template>;

/** Editable fields of a template. */
export const templateFields = z.looseObject({
  ...ingredientTemplate.shape.fields.shape,
  backgrounds: ingredientTemplate.shape.backgrounds,
});

/** Result of the checker for a Lottie document, such as an export of After Effects. */
export const templateCheck = z.looseObject({
  /** No problem at all: it can be compiled, and preview and render draw it alike. */
  isUsable: z.boolean(),
  problems: z.array(
    z.looseObject({
      /** `broken`: it cannot be painted. `unsupported`: preview and render would not draw it alike. */
      kind: z.enum(['broken', 'unsupported']),
      /** Path of layer names, precomps first; empty for the document itself. */
      layer: z.string(),
      /** Short name of what is wrong, for example `expression`. */
      feature: z.string(),
      message: z.string(),
    }),
  ),
});

/** Templates that belong together: one design, several uses or formats. */
export const templateGroup = z.looseObject({
  id: id as IdSchema<'templateGroup'>,
  name: z.string(),
  description: z.string(),
  isFavourite: z.boolean(),
  /** `free` when one of its templates is. */
  tier,
  categories: z.array(id as IdSchema<'category'>),
  /** Ratios of its templates. */
  orientation: z.array(ratio),
  templates: z.array(templateSummary),
  createdAt: timestamp,
});
/** One design with an animation for each ratio. */
export type TemplateGroup = z.infer<typeof templateGroup>;
