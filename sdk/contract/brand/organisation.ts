import * as z from 'zod/mini';
import { isHttpUrl } from '../../base/link';
import { media } from '../media/media';
import type { IdSchema } from '../schemas/ids';
import { hexColor, id } from '../schemas/scalars';

/** A brand, which the wire calls `organisation`: the business profile whose logo, colors and font a project can take. Empty strings are unset colors. */
export const organisation = z.looseObject({
  id: id as IdSchema<'brand'>,
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
/** A brand, which the wire calls `organisation`: the business profile whose logo, colors and font a project can take. */
export type Brand = z.infer<typeof organisation>;

const color = z.optional(z.union([hexColor, z.literal('')], 'Not a color like #1a2b3c'));
const text = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)));
const link = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(2000),
    z.refine((value) => value === '' || isHttpUrl(value), 'Not a link that begins with https:// or http://'),
  ),
);
/** Google's own id of a place, or a link to it. */
const googlePlace = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(2000),
    z.refine((value) => /^[\w-]*$/.test(value) || isHttpUrl(value), 'Neither a Google place id nor an http(s) link'),
  ),
);
const fields = {
  /** Null takes the logo away; a new one comes as the file of a form. The address of the present one, or nothing, leaves it. */
  image: z.optional(
    z.union(
      [z.null(), z.string().check(z.refine((value) => value === '' || isHttpUrl(value)))],
      'A picture comes as a file of a multipart form',
    ),
  ),
  primaryColor: color,
  secondaryColor: color,
  thirdColor: color,
  fourthColor: color,
  font: text(100),
  website: link,
  trustpilotUrl: link,
  googlePlaceName: text(200),
  googlePlace,
};
const name = z.string().check(z.trim(), z.minLength(1, 'A name is needed'), z.maxLength(100));

export const newOrganisation = z.object({ ...fields, name });
export type NewBrand = z.infer<typeof newOrganisation>;

/** Change of a brand. A field that is left out stays as it is. */
export const organisationChange = z.object({
  ...fields,
  /** Default: unchanged. */
  name: z.optional(name),
});
/** Body of `PUT v1/organisation/{placeId}`. An absent field stays as it is. */
export type BrandChange = z.infer<typeof organisationChange>;
