/** Findings of the checker of template packages, and imported templates as the API sends them. */
import * as z from 'zod/mini';
import { templateKind } from '../library/template';
import type { IdSchema } from '../schemas/ids';
import { id, ratio, timestamp } from '../schemas/scalars';

/** Codes are stable. A newer server may say others. */
export const findingCodes = [
  // The file
  'not_a_package',
  'archive_damaged',
  'too_many_entries',
  'entry_too_large',
  'package_too_large',
  'compression_bomb',
  'unsafe_path',
  'special_file',
  'duplicate_entry',
  'encrypted_entry',
  'compression_unsupported',
  'nested_archive',
  'unknown_entry',
  // template.json
  'manifest_missing',
  'manifest_unreadable',
  'manifest_invalid',
  'version_unsupported',
  'field_repeated',
  'text_too_long',
  'facet_unknown',
  'music_unknown',
  // Lottie documents
  'layout_missing',
  'layout_unreadable',
  'template_broken',
  'template_unsupported',
  'frame_rate_converted',
  'first_frame_moved',
  'version_upgraded',
  'canvas_size',
  'duration_differs',
  'keyframe_outside',
  'field_without_layer',
  'layer_without_field',
  'font_unavailable',
  'text_without_box',
  'text_overflow',
  'text_collides',
  'text_contrast',
  // Pictures and videos
  'asset_missing',
  'asset_unused',
  'asset_undecodable',
  // What was made of a plain Lottie document
  'manifest_derived',
  'still_unpainted',
] as const;
/** Stable names of what the package checker can find. */
export type FindingCode = (typeof findingCodes)[number];

export const packageFinding = z.looseObject({
  /** An error keeps the package out. */
  severity: z.enum(['error', 'warning', 'note']),
  /** One of `findingCodes`. */
  code: z.string(),
  /** File of the package; '': the package itself. */
  file: z.string(),
  /** Path of layer names, precomps first; '': none. */
  layer: z.string(),
  /** innerReference, or the path in `template.json`; '': none. */
  field: z.string(),
  /** With `template_broken` and `template_unsupported`: the short name of what is wrong, for example `expression`. */
  feature: z.string(),
  message: z.string(),
  /** Advice on how to fix it. */
  hint: z.string(),
  /** The moment that is meant, with a ring around the place. The address is signed, and good for some hours. */
  still: z.optional(z.looseObject({ url: z.string(), width: z.int(), height: z.int() })),
});
/** One thing that the checker found in a package. */
export type PackageFinding = z.infer<typeof packageFinding>;

/** Summary of the package that is about to be imported. */
const described = z.looseObject({
  packageId: z.string(),
  name: z.string(),
  description: z.string(),
  kind: templateKind,
  tier: z.enum(['free', 'premium']),
  ratios: z.array(ratio),
  durationSeconds: z.number(),
  fields: z.looseObject({ texts: z.int(), images: z.int(), colors: z.int() }),
  /** Revision of the imported template that it replaces; null: it is new. */
  replacesRevision: z.nullable(z.int()),
});

export const packageStill = z.looseObject({
  ratio,
  /** `long`: each text as long as its field takes, or two and a half times its own. */
  texts: z.enum(['short', 'long']),
  /** Signed; good for some hours. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

export const packageCheck = z.looseObject({
  isImportable: z.boolean(),
  /** `lottie`: a plain document, of which a package was made. */
  origin: z.enum(['package', 'lottie']),
  findings: z.array(packageFinding),
  /** Null while it cannot be read. */
  template: z.nullable(described),
  /** None with errors, and where nothing can be painted. */
  stills: z.array(packageStill),
});
/** The checker's verdict on a package, with stills of what it would look like. */
export type PackageCheck = z.infer<typeof packageCheck>;

export const importedTemplate = z.looseObject({
  id: id as IdSchema<'templatePackage'>,
  packageId: z.string(),
  /** Counts the imports of this package. */
  revision: z.int(),
  name: z.string(),
  description: z.string(),
  kind: templateKind,
  tier: z.enum(['free', 'premium']),
  templateGroup: id as IdSchema<'templateGroup'>,
  /** By ratio. */
  templates: z.record(z.string(), id as IdSchema<'template'>),
  posters: z.record(z.string(), z.string()),
  sizeBytes: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
/** A template that an operator imported for the tenant. */
export type ImportedTemplate = z.infer<typeof importedTemplate>;

export const packageFile = z.looseObject({
  /** Signed; good for some hours. Answers the `.spotreel` file as a download. */
  url: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
});
