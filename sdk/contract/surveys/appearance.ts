import * as z from 'zod/mini';

/** `#rgb` or `#rrggbb` (docs/rules/surveys.md#appearance). */
export const surveyColor = z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Invalid color'));

/** Position of a survey on the page. Only `center` has an overlay. */
export const placement = z.enum(['bottomLeft', 'bottomRight', 'topLeft', 'topRight', 'center']);
/** Position of a survey on the page. */
export type Placement = z.infer<typeof placement>;

/** Product settings that one survey overrides; null and absent keep them. */
export const productOverwrites = z.object({
  brandColor: z.nullish(surveyColor),
  highlightBorderColor: z.nullish(surveyColor),
  placement: z.nullish(placement),
  clickOutsideClose: z.nullish(z.boolean()),
  darkOverlay: z.nullish(z.boolean()),
});

/** Settings of all surveys of an environment. */
export const surveyProduct = z.looseObject({
  brandColor: surveyColor,
  /** Null: no border. */
  highlightBorderColor: z.nullable(surveyColor),
  placement,
  /** A click beside a survey in the center closes it. */
  clickOutsideClose: z.boolean(),
  darkOverlay: z.boolean(),
  inAppSurveyBranding: z.boolean(),
  /** Days between two surveys of one person, where the survey itself says nothing. Null: no pause. */
  recontactDays: z.nullable(z.int().check(z.minimum(0), z.maximum(3650))),
});
/** Look and pauses of all surveys of an environment. A survey can override the look. */
export type SurveyProduct = z.infer<typeof surveyProduct>;
