/** How a place is sent (document, section 5): which fields are dropped, emptied, or go as a file. */
import type { HexColor } from '../../base/color';
import { SpotreelError } from '../../base/errors';
import { isHttpUrl, toHttpUrl } from '../../base/link';
import type { NewOrganisation, OrganisationChange } from '../../contract/schemas/organisation';

/** A place as a form holds it. */
export interface PlaceDraft {
  readonly name: string;
  /** A file, the same as a base64 data URL, the address of the logo that is there already, or null to take it away. */
  readonly image?: Blob | string | null | undefined;
  /** Empty or null: unset. Absent: unchanged. */
  readonly primaryColor?: HexColor | '' | null | undefined;
  /** Empty or null: unset. Absent: unchanged. */
  readonly secondaryColor?: HexColor | '' | null | undefined;
  /** Empty or null: unset. Absent: unchanged. */
  readonly thirdColor?: HexColor | '' | null | undefined;
  /** Empty or null: unset. Absent: unchanged. */
  readonly fourthColor?: HexColor | '' | null | undefined;
  /** A family of the library. Absent: unchanged. */
  readonly font?: string | undefined;
  /** An http or https link; `https://` is added where it lacks. Absent: unchanged. */
  readonly website?: string | undefined;
  /** An http or https link. Absent: unchanged. */
  readonly trustpilotUrl?: string | undefined;
  /** At most 200 characters. Absent: unchanged. */
  readonly googlePlaceName?: string | undefined;
  /** Google's id of the place, or a link to it. Absent: unchanged. */
  readonly googlePlace?: string | undefined;
}

/** The body, and how it travels: JSON, or a form as soon as there is an image that is not null. */
export interface PlaceRequest<Body> {
  readonly body: Body;
  readonly asForm: boolean;
  readonly file?: Blob;
  readonly fileName?: string;
}

/** The colors of a place, the most important first. */
export const PLACE_COLORS = ['primaryColor', 'secondaryColor', 'thirdColor', 'fourthColor'] as const;
/** Field of a place that holds a color. */
export type PlaceColor = (typeof PLACE_COLORS)[number];

/** Drops empty optional fields. Throws `invalid_argument` for an image text that is neither a data URL nor a link. */
export function newPlaceRequest({ image, ...draft }: PlaceDraft): PlaceRequest<NewOrganisation> {
  const filled = Object.entries({ ...draft, ...linksOf(draft) }).filter(([, value]) => value !== '' && value != null);
  const body = { ...Object.fromEntries(filled), name: draft.name } as NewOrganisation;
  // A new place has no logo that null could take away.
  return withImage(body, image === '' || image === null ? undefined : image);
}

/** Empty colors become empty strings. Throws as `newPlaceRequest`. */
export function placeChangeRequest({ image, ...draft }: PlaceDraft): PlaceRequest<OrganisationChange> {
  const colors = Object.fromEntries(PLACE_COLORS.map((color) => [color, draft[color] || ('' as const)]));
  return withImage({ ...draft, ...colors, ...linksOf(draft) } as OrganisationChange, image);
}

function withImage<Body extends { image?: string | null | undefined }>(
  body: Body,
  image: PlaceDraft['image'],
): PlaceRequest<Body> {
  if (image === undefined) return { body, asForm: false };
  if (image === null) return { body: { ...body, image: null }, asForm: false };
  if (typeof image === 'string') {
    if (isHttpUrl(image)) return { body, asForm: true };
    return { body, asForm: true, ...dataUrlFile(image) };
  }
  return { body, asForm: true, file: image, fileName: 'name' in image ? String(image.name) : 'logo' };
}

function dataUrlFile(text: string): { readonly file: Blob; readonly fileName: string } {
  const [, type = '', base64 = ''] = /^data:(image\/([\w.+-]+));base64,([\w+/=\s]+)$/.exec(text)?.toSpliced(2, 1) ?? [];
  if (type === '') throw new SpotreelError('invalid_argument', 'image must be a file, a base64 data URL or a link');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return { file: new Blob([bytes], { type }), fileName: `logo.${type.replace(/^image\/|\+.*$/g, '')}` };
}

type Links = Pick<PlaceDraft, 'website' | 'trustpilotUrl' | 'googlePlace'>;

/** People type `fern.example`; the server wants a link. */
function linksOf({ website, trustpilotUrl, googlePlace }: Links): Links {
  const links = { website, trustpilotUrl, googlePlace };
  const given = Object.entries(links).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, toHttpUrl(value as string)]));
}
