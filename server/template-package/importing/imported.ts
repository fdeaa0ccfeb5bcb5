import type { ImportedTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import { inArray } from 'drizzle-orm';
import { type TemplatePictures, template } from '../../library/templates/tables';
import type { Addresses } from '../../media/files/addresses';
import type { TemplatePackageServices } from '../domain';
import { byRatio } from '../lottie/by-ratio';
import type { PackageRow } from './keep-package';

/** Imported templates as the API sends them, with their posters. */
export async function imported(
  { db, addresses }: Pick<TemplatePackageServices, 'db' | 'addresses'>,
  rows: readonly PackageRow[],
  baseUrl: string,
): Promise<ImportedTemplate[]> {
  const ids = rows.flatMap(({ templateIds }) => Object.values(templateIds).slice(0, 1));
  const columns = { groupId: template.groupId, pictures: template.pictures };
  const found = ids.length === 0 ? [] : await db.select(columns).from(template).where(inArray(template.id, ids));
  const pictures = new Map(found.map((row) => [row.groupId, row.pictures]));
  return rows.map((row) => toImportedTemplate(row, pictures.get(row.groupId) ?? {}, addresses.at(baseUrl)));
}

/** `pictures`: of one of its templates; all have those of every ratio. */
function toImportedTemplate(
  row: PackageRow,
  pictures: Readonly<Partial<Record<Ratio, TemplatePictures>>>,
  addresses: Addresses,
): ImportedTemplate {
  const { name, description, kind, tier } = row.manifest;
  return {
    id: row.id,
    packageId: row.packageId,
    revision: row.revision,
    name,
    description,
    kind,
    tier,
    templateGroup: row.groupId,
    templates: byRatio(row.templateIds),
    sizeBytes: row.sizeBytes,
    posters: Object.fromEntries(
      Object.entries(byRatio(pictures)).flatMap(([ratio, own]) => (own ? [[ratio, addresses.of(own.poster)]] : [])),
    ),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
