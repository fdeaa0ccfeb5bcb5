/**
 * `template.json` of a template package: a `.spotreel` file, which is a zip. It contains this manifest, one Lottie
 * document a ratio (`lottie/<ratio>.json`) and the files that the manifest names (`assets/…`). How to write one:
 * `docs/author-a-template.md`. Unknown keys are refused, so that a typing error is found. Additions of a later version
 * come with a higher `version`.
 */
import * as z from 'zod/mini';
import { isStorable } from '../../base/storable-text';
import { templateKind } from '../library/template';
import { hexColor, ratio } from '../schemas/scalars';

/** The `format` of every `template.json`. */
export const PACKAGE_FORMAT = 'spotreel-template';
/** Version of the format that is written; older ones are read. */
export const PACKAGE_VERSION = 1;

const text = (longest: number) =>
  z.string().check(z.maxLength(longest), z.refine(isStorable, { error: 'Contains a character that cannot be stored' }));
const words = (longest: number) => text(longest).check(z.trim(), z.minLength(1));
/** Characters that the texts of a scene may have, in all layers that show them: so many are shaped in a moment. */
const MOST_CHARACTERS = 20_000;

const slugs = z._default(z.array(words(60)).check(z.maxLength(20)), []);
/** A file of the package. */
const assetFile = text(200).check(z.regex(/^assets\/[^/]/));

/** Reference of a field in saves. */
const reference = text(100).check(z.regex(/^[A-Za-z0-9][\w.-]*$/));

const fieldBase = {
  innerReference: reference,
  /** Label of the input. */
  name: words(100),
  /** Value of the chosen brand that fills it, for example `NAME`, `WEBSITE`, `LOGO`, `PRIMARY_COLOR`. */
  dataField: z.optional(words(60)),
  dataType: z.optional(words(60)),
  /** Slots (`sid`) of the documents that show it. Default: the one of its `innerReference`. */
  targets: z.optional(z.array(words(100)).check(z.minLength(1), z.maxLength(20))),
};

const textField = z.strictObject({
  ...fieldBase,
  type: z._default(z.enum(['text', 'textarea']), 'text'),
  placeholder: z._default(text(500), ''),
  defaultValue: text(1000),
  /** Characters. */
  maxLength: z.int().check(z.gte(1), z.lte(1000)),
});

function shownCharacters(fields: readonly z.infer<typeof textField>[]): number {
  return fields.reduce((sum, { maxLength, targets }) => sum + maxLength * (targets?.length ?? 1), 0);
}

/** Above 0: width / height of the place that shows a picture, by ratio. */
const aspectRatios = z.partialRecord(ratio, z.number().check(z.gte(0.05), z.lte(20)));

const imageField = z.strictObject({
  ...fieldBase,
  /** Shown until a picture is chosen. */
  default: assetFile,
  aspectRatio: z._default(aspectRatios, {}),
});

const colorField = z.strictObject({ ...fieldBase, defaultValue: hexColor });

const background = z.strictObject({
  default: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('color'), value: hexColor }),
    z.strictObject({ type: z.literal('image'), file: assetFile }),
    z.strictObject({ type: z.literal('video'), file: assetFile }),
  ]),
  /** Kinds that a user may choose. */
  allowed: z._default(z.array(z.enum(['color', 'image', 'video'])), ['color', 'image', 'video']),
});

/** Seconds; as long as a Lottie document may be. */
const seconds = z.number().check(z.gte(0), z.lte(600));

/**
 * `template.json` of a package. Unknown fields are errors, so that typing mistakes are found.
 *
 * @example
 * ```ts
 * import { type TemplateManifest, templateManifest } from '@spotreel/sdk';
 *
 * const readManifest = (text: string): TemplateManifest => templateManifest.parse(JSON.parse(text));
 * ```
 */
export const templateManifest = z.strictObject({
  format: z.literal(PACKAGE_FORMAT),
  version: z.literal(PACKAGE_VERSION),
  /** Another package with this id replaces the template. */
  id: text(100).check(z.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/)),
  name: words(120),
  description: z._default(text(1000).check(z.trim()), ''),
  /** An image is the one frame at `keyframeSeconds`. */
  kind: z._default(templateKind, 'video'),
  tier: z._default(z.enum(['free', 'premium']), 'free'),
  /** Slugs; of goals, moods and categories the most fitting first. */
  goals: slugs,
  moods: slugs,
  categories: slugs,
  /** A document each. A project starts with the one of the template that was chosen. */
  ratios: z.array(ratio).check(
    z.minLength(1),
    z.refine((list) => new Set(list).size === list.length, { error: 'Names a ratio twice' }),
  ),
  durationSeconds: seconds.check(z.gte(1 / 30)),
  /** Time at which everything is in place: the still of posters. */
  keyframeSeconds: seconds,
  bpm: z._default(z.number().check(z.gte(20), z.lte(300)), 120),
  /** A kit of the library; null: silent. */
  musicKitId: z._default(z.nullable(z.int().check(z.positive())), null),
  /** Font of the headlines, which a chosen font replaces. */
  fontFamily: words(100),
  /** Most important first. */
  palette: z._default(z.array(hexColor).check(z.maxLength(12)), []),
  background,
  fields: z.strictObject({
    texts: z._default(
      z.array(textField).check(
        z.maxLength(60),
        z.refine((fields) => shownCharacters(fields) <= MOST_CHARACTERS, {
          error: 'All texts together may have at most 20,000 characters, in all layers that show them',
        }),
      ),
      [],
    ),
    images: z._default(z.array(imageField).check(z.maxLength(30)), []),
    colors: z._default(z.array(colorField).check(z.maxLength(30)), []),
  }),
});
/** `template.json` of a package, with defaults filled in. */
export type TemplateManifest = z.infer<typeof templateManifest>;
