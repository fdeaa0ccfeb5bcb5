import { STORAGE_UNIT_BYTES } from '@spotreel/sdk/internal/contract';
import { bytesText } from '../../foundation/text/bytes-text';
import { useTranslator } from '../../foundation/text/translation';
import { NEARLY_FULL, UsageMeter } from './usage-meter';

export interface StorageMeterProps {
  bytes: number;
  /** Gigabytes; -1: without limit. */
  limit: number;
  /** For a cell of a table. Default: false. */
  isInTable?: boolean;
}

/** Share of the storage that files and unfinished uploads of an account fill. */
export function StorageMeter({ bytes, limit, isInTable = false }: StorageMeterProps) {
  const t = useTranslator();
  const most = limit < 0 ? -1 : limit * STORAGE_UNIT_BYTES;
  const isNear = most >= 0 && bytes >= most * NEARLY_FULL;
  return (
    <UsageMeter
      label={t('limit.storageLimit')}
      used={bytes}
      limit={most}
      hint={isInTable ? undefined : t(isNear ? 'usage.storageNear' : 'usage.storageHint')}
      isInTable={isInTable}
      format={(amount) => bytesText(t, amount)}
    />
  );
}
