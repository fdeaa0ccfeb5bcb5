/** Platforms where finished videos are published, such as YouTube. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** Platforms that take videos, by their names in the API. */
export const publishingPlatforms = ['youtube'] as const;
/** A platform that takes videos. */
export type PublishingPlatformName = (typeof publishingPlatforms)[number];

/** Characters of a title, at most: as many as YouTube takes. */
export const PUBLICATION_TITLE = 100;
/** Bytes (UTF-8) of a description, at most: as many as YouTube takes. */
export const PUBLICATION_DESCRIPTION_BYTES = 5000;

const platform = z.enum(publishingPlatforms);

export const publishingConnection = z.looseObject({
  id: id as IdSchema<'connection'>,
  platform,
  /** Name of the channel. */
  name: z.string(),
  /** Page of the channel. */
  url: z.nullable(z.string()),
  /** The platform no longer accepts the permission: the person has to connect the channel again. */
  needsLogin: z.boolean(),
  createdAt: timestamp,
});
/** A channel of the account. */
export type PublishingConnection = z.infer<typeof publishingConnection>;

export const publishing = z.looseObject({
  /** Platforms that the operator has set up. Empty: nothing can be published. */
  platforms: z.array(z.looseObject({ platform, name: z.string() })),
  /** Oldest first. */
  connections: z.array(publishingConnection),
});
/** The platforms of the server, and the channels of the account. */
export type Publishing = z.infer<typeof publishing>;

export const publishingLoginStart = z.object({
  platform,
  /** A channel that is to be connected again. Default: another channel is connected, for which there must be room. */
  connectionId: z.optional(id as IdSchema<'connection'>),
});
/** Body of `POST v1/publishing/login`. */
export type PublishingLoginStart = z.infer<typeof publishingLoginStart>;

export const publishingLogin = z.object({
  platform,
  /** Parameters that the platform added to the address on the way back. */
  code: z.string().check(z.minLength(1), z.maxLength(2000)),
  state: z.string().check(z.minLength(1), z.maxLength(200)),
});
/** Body of `POST v1/publishing/connection`. */
export type PublishingLogin = z.infer<typeof publishingLogin>;

/** Visibility of a published video. `unlisted`: people with the link. */
export const publicationPrivacies = ['public', 'unlisted', 'private'] as const;
/** Visibility of a published video. `unlisted`: people with the link. */
export type PublicationPrivacy = (typeof publicationPrivacies)[number];

const NO_BRACKETS = /^[^<>]*$/;

export const publicationDraft = z.object({
  connectionId: id as IdSchema<'connection'>,
  /** An export of the project. Default: the newest finished one. */
  renderId: z.optional(id as IdSchema<'render'>),
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a title'),
      z.maxLength(PUBLICATION_TITLE),
      z.regex(NO_BRACKETS, 'Remove < and > from the title'),
    ),
  description: z.string().check(
    z.regex(NO_BRACKETS, 'Remove < and > from the description'),
    z.refine((text) => new TextEncoder().encode(text).length <= PUBLICATION_DESCRIPTION_BYTES, {
      error: 'Shorten the description',
    }),
  ),
  privacy: z.enum(publicationPrivacies),
  /** The person declares that the video is made for children. Default: it is not. */
  madeForKids: z.optional(z.boolean()),
});
/** Body of `POST v1/project/{projectId}/publication`. */
export type PublicationDraft = z.infer<typeof publicationDraft>;

export const publication = z.looseObject({
  id: id as IdSchema<'publication'>,
  projectId: id as IdSchema<'project'>,
  renderId: id as IdSchema<'render'>,
  platform,
  /** Name of the channel. */
  channel: z.string(),
  title: z.string(),
  /** Once the video is published: as the platform says. It can differ from what was asked for. */
  privacy: z.enum(publicationPrivacies),
  /** `waiting`: in the queue, or until the platform answers again. */
  status: z.enum(['waiting', 'uploading', 'done', 'failed', 'cancelled']),
  /** Progress of the upload, 0 to 100. */
  percentageComplete: z.int(),
  /** Page of the video, once it is there. */
  url: z.nullable(z.string()),
  /** `code` is one of the API's errors. */
  failure: z.nullable(z.looseObject({ code: z.string(), message: z.string() })),
  createdAt: timestamp,
  finishedAt: z.nullable(timestamp),
});
/** A video on its way to a platform, or there. */
export type Publication = z.infer<typeof publication>;

export const projectPublications = z.looseObject({
  /** Name of the project. */
  title: z.string(),
  /** The project has a finished export of a video. */
  canPublish: z.boolean(),
  /** The newest ten, newest first. */
  publications: z.array(publication),
});
/** Publications of a video, and the platforms that are open to it. */
export type ProjectPublications = z.infer<typeof projectPublications>;
