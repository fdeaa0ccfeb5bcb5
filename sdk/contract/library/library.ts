import * as z from 'zod/mini';
import { media } from '../media/media';
import { backgroundValue } from '../project/background';
import { transition } from '../project/transition';
import type { IdSchema } from '../schemas/ids';
import { hexColor, id, ratio } from '../schemas/scalars';
import { posterColor } from './poster-color';

export const goal = z.looseObject({
  id: id as IdSchema<'goal'>,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
});
/** Goal of a video, for example an announcement. */
export type Goal = z.infer<typeof goal>;

export const mood = z.looseObject({ id: id as IdSchema<'mood'>, slug: z.string(), name: z.string() });
/** Mood of a video. Families and kits name moods by `name`. */
export type Mood = z.infer<typeof mood>;

export const category = z.looseObject({
  id: id as IdSchema<'category'>,
  slug: z.string(),
  name: z.string(),
  /** Place in lists, from 0. */
  order: z.int(),
});
/** A kind of animation. */
export type Category = z.infer<typeof category>;

/** Common fields of all fields of a scene; `id` of a saved value is the innerReference. */
const fieldBase = {
  innerReference: z.string(),
  name: z.string(),
  dataField: z.nullable(z.string()),
  dataType: z.nullable(z.string()),
  /** Slots of the Lottie document that show the value. */
  targets: z.array(z.string()),
};

export const textField = z.looseObject({
  ...fieldBase,
  type: z.enum(['text', 'textarea']),
  placeholder: z.string(),
  defaultValue: z.string(),
  /** Characters. The server refuses a longer text with `validation_failed`. */
  maxLength: z.int(),
});
/** A text that people can edit in a scene. */
export type TemplateTextField = z.infer<typeof textField>;

export const imageField = z.looseObject({
  ...fieldBase,
  type: z.literal('image'),
  /** Shown until a picture is chosen. */
  defaultValue: media,
  /** width / height of the place that shows it, at the asked ratio. */
  aspectRatio: z.number(),
  sourceType: z.string(),
});
/** An image that people can replace in a scene. */
export type TemplateImageField = z.infer<typeof imageField>;

export const colorField = z.looseObject({ ...fieldBase, type: z.literal('color'), defaultValue: hexColor });
/** A color that people can change in a scene. */
export type TemplateColorField = z.infer<typeof colorField>;

/** Mix of the colors of a scene that makes a visible color. */
const colorMix = z.looseObject({
  /** Part that no choice of the user changes: red, green and blue, 0 to 255. */
  fixed: z.array(z.number()).check(z.minLength(3), z.maxLength(3)),
  /** Share of each color field, 0 to 1, by innerReference. */
  fields: z.record(z.string(), z.number()),
  /** Share of the background's color, 0 to 1. */
  background: z.number(),
});
/** Mix that makes a visible color: `fixed`, and a share of each color that the user can choose. */
export type ColorMix = z.infer<typeof colorMix>;

export const textColors = z.looseObject({
  /** innerReference of the text; empty for one that no field changes. */
  field: z.string(),
  ink: colorMix,
  behind: colorMix,
  /** Share of the picture, without letters, that has the main color of the ink too: 0 to 1. */
  inkElsewhere: z.number(),
});
/** Colors of the letters of a text, and of the area behind them. */
export type TextColors = z.infer<typeof textColors>;

/** A scene template at one ratio. */
export const ingredientTemplate = z.looseObject({
  id: id as IdSchema<'template'>,
  templateId: id as IdSchema<'template'>,
  /** Place in the list that it comes in, from 0. */
  position: z.int(),
  name: z.string(),
  description: z.string(),
  /** Seconds. */
  duration: z.number(),
  bars: z.number(),
  /** Transition to the next scene in a new project. Absent: as the template draws it. */
  transition: z.optional(transition),
  renderer: z.enum(['lottie', 'blender']),
  orientation: ratio,
  /**
   * Address of the Lottie document; its content never changes under the same address. A Blender template has one too: a
   * reel of its stills, for previews.
   */
  dataFile: z.string(),
  /** A still of it, JPEG. */
  preview: z.string(),
  /** Seconds into the scene at which all elements are in place. */
  keyframes: z.array(z.number()),
  /** Family of its headlines: what a project's own font replaces. Absent: every family of the scene. */
  displayFont: z.optional(z.string()),
  fields: z.looseObject({ images: z.array(imageField), texts: z.array(textField), colors: z.array(colorField) }),
  /** Measured in each ratio, at the keyframe; a text has several entries where the ratios differ. Absent: not measured. */
  textColors: z.optional(z.array(textColors)),
  backgrounds: z.looseObject({
    color: z.boolean(),
    image: z.boolean(),
    video: z.boolean(),
    default: backgroundValue,
    /** The file of the default, when it is a picture or a video. */
    media: z.nullable(media),
  }),
});
/** A scene template at one ratio. */
export type IngredientTemplate = z.infer<typeof ingredientTemplate>;

export const templateFamily = z.looseObject({
  id: id as IdSchema<'templateFamily'>,
  recipeId: id as IdSchema<'recipe'>,
  name: z.string(),
  description: z.string(),
  bpm: z.number(),
  moods: z.array(z.string()),
  fontFamily: z.string(),
  palette: z.array(hexColor),
  defaultMusicKitId: id as IdSchema<'musicKit'>,
  /** Index of the equally good track of that kit that its projects begin with. Absent: the first. */
  musicSeed: z.optional(z.int()),
  /** Ratios in which all of its scenes exist. */
  orientation: z.array(ratio),
  tier: z.enum(['free', 'premium']),
  /** Ingredient templates that a new project starts with, in order. */
  defaultIngredientIds: z.array(id as IdSchema<'template'>),
  ingredientCount: z.int(),
  /** Stills by ratio. */
  posters: z.record(z.string(), z.string()),
  /** The main color of its widest poster. */
  posterColor,
  /** By ratio: an excerpt of a few seconds as an animated picture, to play while the pointer rests on a card. Empty: the poster stays. */
  previews: z.record(z.string(), z.string()),
});
/** One style of a recipe. Its `previews` are empty where only stills exist. */
export type TemplateFamily = z.infer<typeof templateFamily>;

export const recipe = z.looseObject({
  id: id as IdSchema<'recipe'>,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  goals: z.array(goal),
  moods: z.array(mood),
  tier: z.enum(['free', 'premium']),
  isFavourite: z.boolean(),
  /** Duration of its first family, at the default length. */
  durationSeconds: z.number(),
  familyCount: z.int(),
  /** Posters of its first family, as `previews` are. */
  posters: z.record(z.string(), z.string()),
  posterColor,
  previews: z.record(z.string(), z.string()),
  templateFamilies: z.array(templateFamily),
});
/** A kind of video for goals and moods, with its styles. */
export type Recipe = z.infer<typeof recipe>;

export const fontFamily = z.looseObject({
  name: z.string(),
  category: z.string(),
  weights: z.array(z.int()),
  /** One for each weight, for samples of the family; an older server leaves it out. */
  files: z.optional(z.array(z.looseObject({ weight: z.int(), url: z.string() }))),
});
/** A font that projects can use. */
export type FontFamily = z.infer<typeof fontFamily>;
