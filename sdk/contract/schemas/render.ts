import * as z from 'zod/mini';
import { id, timestamp } from './scalars';

export const renderStatus = z.enum(['queued', 'rendering', 'done', 'failed', 'cancelled']);

/** File types of an image project; a video project is rendered to `mp4`. */
export const imageFormat = z.enum(['png', 'jpeg', 'webp']);
/** File types of an image project. */
export type ImageFormat = z.infer<typeof imageFormat>;

export const renderFormat = z.enum(['mp4', 'png', 'jpeg', 'webp']);
/** File types of a render. A video is always `mp4`. */
export type RenderFormat = z.infer<typeof renderFormat>;

export const render = z.looseObject({
  id,
  format: renderFormat,
  status: renderStatus,
  /** Shows the saved state; false: the project was edited since. */
  isCurrent: z.boolean(),
  /** 0 to 100; 100 only when the file is there. */
  percentageComplete: z.number(),
  /** 1 is next; only while queued. */
  queuePosition: z.nullable(z.int()),
  /** Signed addresses, once done: of a video or of a picture, the other is null. */
  videoUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  downloadUrl: z.nullable(z.string()),
  posterUrl: z.nullable(z.string()),
  /** Pixels. */
  width: z.int(),
  /** Pixels. */
  height: z.int(),
  durationSeconds: z.number(),
  sizeBytes: z.nullable(z.int()),
  /** Why it failed. */
  error: z.nullable(z.looseObject({ code: z.string(), message: z.string() })),
  createdAt: timestamp,
  finishedAt: z.nullable(timestamp),
});
/** One export of a project: its progress, then its file. */
export type Render = z.infer<typeof render>;

/** The newest finished file of a project. */
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
  status: projectStatus,
  /** 0 to 100, of the newest render; 0 without one. */
  percentageComplete: z.number(),
  /** 1 is next. Null unless the newest render is queued. */
  queuePosition: z.nullable(z.int()),
  videoUrls: z.array(z.string()),
  /** Newest first. */
  renders: z.array(render),
});
/** The state of a project's newest render, and all its renders. */
export type ProjectRenderState = z.infer<typeof projectRenderState>;

export const keyframeStill = z.looseObject({
  /** Id of the scene. */
  ingredient: id,
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
