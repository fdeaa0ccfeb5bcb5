/** Many videos of one base: a table's rows, each with the values of the fields that it fills. */
import * as z from 'zod/mini';
import { outputFrameRate, outputQuality, outputResolution } from '../export/output';
import { projectStatus, renderChoices, renderFormat } from '../export/render';
import { templateKind } from '../library/template';
import { customisation } from '../project/project';
import { projectName } from '../project/project-fields';
import type { IdSchema } from '../schemas/ids';
import { id, ratio, timestamp } from '../schemas/scalars';

/** Rows of one table. */
export const BATCH_ROWS = 500;
/** Columns of one table, and fields that a row fills. */
export const BATCH_COLUMNS = 60;
/** Bytes of one table. */
export const BATCH_BYTES = 5 * 1024 * 1024;

/** Base of all videos: one of `projectId`, `templateFamilyId`, `recipeId` and `templateId` is required. */
export const batchSource = z.object({
  /** A project of the caller, as it is saved. */
  projectId: z.optional(id as IdSchema<'project'>),
  /** Default: the recipe of `templateFamilyId`. */
  recipeId: z.optional(id as IdSchema<'recipe'>),
  /** The style of the recipe. Default: the first. */
  templateFamilyId: z.optional(id as IdSchema<'templateFamily'>),
  /** An animation. */
  templateId: z.optional(id as IdSchema<'template'>),
  /** Default: the first that the style offers. A project keeps its own. */
  ratio: z.optional(ratio),
  /** The brand that it speaks for. A project keeps its own. */
  placeId: z.optional(id as IdSchema<'brand'>),
});
/** Base of all videos of a batch. */
export type BatchSource = z.infer<typeof batchSource>;

/** A field of a video's scenes that a column of a table can fill. */
export const batchField = z.looseObject({
  /** Unique in its video, such as `2.text.headline`. */
  key: z.string(),
  kind: z.enum(['text', 'image', 'color']),
  /** Id of the scene. */
  ingredient: id as IdSchema<'scene'>,
  /** The `id` of its values in a save. */
  reference: z.string(),
  /** Unique in its video: the name, with the scene where the name occurs more than once. */
  label: z.string(),
  name: z.string(),
  /** Brand value of the field, such as `WEBSITE`. */
  dataField: z.nullable(z.string()),
  /** Characters; null where the field is no text. */
  maxLength: z.nullable(z.int()),
  /** Value in the base: a text, or a color as `#rrggbb`. Empty for an image. */
  value: z.string(),
});
/** A field of a video's scenes that a column of a table can fill. */
export type BatchField = z.infer<typeof batchField>;

/** Base of a batch, and the fields that a table can fill. */
export const batchBase = z.looseObject({
  name: z.string(),
  ratio,
  kind: templateKind,
  durationSeconds: z.number(),
  scenes: z.array(customisation),
  fields: z.array(batchField),
});
/** Base of a batch, and the fields that a table can fill. */
export type BatchBase = z.infer<typeof batchBase>;

const rowValues = z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(5000)));

export const batchCreate = z.object({
  name: projectName,
  source: batchSource,
  /** A row makes a video. `values`: key of a field -> text, color, link to an image or name of an own image. */
  rows: z.array(z.object({ name: projectName, values: rowValues })).check(z.minLength(1), z.maxLength(BATCH_ROWS)),
  /** `keep`: an empty value leaves the field as it is in the base. `refuse`, the default: it is an error. */
  emptyValues: z.optional(z.enum(['refuse', 'keep'])),
  /** Export each video as soon as it is there. Default: false. */
  export: z.optional(z.boolean()),
  /** Choices for each export. */
  output: z.optional(renderChoices),
});
/** Body of `POST v1/batch`. */
export type BatchCreate = z.infer<typeof batchCreate>;

const failure = z.looseObject({ code: z.string(), message: z.string() });

/** A batch in a list. */
const chosenOutput = z.looseObject({
  ratio: z.optional(ratio),
  format: z.optional(renderFormat),
  resolution: z.optional(outputResolution),
  quality: z.optional(outputQuality),
  frameRate: z.optional(outputFrameRate),
  transparent: z.optional(z.boolean()),
});

export const batchSummary = z.looseObject({
  id: id as IdSchema<'batch'>,
  name: z.string(),
  /** `working`: videos are being created or exported. `halted`: `halt` says why exports wait. */
  status: z.enum(['working', 'halted', 'idle']),
  ratio,
  /** Absent in answers of older servers. */
  kind: z.optional(templateKind),
  /** Choices for each export, with defaults filled in. Absent in answers of older servers. */
  output: z.optional(chosenOutput),
  rowCount: z.int(),
  /** Rows that have a video. */
  createdCount: z.int(),
  /** Rows that have a finished file of the video as it is saved. */
  exportedCount: z.int(),
  /** Rows whose video could not be created or exported. */
  failedCount: z.int(),
  /** Reason why exports wait: a limit of the account, most often. They continue with `startBatch`. */
  halt: z.nullable(failure),
  /** A ZIP of all finished files. Signed, good for some hours; null while there is none. */
  zipUrl: z.nullable(z.string()),
  createdAt: timestamp,
});
/** A batch in a list. */
export type BatchSummary = z.infer<typeof batchSummary>;

export const batchRow = z.looseObject({
  id: id as IdSchema<'batchRow'>,
  name: z.string(),
  /** Progress of the video. `removed`: it was created and deleted since. */
  status: z.enum(['waiting', 'created', 'failed', 'cancelled', 'removed']),
  projectId: z.nullable(id as IdSchema<'project'>),
  posterUrl: z.nullable(z.string()),
  /** `waiting`: the export is asked for once the account has room for it. Else that of the video's newest export. */
  exportStatus: z.union([projectStatus, z.literal('waiting')]),
  /** 0 to 100, of the newest export; 0 without one. */
  percentageComplete: z.number(),
  /** The file shows the video as it is saved; false: it was edited since, or there is none. */
  isCurrent: z.boolean(),
  /** Signed. */
  downloadUrl: z.nullable(z.string()),
  /** Reason why the video could not be created or exported. */
  error: z.nullable(failure),
});
/** A row of a batch: its video, and the export of that. */
export type BatchRow = z.infer<typeof batchRow>;

export const batch = z.looseObject({ ...batchSummary.shape, rows: z.array(batchRow) });
/** A batch with all of its rows. */
export type Batch = z.infer<typeof batch>;
