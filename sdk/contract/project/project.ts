import * as z from 'zod/mini';
import { organisation } from '../brand/organisation';
import { blenderState } from '../export/blender';
import { projectStatus, renderChoices, renderedFile } from '../export/render';
import { ingredientTemplate, templateFamily } from '../library/library';
import { templateKind } from '../library/template';
import { media } from '../media/media';
import type { IdSchema } from '../schemas/ids';
import { hexColor, id, ratio, timestamp } from '../schemas/scalars';
import { backgroundValue } from './background';
import { feedback } from './feedback';
import { generatedText, textPlace } from './generated-texts';
import { fieldColors, fieldImages, fieldShots, fieldTexts, projectName } from './project-fields';
import { transition } from './transition';

/** Shortest scene, and the step of its length. */
export const LEAST_SCENE_BARS = 0.5;
/** Longest scene. Half a minute at the slowest tempo of the library would be 12. */
export const MOST_SCENE_BARS = 16;

/** Length of a scene in bars, a multiple of a half. */
export const sceneBars = z
  .number()
  .check(z.gte(LEAST_SCENE_BARS), z.lte(MOST_SCENE_BARS), z.multipleOf(LEAST_SCENE_BARS));

export const customisation = z.object({
  /** Id of the ingredient template. */
  template: id as IdSchema<'template'>,
  /** Id of the scene, unique in its project; the client that adds the scene chooses it. */
  ingredient: id as IdSchema<'scene'>,
  /** Position from 0; must be distinct. */
  order: z.int().check(z.gte(0)),
  images: fieldImages,
  texts: fieldTexts,
  colors: fieldColors,
  /** Movements of the camera over pictures. Default: all rest. */
  shots: z.optional(fieldShots),
  /** Default: the template's own. */
  background: z.optional(backgroundValue),
  /** Length in bars of the template's tempo. Default: as long as the template. */
  bars: z.optional(sceneBars),
  /** Transition to the next scene. Default: as the templates of both scenes draw it. */
  transition: z.optional(transition),
});
/** Changes of a user in one scene. */
export type Customisation = z.infer<typeof customisation>;

export const projectAudio = z.object({ audioTrack: id as IdSchema<'audioSample'>, order: z.int().check(z.gte(0)) });

/** Longest fade of own music, seconds. */
export const LONGEST_FADE_SECONDS = 10;
const fadeSeconds = z.number().check(z.gte(0), z.lte(LONGEST_FADE_SECONDS));

export const ownMusic = z.object({
  /** Id of the file, which is music and ready. */
  media: id as IdSchema<'media'>,
  /** Seconds into the file at which the video starts. */
  start: z.number().check(z.gte(0), z.lte(600)),
  /** Seconds over which it comes in at the start of the video. */
  fadeIn: fadeSeconds,
  /** Seconds over which it goes out at the end of the video. */
  fadeOut: fadeSeconds,
});
/** Music of the account in a video: which part of it is heard. */
export type OwnMusic = z.infer<typeof ownMusic>;

/** Body of `PUT v2/project/{id}`: the whole state. What is left out of the optional part stays as it was. */
export const projectSave = z.object({
  name: projectName,
  customisations: z.array(customisation).check(z.maxLength(100)),
  audio: z.array(projectAudio).check(z.maxLength(200)),
  /** Null: the family's own. */
  fontFamily: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /**
   * Language of the texts, BCP 47: it sets capitals, letter forms and breaks. Null: found from their letters. Default:
   * unchanged.
   */
  language: z.optional(z.nullable(z.string().check(z.maxLength(35)))),
  /** Default: unchanged. */
  ratio: z.optional(ratio),
  /** At most 12 colors. Empty: the family's own. Default: unchanged. */
  paletteOverride: z.optional(z.array(hexColor).check(z.maxLength(12))),
  /** Null: no music. Default: unchanged. */
  musicKit: z.optional(z.nullable(id as IdSchema<'musicKit'>)),
  /** It is heard in place of `audio`, which stays for the time without it. Null: none. Default: unchanged. */
  ownMusic: z.optional(z.nullable(ownMusic)),
  /** Default: unchanged. */
  recipe: z.optional(z.nullable(id as IdSchema<'recipe'>)),
  /** Default: unchanged. */
  templateFamily: z.optional(z.nullable(id as IdSchema<'templateFamily'>)),
  /** Default: unchanged. The editor sends true with each save. */
  isDraft: z.optional(z.boolean()),
  /** Id of the place; null: none. Default: unchanged. */
  organisation: z.optional(z.nullable(id as IdSchema<'brand'>)),
  /** The version that was loaded or last saved; a stale one is refused, none is accepted. */
  version: z.optional(z.int().check(z.gte(0))),
});
/** Body of `PUT v2/project/{id}`: the whole state of a project. */
export type ProjectSave = z.infer<typeof projectSave>;

/** Body of `POST v1/project`. */
export const projectCreate = z.object({
  /** An animation. One of this, `recipeId` and `templateFamilyId` is required. */
  templateId: z.optional(id as IdSchema<'template'>),
  /** Default: the recipe of `templateFamilyId`. */
  recipeId: z.optional(id as IdSchema<'recipe'>),
  /** The style of the recipe. Default: the first. */
  templateFamilyId: z.optional(id as IdSchema<'templateFamily'>),
  /** Default: the first that the template or style offers. */
  ratio: z.optional(ratio),
  /** Default: the name of the recipe or template, then the headline once it is edited. */
  name: z.optional(projectName),
  /** The brand that it speaks for: scenes that are not sent come with its colors, font, logo, name and website. */
  placeId: z.optional(id as IdSchema<'brand'>),
  /** Default: the family's default scenes with their default values. */
  customisations: z.optional(z.array(customisation).check(z.maxLength(100))),
  /**
   * False: the overview lists the project once it was saved, renamed, rendered or marked as favourite; left untouched,
   * it is deleted after 30 days. Default: true.
   */
  keep: z.optional(z.boolean()),
  /** Ask for a render at once. */
  render: z.optional(z.boolean()),
  /** Choices for that render. */
  output: z.optional(renderChoices),
});
/** Body of `POST v1/project`. */
export type ProjectCreate = z.infer<typeof projectCreate>;

/** Body of `PUT v1/project/{projectId}/name`. */
export const projectRename = z.object({ name: projectName });

/** Body of `POST v1/project/{projectId}/duplicate`. */
export const projectDuplicate = z.object({
  /** Default: the original's. */
  name: z.optional(projectName),
});

export const projectIngredient = z.looseObject({
  id: id as IdSchema<'scene'>,
  ingredientTemplateId: id as IdSchema<'template'>,
  /** Place in the video, from 0. */
  position: z.int(),
  images: z.array(z.looseObject({ id: z.string(), value: id as IdSchema<'media'> })),
  texts: z.array(z.looseObject({ id: z.string(), value: z.string() })),
  colors: z.array(z.looseObject({ id: z.string(), value: hexColor })),
  /** Movements of the camera over pictures. Absent: all rest. */
  shots: z.optional(fieldShots),
  /** Absent: the template's own. */
  background: z.optional(backgroundValue),
  /** Length in bars of the template's tempo. Absent: as long as the template. */
  bars: z.optional(sceneBars),
  /** Transition to the next scene. Absent: as the templates of both scenes draw it. */
  transition: z.optional(transition),
  /** The template at the project's ratio; null when the library no longer has it. */
  template: z.nullable(ingredientTemplate),
});
/** A scene of a project with its template. */
export type ProjectIngredient = z.infer<typeof projectIngredient>;

/** A template group has a template for each ratio; some templates have layouts for several. */
export const projectFormat = z.looseObject({ ratio, templateId: id as IdSchema<'template'> });
/** One ratio that a project can change to, and the template that serves it. */
export type ProjectFormat = z.infer<typeof projectFormat>;

/** Font and palette of the project's style, or of its template where it is outside recipes. */
export const projectLook = z.looseObject({ fontFamily: z.string(), palette: z.array(hexColor) });
/** The font and palette that a project has before its user overrides them. */
export type ProjectLook = z.infer<typeof projectLook>;

export const project = z.looseObject({
  id: id as IdSchema<'project'>,
  name: z.string(),
  /** The name follows the headline until somebody gives another one. Absent: somebody has. */
  isNameAutomatic: z.optional(z.boolean()),
  /** Grows by one with each save. */
  version: z.int(),
  renderer: z.enum(['lottie', 'blender']),
  /** An image has one scene and no sound, and is exported as PNG, JPEG or WebP. */
  kind: templateKind,
  ...blenderState,
  status: projectStatus,
  favourite: z.boolean(),
  draft: z.boolean(),
  /** The brief that it was made from. */
  lastBriefId: z.optional(z.nullable(id as IdSchema<'brief'>)),
  /** Texts of the assistant that no person has checked. Absent: none. */
  generatedTexts: z.optional(z.array(generatedText)),
  /** Texts that a person wants as they are, although they equal the template's. Absent: none. */
  confirmedTexts: z.optional(z.array(textPlace)),
  recipe: z.nullable(z.looseObject({ id: id as IdSchema<'recipe'>, name: z.string() })),
  templateFamily: z.nullable(templateFamily),
  /** The font and palette that `fontFamily` and `paletteOverride` replace; null when the library no longer has them. */
  look: z.nullable(projectLook),
  ratio,
  /** The ratios that a project outside recipes can have, and the template of each. Else empty. */
  formats: z.array(projectFormat),
  /** The still that lists show. Null until it is painted; a server of an older version sends none. */
  posterUrl: z.optional(z.nullable(z.string())),
  /** Size of the exported file, px. */
  width: z.int(),
  /** Size of the exported file, px. */
  height: z.int(),
  bpm: z.number(),
  ingredients: z.array(projectIngredient),
  audio: z.array(z.looseObject({ audioTrack: id as IdSchema<'audioSample'>, order: z.int() })),
  musicKit: z.nullable(id as IdSchema<'musicKit'>),
  /** Music of the account, which is heard in place of `audio`; null: none. */
  ownMusic: z.nullable(ownMusic),
  fontFamily: z.nullable(z.string()),
  /** Language of the texts, BCP 47. Null: found from their letters. Absent from older servers. */
  language: z.optional(z.nullable(z.string())),
  paletteOverride: z.array(hexColor),
  organisation: z.nullable(organisation),
  /** Every file that the scenes show, and own music, by id. */
  media: z.record(z.string(), media),
  /** Null until the user has given some. */
  feedback: z.nullable(feedback),
  createdAt: timestamp,
  updatedAt: timestamp,
});
/** A project with all that an editor needs: templates, media, place and look. */
export type Project = z.infer<typeof project>;

/** `flags` has bits (docs/rules/forms.md#flags). */
const projectCompleteness = z.looseObject({
  flags: z.int(),
  /** Texts that are empty or still the template's. */
  texts: z.int(),
  /** Images that are still the template's. */
  images: z.int(),
});

/** Entry in the list of projects. */
export const projectSummary = z.looseObject({
  id: id as IdSchema<'project'>,
  name: z.string(),
  status: projectStatus,
  /** 0 to 100, of the newest render; 0 without one. */
  percentageComplete: z.number(),
  videoUrls: z.array(z.string()),
  /** Null until a render is done. */
  file: z.nullable(renderedFile),
  favourite: z.boolean(),
  draft: z.boolean(),
  /** As of the last save; null where that is not known yet. */
  completeness: z.nullable(projectCompleteness),
  lastBriefId: z.nullable(id as IdSchema<'brief'>),
  /** Number of its renders. */
  renders: z.int(),
  ratio,
  kind: templateKind,
  durationSeconds: z.number(),
  posterUrl: z.nullable(z.string()),
  recipe: z.nullable(z.looseObject({ id: id as IdSchema<'recipe'>, name: z.string() })),
  createdAt: timestamp,
  updatedAt: timestamp,
});
/** A project as lists show it. */
export type ProjectSummary = z.infer<typeof projectSummary>;

/** Answer to a save: enough to know that it counted. */
export const projectSaved = z.looseObject({ id: id as IdSchema<'project'>, version: z.int(), updatedAt: timestamp });
