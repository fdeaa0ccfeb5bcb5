/** A checked package as rows of the library. */

import {
  type BuiltBackground,
  type BuiltLayout,
  type BuiltTemplate,
  CANVAS,
  type Ratio,
  type TemplateManifest,
  type TextColors,
} from '@spotreel/sdk/internal/contract';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { storedSearch } from '../../library/search/search-text';

export interface PackageKeys {
  /** Storage keys of the documents and posters, by ratio. */
  readonly documents: ReadonlyMap<Ratio, string>;
  readonly posters: ReadonlyMap<Ratio, string>;
  /** Colors of the texts of each layout. */
  readonly textColors: ReadonlyMap<Ratio, readonly TextColors[]>;
  /** Media ids of the assets, by their names. */
  readonly media: ReadonlyMap<string, number>;
}

/** Common part of the templates of all ratios; id and orientation are their own. */
export function builtTemplate(
  manifest: TemplateManifest,
  keys: PackageKeys,
  groupId: number,
  { kits }: Pick<Catalogue, 'kits'>,
): Omit<BuiltTemplate, 'id' | 'orientation'> {
  const { name, description, kind, tier, bpm, durationSeconds, keyframeSeconds, fontFamily, palette } = manifest;
  const { texts, images, colors } = manifest.fields;
  const kit = manifest.musicKitId !== null && kits.has(manifest.musicKitId) ? manifest.musicKitId : null;
  return {
    slug: manifest.id,
    name,
    description,
    kind,
    tier,
    bpm,
    durationSeconds,
    keyframeSeconds,
    fontFamily,
    palette,
    renderer: 'lottie',
    groupId,
    defaultMusicKitId: kind === 'image' ? null : kit,
    // Thousandths: 4.2666… bars are no less than they are.
    bars: Math.round(((durationSeconds * bpm) / 240) * 1000) / 1000,
    texts: texts.map((field) => withoutUndefined({ ...field, placeholder: field.placeholder || field.defaultValue })),
    images: images.map(({ default: file, ...field }) =>
      withoutUndefined({ ...field, defaultMediaId: mediaId(keys, file) }),
    ),
    colors: colors.map((field) => withoutUndefined(field)),
    background: { allowed: manifest.background.allowed, default: background(manifest, keys) },
    layouts: layouts(manifest, keys),
  };
}

/** List entry of the group and of each of its templates. */
export function listedFacts(manifest: TemplateManifest, catalogue: Catalogue) {
  const { name, description, tier } = manifest;
  const ids = (kind: 'goals' | 'moods' | 'categories') =>
    manifest[kind].flatMap((slug) => [...catalogue[kind]].filter((facet) => facet.slug === slug)).map(({ id }) => id);
  return {
    name,
    description,
    tier,
    retired: false,
    goals: ids('goals'),
    moods: ids('moods'),
    categories: ids('categories'),
    search: storedSearch(
      description,
      manifest.fields.texts.map(({ defaultValue }) => defaultValue),
    ),
  };
}

type Optional<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> };

/** JSON knows no undefined, and a library's fields have none. */
function withoutUndefined<Value extends object>(value: Value): Optional<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Optional<Value>;
}

function background({ background: { default: own } }: TemplateManifest, keys: PackageKeys): BuiltBackground {
  if (own.type === 'color') return own;
  return { type: own.type, value: mediaId(keys, own.file) };
}

function layouts({ ratios }: TemplateManifest, { documents, posters, textColors }: PackageKeys) {
  const built: Partial<Record<Ratio, BuiltLayout>> = {};
  for (const ratio of ratios) {
    const file = documents.get(ratio);
    const posterFile = posters.get(ratio);
    const measured = textColors.get(ratio) ?? [];
    if (file === undefined || posterFile === undefined) continue;
    built[ratio] = { file, posterFile, ...CANVAS[ratio], ...(measured.length > 0 && { textColors: measured }) };
  }
  return built;
}

function mediaId({ media }: PackageKeys, file: string): number {
  const id = media.get(file);
  if (id === undefined) throw new RangeError(`The package has no ${file}`);
  return id;
}
