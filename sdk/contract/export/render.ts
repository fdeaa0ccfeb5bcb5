import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, queryFlag, ratio, timestamp } from '../schemas/scalars';
import { outputFrameRate, outputQuality, outputResolution, videoFormat, videoOutput } from './output';

export const renderStatus = z.enum(['queued', 'rendering', 'done', 'failed', 'cancelled']);

export const imageFormat = z.enum(['png', 'jpeg', 'webp']);
/** File types of an image project. */
export type ImageFormat = z.infer<typeof imageFormat>;

export const renderFormat = z.enum([...videoFormat.options, ...imageFormat.options]);
/** File types of a render. */
export type RenderFormat = z.infer<typeof renderFormat>;

export const renderChoices = z.object({
  /**
   * Default: `mp4` of a video, `png` of an image project. `webm` is VP9, `mov` is ProRes 4444 with at most 5 minutes. A `gif` has no
   * sound, at most 640 px on its longer side, 15 frames a second and at most
   * 60 seconds. It takes no other choice.
   */
  format: z.optional(renderFormat),
  /** Size of a video. Default: `1080p`. */
  resolution: z.optional(outputResolution),
  /** Quality of a video. Default: `standard`. */
  quality: z.optional(outputQuality),
  /** Frames a second of a video. Default: 30. */
  frameRate: z.optional(z.pipe(z.coerce.number(), outputFrameRate)),
  /** Backgrounds that are a color are left out, and what lies behind the video shows through. For `webm` and `mov`. Default: false. */
  transparent: z.optional(z.union([z.boolean(), queryFlag])),
  /** Shape of the file. Each scene needs a layout for it, else `validation_failed` names the scene. Default: the project's. */
  ratio: z.optional(ratio),
});
/** Choices of a caller for an export. An image project takes `format` and `ratio`. */
export type RenderChoices = z.infer<typeof renderChoices>;

export const render = z.looseObject({
  id: id as IdSchema<'render'>,
  format: renderFormat,
  status: renderStatus,
  /** Shape of the file, which can be another one than the project's. Absent in answers of older servers. */
  ratio: z.optional(ratio),
  /** Shows the saved state, whatever its ratio; false: the project was edited since. */
  isCurrent: z.boolean(),
  /** 0 to 100; 100 only when the file is there. */
  percentageComplete: z.number(),
  /** 1 is next; only while queued. */
  queuePosition: z.nullable(z.int()),
  /** Signed addresses, once done: of a video or of a picture, such as a GIF; the other is null. Browsers do not play `mov`. */
  videoUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  downloadUrl: z.nullable(z.string()),
  posterUrl: z.nullable(z.string()),
  /** Pixels. */
  width: z.int(),
  /** Pixels. */
  height: z.int(),
  durationSeconds: z.number(),
  /** Requested output. Null for an image and a GIF; absent in answers of older servers. */
  output: z.optional(z.nullable(videoOutput)),
  sizeBytes: z.nullable(z.int()),
  /** Reason for the failure. */
  error: z.nullable(z.looseObject({ code: z.string(), message: z.string() })),
  createdAt: timestamp,
  finishedAt: z.nullable(timestamp),
});
/** One export of a project: its progress, then its file. */
export type Render = z.infer<typeof render>;

/** The newest finished file in the ratio of a project, else the newest in another one. */
export const renderedFile = z.looseObject({
  format: renderFormat,
  /** Signed address that answers with a file to be stored. */
  downloadUrl: z.string(),
  /** Shows the saved state; false: the project was edited since. */
  isCurrent: z.boolean(),
  createdAt: timestamp,
});

/** Status follows the newest render; `new` when there is none. */
export const projectStatus = z.enum(['new', 'queued', 'rendering', 'done', 'failed', 'cancelled']);

export const projectRenderState = z.looseObject({
  /** The project's ratio. Absent in answers of older servers. */
  ratio: z.optional(ratio),
  status: projectStatus,
  /** 0 to 100, of the newest render; 0 without one. */
  percentageComplete: z.number(),
  /** 1 is next. Null unless the newest render is queued. */
  queuePosition: z.nullable(z.int()),
  /** Addresses of finished MP4 and WebM files, which browsers play: those in the project's ratio first, then the newest first. */
  videoUrls: z.array(z.string()),
  /**
   * A ZIP of the finished files that show the saved state; of those with the same choices, the newest. `&renders=1,2` picks some of them.
   * Signed, good for at least 12 hours. Null while there are fewer than two, absent in answers of older servers.
   */
  zipUrl: z.optional(z.nullable(z.string())),
  /** Seconds that an export of a 3D template takes once it has begun, by those before it. Absent for other projects. */
  exportSeconds: z.optional(z.number()),
  /** Newest first. */
  renders: z.array(render),
});
/** The state of a project's newest render, and all its renders. */
export type ProjectRenderState = z.infer<typeof projectRenderState>;

export const keyframeStill = z.looseObject({
  /** Id of the scene. */
  ingredient: id as IdSchema<'scene'>,
  /** Signed address. */
  path: z.string(),
  /** The same file, to be stored instead of shown. */
  downloadPath: z.string(),
  /** Shows the saved state; false: an older one. */
  isCurrent: z.boolean(),
});
/** The preview image of one scene. */
export type KeyframeStill = z.infer<typeof keyframeStill>;

/** Stills of the scenes. A status that contains `error` is a failure. */
export const keyframeState = z.looseObject({
  status: z.enum(['not_requested', 'processing', 'ready', 'outdated', 'error']),
  /** In the order of the scenes. While `processing` new stills take the places of older ones one by one. */
  projectRenderMedia: z.array(keyframeStill),
});
/** The preview images of a project, and whether they are being painted. */
export type KeyframeState = z.infer<typeof keyframeState>;
