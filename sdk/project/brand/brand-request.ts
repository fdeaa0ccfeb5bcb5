/** Request of a brand (docs/rules/forms.md#brands): which fields are dropped, emptied, or sent as a file. */
import type { HexColor } from '../../base/color';
import { SpotreelError } from '../../base/errors';
import { isHttpUrl, toHttpUrl } from '../../base/link';
import type { BrandChange, NewBrand } from '../../contract/brand/organisation';

/** A brand as a form holds it. */
export interface BrandDraft {
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
export interface BrandRequest<Body> {
  readonly body: Body;
  readonly asForm: boolean;
  readonly file?: Blob;
  readonly fileName?: string;
}

/** The colors of a brand, the most important first. */
export const BRAND_COLOR_NAMES = ['primaryColor', 'secondaryColor', 'thirdColor', 'fourthColor'] as const;
/** Field of a brand that holds a color. */
export type BrandColorName = (typeof BRAND_COLOR_NAMES)[number];

/** Drops empty optional fields. Throws `invalid_argument` for an image text that is neither a data URL nor a link. */
export function newBrandRequest({ image, ...draft }: BrandDraft): BrandRequest<NewBrand> {
  const filled = Object.entries({ ...draft, ...linksOf(draft) }).filter(([, value]) => value !== '' && value != null);
  const body = { ...Object.fromEntries(filled), name: draft.name } as NewBrand;
  // A new brand has no logo that null could take away.
  return withImage(body, image === '' || image === null ? undefined : image);
}

/** Empty colors become empty strings. Throws as `newPlaceRequest`. */
export function brandChangeRequest({ image, ...draft }: BrandDraft): BrandRequest<BrandChange> {
  const colors = Object.fromEntries(BRAND_COLOR_NAMES.map((color) => [color, draft[color] || ('' as const)]));
  return withImage({ ...draft, ...colors, ...linksOf(draft) } as BrandChange, image);
}

function withImage<Body extends { image?: string | null | undefined }>(
  body: Body,
  image: BrandDraft['image'],
): BrandRequest<Body> {
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

type Links = Pick<BrandDraft, 'website' | 'trustpilotUrl' | 'googlePlace'>;

/** People type `fern.example`; the server wants a link. */
function linksOf({ website, trustpilotUrl, googlePlace }: Links): Links {
  const links = { website, trustpilotUrl, googlePlace };
  const given = Object.entries(links).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, toHttpUrl(value as string)]));
}
