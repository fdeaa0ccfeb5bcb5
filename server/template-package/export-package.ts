/** A template as a package: of an imported one what was imported, of the library's what it was built of. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type BuiltTemplate,
  PACKAGE_FORMAT,
  PACKAGE_VERSION,
  type TemplateManifest,
  templateManifest,
} from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { CurrentUser } from '../account/session/authenticate';
import type { Catalogue } from '../library/catalogue/catalogue';
import { ratios as allRatios } from '../library/catalogue/orientations';
import { layoutKey } from '../library/seeding/manifest-rows';
import { animationOf } from '../library/templates/find-animation';
import { type ArchivePart, writeArchive } from '../media/archive/write-archive';
import { ApiError } from '../platform/http/api-error';
import { withTemporaryFile } from '../platform/http/form/temporary-file';
import { stillKey } from '../render/stills/still-files';
import type { TemplatePackageServices } from './domain';
import { byRatio } from './lottie/by-ratio';
import { layoutFile } from './lottie/layout-file';
import { MANIFEST } from './opening/manifest';
import { templatePackage } from './tables';

export interface ExportedPackage {
  readonly key: string;
  readonly fileName: string;
  readonly sizeBytes: number;
}

interface PackageContent {
  readonly manifest: TemplateManifest;
  /** Name in the package -> key. */
  readonly files: Readonly<Record<string, string>>;
}

/** Kept for a day under the key that is answered. Throws `not_found`. */
export async function exportPackage(
  services: TemplatePackageServices,
  user: CurrentUser,
  templateId: number,
): Promise<ExportedPackage> {
  const { manifest, files } = await contentOf(services, user, templateId);
  const parts: ArchivePart[] = [
    { name: MANIFEST, content: { bytes: Buffer.from(`${JSON.stringify(inOrder(manifest), null, 2)}\n`) } },
  ];
  for (const name of Object.keys(files).toSorted())
    parts.push({
      name,
      content: { open: async () => createReadStream(await services.localSource(files[name] ?? '')) },
    });
  return withTemporaryFile(services.workDir, async (file) => {
    await writeArchive(parts, file);
    const { size: sizeBytes } = await stat(file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    // Asked for again, it is the same file at the same address.
    const key = stillKey(services.clock, 'spotreel').replace(/[^/]+$/, `${hash.digest('hex')}.spotreel`);
    await services.storage.putFile(key, file);
    return { key, fileName: `${manifest.id}.spotreel`, sizeBytes };
  });
}

async function contentOf(
  services: TemplatePackageServices,
  user: CurrentUser,
  templateId: number,
): Promise<PackageContent> {
  const { row, built } = await animationOf(services, user, templateId);
  if (built.renderer !== 'lottie') throw new ApiError('not_found');
  if (row.tenantId === null) return libraryContent(services, built, row);
  const [own] = await services.db
    .select()
    .from(templatePackage)
    .where(eq(templatePackage.groupId, row.groupId ?? 0));
  if (!own) throw new ApiError('not_found');
  return own;
}

type Facets = { readonly [Kind in 'goals' | 'moods' | 'categories']: readonly number[] };

/** Files of a package by name, with the storage keys of their content. */
type PackageFiles = Record<string, string>;

/** Adds a file of the library to `files`, and gives its name in the package. Throws `not_found`. */
function addAsset(files: PackageFiles, { media }: Catalogue, mediaId: number): string {
  const key = media.get(mediaId)?.fileKey;
  if (key === undefined) throw new ApiError('not_found');
  const name = `assets/${path.posix.basename(key)}`;
  files[name] = key;
  return name;
}

function facetSlugs(catalogue: Catalogue, facets: Facets) {
  const slugs = (kind: keyof Facets) =>
    facets[kind].flatMap((id) => [...catalogue[kind]].filter((facet) => facet.id === id).map(({ slug }) => slug));
  return { goals: slugs('goals'), moods: slugs('moods'), categories: slugs('categories') };
}

function libraryContent({ catalogue }: TemplatePackageServices, built: BuiltTemplate, facets: Facets): PackageContent {
  const files: PackageFiles = {};
  const assetOf = (mediaId: number) => addAsset(files, catalogue, mediaId);
  const ratios = allRatios.filter((ratio) => built.layouts[ratio]);
  for (const ratio of ratios) files[layoutFile(ratio)] = layoutKey(built.layouts[ratio]?.file ?? '');
  const { name, description, kind, tier, keyframeSeconds, bpm, fontFamily, palette } = built;
  const { default: shown, allowed } = built.background;
  const manifest = {
    format: PACKAGE_FORMAT,
    version: PACKAGE_VERSION,
    id: `spotreel.${built.slug}`,
    name,
    description,
    kind,
    tier,
    ...facetSlugs(catalogue, facets),
    ratios,
    durationSeconds: templateLength(built).durationSeconds,
    keyframeSeconds,
    bpm,
    musicKitId: built.defaultMusicKitId,
    fontFamily,
    palette,
    background: {
      default: shown.type === 'color' ? shown : { type: shown.type, file: assetOf(shown.value) },
      allowed,
    },
    fields: {
      texts: built.texts,
      images: built.images.map(({ defaultMediaId, ...field }) => ({ ...field, default: assetOf(defaultMediaId) })),
      colors: built.colors,
    },
  };
  return { manifest: manifest as TemplateManifest, files };
}

/** As the schema has them: a database keeps no order of keys, and people read this file. */
function inOrder(manifest: TemplateManifest): TemplateManifest {
  const { fields, ...rest } = z.parse(templateManifest, manifest);
  const images = fields.images.map((field) => ({ ...field, aspectRatio: byRatio(field.aspectRatio) }));
  return { ...rest, fields: { ...fields, images } };
}
