import { parseHexColor } from '@spotreel/sdk/internal/base';
import type {
  BackgroundValue,
  BuiltIngredient,
  BuiltLayout,
  IngredientTemplate,
  Media,
  Ratio,
} from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import type { Addresses } from '../../media/files/addresses';
import { toMedia } from '../../media/to-media';
import type { Catalogue } from '../catalogue/catalogue';
import { displayFontOf } from '../catalogue/look-of';
import { ratios } from '../catalogue/orientations';
import { layoutKey } from '../seeding/manifest-rows';

interface View {
  readonly catalogue: Catalogue;
  readonly addresses: Addresses;
}

/**
 * Undefined when the scene has no layout for `ratio`; without a ratio, its first layout counts. Undefined too when one
 * of its own pictures is no longer in the library: such a scene cannot be shown as it was drawn.
 */
export function toIngredientTemplate(
  built: BuiltIngredient,
  position: number,
  ratio: Ratio | undefined,
  view: View,
): IngredientTemplate | undefined {
  const orientation =
    ratio ??
    view.catalogue.templates.get(built.id)?.orientation ??
    ratios.find((candidate) => built.layouts[candidate]);
  const layout = orientation && built.layouts[orientation];
  if (!orientation || !layout || picturesOf(built).some((id) => !view.catalogue.media.has(id))) return undefined;
  const displayFont = displayFontOf(view.catalogue, built.id);
  return {
    ...described(built, position),
    ...templateTimes(built),
    renderer: view.catalogue.templates.get(built.id)?.renderer ?? 'lottie',
    orientation,
    ...(displayFont !== undefined && { displayFont }),
    ...files(layout, view),
    ...templateForm(built, orientation, (id) => libraryPicture(id, view)),
    ...measuredColors(built),
  };
}

/** Colors of all its layouts: the colors of a scene stay when the ratio changes. */
function measuredColors({ layouts }: BuiltIngredient): Pick<IngredientTemplate, 'textColors'> {
  const found = Object.values(layouts).flatMap(({ textColors = [] }) => textColors);
  if (found.length === 0) return {};
  const distinct = new Map(found.map((colors) => [JSON.stringify(colors), colors]));
  return { textColors: [...distinct.values()] };
}

function picturesOf({ images, background }: BuiltIngredient): number[] {
  const own = background.default.type === 'color' ? [] : [background.default.value];
  return [...images.map(({ defaultMediaId }) => defaultMediaId), ...own];
}

function described({ id, name, description }: BuiltIngredient, position: number) {
  return { id, templateId: id, position, name, description };
}

/** End of a template, and the time at which it shows everything, as the API names them. */
export function templateTimes({ keyframeSeconds, transition, ...built }: BuiltIngredient) {
  const { durationSeconds: duration, bars } = templateLength(built);
  return { duration, bars, ...(transition && { transition }), keyframes: [keyframeSeconds] };
}

function files(layout: BuiltLayout, { addresses }: View) {
  return {
    dataFile: addresses.of(layoutKey(layout.file)),
    preview: addresses.of(layoutKey(layout.posterFile)),
  };
}

/** Fields of a template, with its own files as `file` finds them. */
export function templateForm<File>(built: BuiltIngredient, ratio: Ratio, file: (id: number) => File) {
  const { background } = built;
  return {
    fields: {
      texts: built.texts.map((field) => ({
        ...base(field),
        type: field.type,
        placeholder: field.placeholder,
        defaultValue: field.defaultValue,
        maxLength: field.maxLength,
      })),
      images: built.images.map((field) => ({
        ...base(field),
        type: 'image' as const,
        defaultValue: file(field.defaultMediaId),
        aspectRatio: field.aspectRatio[ratio] ?? 1,
        sourceType: 'default_url',
      })),
      colors: built.colors.map((field) => ({
        ...base(field),
        type: 'color' as const,
        defaultValue: parseHexColor(field.defaultValue) ?? '#000000',
      })),
    },
    backgrounds: {
      color: background.allowed.includes('color'),
      image: background.allowed.includes('image'),
      video: background.allowed.includes('video'),
      default: defaultBackground(built),
      media: background.default.type === 'color' ? null : file(background.default.value),
    },
  };
}

interface FieldSource {
  readonly innerReference: string;
  readonly name: string;
  readonly dataField?: string;
  readonly dataType?: string;
  readonly targets?: readonly string[];
}

function base({ innerReference, name, dataField, dataType, targets }: FieldSource) {
  return {
    innerReference,
    name,
    dataField: dataField ?? null,
    dataType: dataType ?? null,
    targets: [...(targets ?? [innerReference])],
  };
}

function libraryPicture(id: number, { catalogue, addresses }: View): Media {
  const row = catalogue.media.get(id);
  if (!row) throw new Error(`The library has no picture ${id}`);
  return toMedia(row, addresses);
}

function defaultBackground({ background }: BuiltIngredient): BackgroundValue {
  const { type, value } = background.default;
  if (type === 'color') return { type, value: parseHexColor(value) ?? '#000000' };
  return { type, value };
}
