import * as z from 'zod/mini';
import { ingredientTemplate } from '../library/library';
import { fieldImages, fieldTexts, projectName } from '../project/project-fields';
import type { IdSchema } from '../schemas/ids';
import { hexColor, id, ratio, timestamp } from '../schemas/scalars';

/** Most characters of a brief. */
export const MAX_BRIEF_LENGTH = 2000;
/** Most tags of a brief. */
export const MAX_BRIEF_TAGS = 3;
/** Most scenes of a storyboard. */
export const MAX_STORYBOARD_SCENES = 30;

/** Languages in which the assistant writes the texts of a video. */
export const textLanguage = z.enum(['en', 'de', 'fr', 'es', 'pt', 'ar', 'ja']);
/** The language of a video's texts. */
export type TextLanguage = z.infer<typeof textLanguage>;

const briefText = z.string().check(z.trim(), z.minLength(3), z.maxLength(MAX_BRIEF_LENGTH));
const briefTags = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)))
  .check(z.maxLength(MAX_BRIEF_TAGS));

/** A storyboard as it is sent: what people changed in it is in it. */
export const storyboardDraft = z.object({
  name: projectName,
  templateFamilyId: id as IdSchema<'templateFamily'>,
  ratio,
  /** Null: silent. */
  musicKit: z.nullable(id as IdSchema<'musicKit'>),
  scenes: z
    .array(
      z.object({
        template: id as IdSchema<'template'>,
        texts: fieldTexts.check(z.maxLength(50)),
        /** Pictures in place of those of the template. Default: none. */
        images: z.optional(fieldImages.check(z.maxLength(20))),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_STORYBOARD_SCENES)),
});
/** A storyboard as it is sent. */
export type StoryboardDraft = z.infer<typeof storyboardDraft>;

/** Body of `POST v2/ai/storyboard`. */
export const storyboardInput = z.object({
  /** Purpose of the video. This or `briefId`. */
  brief: z.optional(briefText),
  /** Plans an earlier brief anew, for example in another style. */
  briefId: z.optional(id as IdSchema<'brief'>),
  tags: z.optional(briefTags),
  /** Default: landscape. */
  ratio: z.optional(ratio),
  /** Style of a recipe. Default: what fits the brief. */
  templateFamilyId: z.optional(id as IdSchema<'templateFamily'>),
  /** The brand that the video speaks for. */
  placeId: z.optional(id as IdSchema<'brand'>),
  /** Language of the texts. Default: the one chosen before, else the one that the brief asks for, else its own. */
  language: z.optional(textLanguage),
});

const ownTextList = z
  .array(
    z.object({
      scene: z.int().check(z.gte(0), z.lt(MAX_STORYBOARD_SCENES)),
      id: z.string().check(z.maxLength(100)),
    }),
  )
  .check(z.maxLength(1500));

/** Body of `POST v2/ai/chat`. */
export const chatInput = z.object({
  briefId: id as IdSchema<'brief'>,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  storyboard: storyboardDraft,
  /** Texts of the storyboard that people wrote themselves. A plan made anew keeps them where their scene stays. Default: none. */
  ownTexts: z.optional(ownTextList),
  /** Position of the only scene that may change, from 0. Default: all. */
  scene: z.optional(z.int().check(z.gte(0), z.lt(MAX_STORYBOARD_SCENES))),
  placeId: z.optional(id as IdSchema<'brand'>),
});

/** Most lines of a conversation that are kept. */
export const MAX_BRIEF_MESSAGES = 100;

/** A line of the conversation about a brief. */
export const briefMessage = z.object({
  from: z.enum(['person', 'assistant']),
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
});
/** A line of the conversation about a brief. */
export type BriefMessage = z.infer<typeof briefMessage>;

/** Body of `PUT v2/ai/project-brief/{briefId}`: what `GET` answers from then on. */
export const briefSave = z.object({
  /** Default: stays. */
  brief: z.optional(briefText),
  /** Default: stay. */
  tags: z.optional(briefTags),
  storyboard: storyboardDraft,
  /** Language of the texts. Default: stays. */
  language: z.optional(textLanguage),
  /** Texts of the storyboard that people wrote themselves. */
  ownTexts: ownTextList,
  /** Null: no brand. */
  placeId: z.nullable(id as IdSchema<'brand'>),
  messages: z.array(briefMessage).check(z.maxLength(MAX_BRIEF_MESSAGES)),
});
/** Stored part of a brief that a person works on. */
export type BriefSave = z.infer<typeof briefSave>;

/** Body of `POST v2/ai/project`. */
export const aiProjectInput = z.object({
  briefId: id as IdSchema<'brief'>,
  /** Default: as it was planned. */
  storyboard: z.optional(storyboardDraft),
  /** Texts of the storyboard that people wrote themselves. All others are marked in the project until they are checked. Default: none. */
  ownTexts: z.optional(ownTextList),
  placeId: z.optional(id as IdSchema<'brand'>),
});

/** Planner: the rules of this server, or a language model that its operator has set up. */
export const plannedBy = z.enum(['rules', 'provider']);
/** Planner of a storyboard. */
export type PlannedBy = z.infer<typeof plannedBy>;

/**
 * Reason why the rules planned although a language model is set up: it failed, or the tenant has used its tokens of the
 * month.
 */
export const planningFallback = z.enum(['provider_unavailable', 'provider_limit']);
/** Reason why the rules planned although a language model is set up. */
export type PlanningFallback = z.infer<typeof planningFallback>;

export const storyboardScene = z.looseObject({
  template: ingredientTemplate,
  texts: z.array(z.looseObject({ id: z.string(), value: z.string() })),
  /** Pictures in place of those of the template: `value` is a media id. Absent: none. */
  images: z.optional(z.array(z.looseObject({ id: z.string(), value: id as IdSchema<'media'> }))),
});
/** A scene of a storyboard with its texts. */
export type StoryboardScene = z.infer<typeof storyboardScene>;

const named = z.looseObject({ id, name: z.string() });

export const storyboard = z.looseObject({
  name: z.string(),
  /** Language of the texts. */
  language: textLanguage,
  plannedBy,
  /** Reason why the rules planned although there is a language model. Absent: no such failure. */
  fallback: z.optional(planningFallback),
  recipe: named,
  templateFamily: named,
  /** All styles of the recipe. */
  styles: z.array(named),
  ratio,
  /** Ratios that the style has. */
  ratios: z.array(ratio),
  musicKit: z.nullable(named),
  /** Media id of what its logo fields show: the brand's logo, else the name as a picture. Absent: it has no logo field. */
  logoMediaId: z.optional(id as IdSchema<'media'>),
  /** Media ids of pictures of the library that fit the brief, the best first; at most six. */
  pictureMatches: z.array(id as IdSchema<'media'>),
  /** Colors of the style, most important first. */
  palette: z.array(hexColor),
  seconds: z.number(),
  scenes: z.array(storyboardScene),
  /** Further scenes of the style that the brief has enough for. */
  alternatives: z.array(storyboardScene),
});
/** A planned video before it becomes a project. */
export type PlannedStoryboard = z.infer<typeof storyboard>;

/**
 * Progress of planning a storyboard. First the style with no scenes yet, then one scene after another in their order.
 * Scenes that were reported begin the storyboard of the answer, also when a language model fails between two of them.
 */
export const storyboardPiece = z.union([z.object({ storyboard }), z.object({ scene: storyboardScene })]);
/** Progress of planning a storyboard. */
export type StoryboardPiece = z.infer<typeof storyboardPiece>;

export const projectBrief = z.looseObject({
  id: id as IdSchema<'brief'>,
  text: z.string(),
  tags: z.array(z.string()),
  createdAt: timestamp,
  /** Time of the last plan or save. */
  updatedAt: timestamp,
  storyboard,
  /** Texts of the storyboard that people wrote themselves. */
  ownTexts: z.array(z.looseObject({ scene: z.int(), id: z.string() })),
  /** The brand that the video speaks for. Null: none. */
  placeId: z.nullable(id as IdSchema<'brand'>),
  /** The conversation, oldest first. */
  messages: z.array(z.looseObject({ from: z.enum(['person', 'assistant']), text: z.string() })),
});
/** Brief of a project, and the storyboard that was planned for it. */
export type ProjectBrief = z.infer<typeof projectBrief>;

const briefOpening = z.looseObject({
  templateId: id as IdSchema<'template'>,
  texts: z.array(z.looseObject({ id: z.string(), value: z.string() })),
  images: z.array(z.looseObject({ id: z.string(), value: id as IdSchema<'media'> })),
  /** The brand that the scene is colored by. Null: none. */
  placeId: z.nullable(id as IdSchema<'brand'>),
});
/** The first scene of a storyboard. */
export type BriefOpening = z.infer<typeof briefOpening>;

export const briefSummary = z.looseObject({
  id: id as IdSchema<'brief'>,
  /** First words of the brief. */
  title: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ratio,
  /** Number of scenes. */
  scenes: z.int(),
  /** The newest video that was made of it, else the sample image of the first scene. Null: there is neither. */
  previewUrl: z.nullable(z.string()),
  /** The first scene with its texts, for a preview image of it. Absent: `previewUrl` shows the video. */
  opening: z.optional(briefOpening),
  /** The newest project that was made of it. Null: none, or it was deleted. */
  projectId: z.nullable(id as IdSchema<'project'>),
});
/** A brief in a list. */
export type BriefSummary = z.infer<typeof briefSummary>;

export const chatReply = z.looseObject({
  reply: z.string(),
  /** Null: nothing changed. */
  storyboard: z.nullable(storyboard),
  /** The whole video was planned anew, not changed. Default: false. */
  isPlannedAnew: z.optional(z.boolean()),
  /** The brief, where the message added to it. */
  brief: z.optional(z.string()),
});
/** Answer of the assistant, with the changed storyboard. */
export type ChatReply = z.infer<typeof chatReply>;
