import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { httpAddress, id, textLine, timestamp } from '../schemas/scalars';

/** The point of an image that stays in view where it is cropped. 0 to 1 of its width and height. */
export const focusPoint = z.object({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
});

export const mediaProps = z.looseObject({
  /** Pixels, after rotation; 0 for music. */
  width: z.number(),
  height: z.number(),
  /** Seconds; videos, animations and music. */
  duration: z.optional(z.number()),
  thumbnails: z.optional(z.array(z.looseObject({ timestamp: z.number(), image: z.string() }))),
  hasAudio: z.optional(z.boolean()),
  /** Size of the uploaded file. Absent for files of the library. */
  sizeBytes: z.optional(z.int()),
  /** Music that is ready: its waveform, 0 to 1. */
  peaks: z.optional(z.array(z.number())),
  /** Music that is ready: integrated loudness of the uploaded file after EBU R128, LUFS. The copy to play has that of the product's music. */
  loudness: z.optional(z.number()),
  /** Music that is ready: samples of the copy before its sound begins, if a decoder ignores gapless data, and how many are sound. */
  leadInSamples: z.optional(z.int()),
  contentSamples: z.optional(z.int()),
  /** Hertz. */
  sampleRate: z.optional(z.int()),
  /** An animation in motion, as an animated picture. */
  motion: z.optional(z.string()),
  /** Bits (docs/rules/forms.md#flags): 1 source, 2 without background, 4 cropped. Absent for a file as it came. */
  flags: z.optional(z.int()),
  /** Area of its source that a cropped copy shows, in pixels of the source. Absent: unknown. */
  crop: z.optional(z.looseObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
  /** Images. Absent: the middle. */
  focus: z.optional(focusPoint),
  /** The point that the server has found. `focus` differs from it once it was moved by hand. */
  foundFocus: z.optional(focusPoint),
  /** The server still looks for the point, which takes seconds; the middle is shown meanwhile. */
  isFocusPending: z.optional(z.boolean()),
  /**
   * Omitted content: `first_frame` (only the first frame of an animation is shown), `no_transparency` of a video.
   * Absent: none.
   */
  notice: z.optional(z.string()),
  /**
   * Darkest and brightest grays in 16 × 16 cells, row by row. Each cell has its darkest and its brightest gray, one
   * digit to the base 32 each. Of videos: over some frames. Texts over it get a scrim where they need one. Absent: not
   * measured yet, or music.
   */
  brightness: z.optional(z.string()),
});

/** Author and license of a stock image or video; show them with it. Addresses are http(s). */
export const stockOrigin = z.looseObject({
  /** Name of the source, as it writes it. */
  source: z.string(),
  author: z.string(),
  /** Page of the author. */
  authorUrl: z.optional(z.string()),
  /** Page of the image or video. */
  pageUrl: z.optional(z.string()),
  license: z.string(),
  /** Page of the license. */
  licenseUrl: z.optional(z.string()),
});
/** Author and license of a stock image or video. */
export type StockOrigin = z.infer<typeof stockOrigin>;

/** Origin of a file from a source of the caller: `source` is the name of that source. */
export const givenOrigin = z.object({
  source: textLine,
  author: textLine,
  /** Page of the author. */
  authorUrl: z.optional(httpAddress),
  /** Page of the file. */
  pageUrl: z.optional(httpAddress),
  license: textLine,
  /** Page of the license. */
  licenseUrl: z.optional(httpAddress),
});

/** Name and origin of a file that is fetched. Default of `name`: the end of its address. */
export const givenFile = { name: z.optional(textLine), origin: z.optional(givenOrigin) } as const;

/** A picture, video, animation or piece of music. All addresses are signed and expire; ask again for fresh ones. */
export const media = z.looseObject({
  id: id as IdSchema<'media'>,
  name: z.string(),
  type: z.enum(['image', 'video', 'lottie', 'audio']),
  mimeType: z.string(),
  /** A picture of at most 512 px a side. Empty for a video that is not ready, and for music. */
  preview: z.string(),
  /** The same of at most 320 px a side, for phones and small places. */
  mobilePreview: z.string(),
  /**
   * Address of the file. A video or piece of music has a copy that every browser plays, as soon as it is ready. An animation has the
   * Lottie document that scenes show. A picture that browsers and the server would read differently has a copy for both.
   */
  url: z.string(),
  /** Address of the file as it was uploaded, where `url` is a copy. */
  originalUrl: z.optional(z.string()),
  props: mediaProps,
  /**
   * A video or piece of music is converted after its upload: `not_loaded` (it waits), `processing`, then `ready` or
   * `failed`. Scenes may name a video from the start: it is rendered from the file as it was uploaded. Projects may name
   * music that is ready. Everything else is `ready` at once.
   */
  state: z.enum(['not_loaded', 'processing', 'ready', 'failed']),
  /** Progress of the conversion, 0 to 99. Absent unless it is waiting or processing. */
  percentageComplete: z.optional(z.int()),
  /** Reason why it could not be converted; `code` is one of the API's errors. */
  failure: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
  sourceType: z.enum(['default_url', 'ingredient_bound', 'upload', 'library']),
  /** File that it was cut out of; null for an original. `props.flags` shows it too. */
  sourceMediaId: z.nullable(id as IdSchema<'media'>),
  folder: z.nullable(id as IdSchema<'folder'>),
  /** People of the tenant, and of those below it, may use it. */
  isShared: z.optional(z.boolean()),
  /** Author and license of a stock image or video. */
  origin: z.optional(stockOrigin),
  createdAt: timestamp,
});
/** An uploaded file, or one of the library. Its addresses are signed and expire after some hours. */
export type Media = z.infer<typeof media>;
