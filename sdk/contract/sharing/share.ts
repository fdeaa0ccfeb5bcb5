/** Links by which people without an account see a finished video. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';
import { shareComment } from './share-comment';

/** Characters of a link's password, at least. */
export const SHARE_PASSWORD_MIN = 6;
/** Characters of a link's password, at most. */
export const SHARE_PASSWORD_MAX = 200;

/**
 * Settings of a share link. A field that is left out stays as it is; a new link then has no end, no password and no
 * download.
 */
export const shareSettings = z.object({
  /** After it the link shows nothing. Null: never. */
  expiresAt: z.optional(z.nullable(timestamp)),
  /** Null: the link needs none. */
  password: z.optional(z.nullable(z.string().check(z.minLength(SHARE_PASSWORD_MIN), z.maxLength(SHARE_PASSWORD_MAX)))),
  /** Visitors can download the file. */
  allowDownload: z.optional(z.boolean()),
  /** Visitors can comment, and see the comments of others. */
  allowComments: z.optional(z.boolean()),
});
/** Body of `POST v1/project/{projectId}/share`. */
export type ShareSettings = z.infer<typeof shareSettings>;

export const shareChange = z.object({
  ...shareSettings.shape,
  /** The link shows the newest finished export from now on. */
  showNewest: z.optional(z.literal(true)),
});
/** Body of `PUT v1/project/{projectId}/share`. */
export type ShareChange = z.infer<typeof shareChange>;

export const shareLink = z.looseObject({
  id: id as IdSchema<'share'>,
  projectId: id as IdSchema<'project'>,
  /** Address of the page. Who has it sees the video. */
  url: z.string(),
  /** Start of the export that it shows. */
  exportedAt: timestamp,
  /** It shows the newest finished export of the project. */
  isNewest: z.boolean(),
  expiresAt: z.nullable(timestamp),
  isExpired: z.boolean(),
  hasPassword: z.boolean(),
  allowDownload: z.boolean(),
  allowComments: z.boolean(),
  /** One for each session of a browser and day. */
  viewCount: z.int(),
  createdAt: timestamp,
});
/** The link of a video, as its owner sees it. */
export type ShareLink = z.infer<typeof shareLink>;

/** State of sharing a video, and its link. */
export const projectShare = z.looseObject({
  /** Name of the project, which visitors see as the title. */
  title: z.string(),
  /** The project has a finished export of a video. */
  canShare: z.boolean(),
  /** Null: there is none, or it was turned off. */
  link: z.nullable(shareLink),
  /** On the link, in the order of the video. */
  comments: z.array(shareComment),
});
/** State of sharing a video, and its link. */
export type ProjectShare = z.infer<typeof projectShare>;

export const shareVisit = z.object({
  /** The last part of the link's address. */
  token: z.string().check(z.maxLength(200)),
  /** As the visitor typed it. Links without a password ignore it. */
  password: z.optional(z.string().check(z.maxLength(SHARE_PASSWORD_MAX))),
  /** Admission from an earlier answer, in place of the password. */
  admission: z.optional(z.string().check(z.maxLength(500))),
  /** `countedOn` of the earlier answer in this session of the browser: the visit of that day is counted already. */
  countedOn: z.optional(z.iso.date()),
});
/** Body of `POST v1/share`. */
export type ShareVisit = z.infer<typeof shareVisit>;

export const sharedCaptions = z.looseObject({
  /** WebVTT. Signed. */
  url: z.string(),
  /** WebVTT, to be stored. Signed. Null: the owner offers no download. */
  vttUrl: z.nullable(z.string()),
  /** SubRip, to be stored. Signed. Null: the owner offers no download. */
  srtUrl: z.nullable(z.string()),
});
/** Captions of a shared video: the texts on its screen, while they are there. */
export type SharedCaptions = z.infer<typeof sharedCaptions>;

export const projectCaptions = z.looseObject({
  /** For a file, without the dot and what follows it. */
  name: z.string(),
  /** WebVTT. */
  vtt: z.string(),
  /** SubRip. Empty: the video shows no text. */
  srt: z.string(),
});
/** Captions of the newest finished export of a video. */
export type ProjectCaptions = z.infer<typeof projectCaptions>;

const shareSender = z.looseObject({
  name: z.string(),
  /** Signed. Null: the brand has no logo. */
  logoUrl: z.nullable(z.string()),
  /** The first color of the brand. Empty: none. */
  color: z.string(),
  /** An http or https address. Empty: none. */
  website: z.string(),
});
/** The brand of a shared video: who sends it. */
export type ShareSender = z.infer<typeof shareSender>;

export const sharedVideo = z.looseObject({
  title: z.string(),
  /** The brand that the video has. Null: none. */
  sender: z.nullable(shareSender),
  /** Signed. It ends with the link. */
  videoUrl: z.string(),
  /** Signed. */
  posterUrl: z.nullable(z.string()),
  /** Signed. Null: the owner does not offer it. */
  downloadUrl: z.nullable(z.string()),
  /** Pixels. */
  width: z.int(),
  /** Pixels. */
  height: z.int(),
  durationSeconds: z.number(),
  sizeBytes: z.nullable(z.int()),
  /** Null: the video shows no text. */
  captions: z.nullable(sharedCaptions),
  /** In the order of the video. Null: the owner does not ask for comments. */
  comments: z.nullable(z.array(shareComment)),
  /** Opens the link again for some hours without its password. Null: the link has none. */
  admission: z.nullable(z.string()),
  /** The day (UTC) on which this visit is counted. */
  countedOn: z.iso.date(),
});
/** A video, as visitors of its link see it. */
export type SharedVideo = z.infer<typeof sharedVideo>;
