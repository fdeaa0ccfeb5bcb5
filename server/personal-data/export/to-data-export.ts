import type { DataExport } from '@spotreel/sdk/internal/contract';
import type { PersonalDataServices } from '../domain';
import type { dataExport } from '../tables';
import { exportAddressOf } from './export-tokens';

export type DataExportRow = typeof dataExport.$inferSelect;

export async function toDataExport(
  row: DataExportRow,
  services: PersonalDataServices,
  baseUrl: string,
): Promise<DataExport> {
  const { id, status, progress, sizeBytes, expiresAt, createdAt } = row;
  const address = status === 'done' ? await exportAddressOf(services, id) : null;
  return {
    id,
    status,
    percentageComplete: progress,
    sizeBytes,
    downloadUrl: address && `${baseUrl}${address}`,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
