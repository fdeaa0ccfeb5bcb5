import type { ImportedTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import type { TemplatePictures } from '../../library/templates/tables';
import type { Addresses } from '../../media/addresses';
import { byRatio } from '../lottie/by-ratio';
import type { PackageRow } from './keep-package';

/** `pictures`: of one of its templates; all have those of every ratio. */
export function toImportedTemplate(
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
