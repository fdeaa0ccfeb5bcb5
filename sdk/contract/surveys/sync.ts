import * as z from 'zod/mini';
import { noCodeActionClass } from './action-class';
import { surveyProduct } from './appearance';
import { survey } from './survey';

/** Everything that a widget needs to know about an environment, filtered for one person where there is one. */
export const surveySync = z.looseObject({
  surveys: z.array(survey),
  noCodeActionClasses: z.array(noCodeActionClass),
  product: surveyProduct,
  /** Absent or null for an anonymous visitor. */
  person: z.nullish(z.looseObject({ id: z.string(), userId: z.string() })),
});
/** State of its environment that the widget keeps until the next sync. */
export type SurveySync = z.infer<typeof surveySync>;
