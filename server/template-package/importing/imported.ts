import type { ImportedTemplate } from '@spotreel/sdk/internal/contract';
import { inArray } from 'drizzle-orm';
import { template } from '../../library/templates/tables';
import type { TemplatePackageServices } from '../services';
import type { PackageRow } from './keep-package';
import { toImportedTemplate } from './to-imported-template';

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
