import * as z from 'zod/mini';
import { media } from './media';
import { id } from './scalars';

/** A place: the business profile whose logo, colors and font a project can take. Empty strings are unset colors. */
export const organisation = z.looseObject({
  id,
  name: z.string(),
  image: z.nullable(z.string()),
  logo: z.nullable(media),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  thirdColor: z.string(),
  fourthColor: z.string(),
  font: z.string(),
  website: z.string(),
  trustpilotUrl: z.string(),
  googlePlaceName: z.string(),
  googlePlace: z.string(),
});
export type Organisation = z.infer<typeof organisation>;
