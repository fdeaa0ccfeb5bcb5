/** One picture, painted while the caller waits. */
import * as z from 'zod/mini';
import { customisation } from '../project/project';
import { id, ratio } from '../schemas/scalars';
import { imageFormat } from './render';

/** Fields of a form are texts. */
const formId = z.pipe(z.coerce.number(), id);
const formNumber = (minimum: number, maximum: number) =>
  z.pipe(z.coerce.number(), z.number().check(z.gte(minimum), z.lte(maximum)));

const customisations = z.union([
  z.array(customisation).check(z.maxLength(100)),
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(1_000_000)),
      z.transform((text) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          return text;
        }
      }),
    ),
    z.array(customisation, 'This must be a list, or its JSON.').check(z.maxLength(100)),
  ),
]);

/** Source of a still: a template, or a project that may have been changed since it was saved. */
export const stillSource = {
  /** An animation, or a scene template. This or `projectId`. */
  templateId: z.optional(formId),
  projectId: z.optional(formId),
  /** Default: the template's own, or the project's. */
  aspectRatio: z.optional(ratio),
  /** As in a save; of a form, its JSON. Default: the template's texts, or what is saved. */
  customisations: z.optional(customisations),
  /** Id of the scene. Default: the first. */
  ingredient: z.optional(formId),
  /** Seconds into the scene. Default: when all elements are in place. */
  atSeconds: z.optional(formNumber(0, 600)),
  /** The brand whose look a template gets: its colors, font and logo. Not for a project, which has its own. */
  placeId: z.optional(formId),
  /** A family of the library. Default: the template's own, or the project's. */
  fontFamily: z.optional(z.string().check(z.maxLength(100))),
};

export const stillPreviewInput = z.object({
  ...stillSource,
  /** Longer side of the picture. Default and most: 640. */
  longSidePx: z.optional(formNumber(64, 640)),
});

export const stillImageInput = z.object({
  ...stillSource,
  /** Default: `png`. */
  format: z.optional(imageFormat),
});
/** Body of `POST v1/render/image`. It counts as a render. */
export type StillImageInput = z.infer<typeof stillImageInput>;

/** Body of `POST v1/project/{projectId}/render/{renderId}/frame`. */
export const renderFrameInput = z.object({
  /** Seconds into the video. Default: when all elements of the first scene are in place. */
  atSeconds: z.optional(z.number().check(z.gte(0), z.lte(3600))),
  /** Default: `jpeg`; of a transparent video `png`. A `jpeg` has the colors behind a transparent video. */
  format: z.optional(imageFormat),
});
export const still = z.looseObject({
  format: imageFormat,
  /** Signed addresses; good for some hours. */
  url: z.string(),
  downloadUrl: z.string(),
  /** Pixels. */
  width: z.int(),
  /** Pixels. */
  height: z.int(),
  sizeBytes: z.int(),
});
/** One painted picture, ready for download. */
export type Still = z.infer<typeof still>;
