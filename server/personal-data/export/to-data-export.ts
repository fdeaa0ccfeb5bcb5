import type { DataExport } from '@spotreel/sdk/contract';
import type { dataExport } from '../tables';
import type { DataExportLinks } from './export-links';

export type DataExportRow = typeof dataExport.$inferSelect;

export function toDataExport(row: DataExportRow, links: DataExportLinks, baseUrl: string): DataExport {
  const { id, status, progress, sizeBytes, expiresAt, createdAt } = row;
  return {
    id,
    status,
    percentageComplete: progress,
    sizeBytes,
    downloadUrl: status === 'done' ? `${baseUrl}${links.sign(id)}` : null,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
