import { useStore } from '@nanostores/react';
import type { DataExport } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { isBeingMade, type PersonalDataStore } from '@spotreel/sdk/internal/stores';
import { useEffect } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { formError } from '../../controls/field/field-error';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';

/** Makes a ZIP of everything about the account, and offers those that are ready. */
export function ExportPanel({ store }: { store: PersonalDataStore }) {
  const t = useTranslator();
  const { data: exports, failure } = useStore(store.$exports);
  const form = useStore(store.$request);
  const refusal = formError(form);
  const isMaking = exports?.some(isBeingMade) ?? false;
  useExportList(store, isMaking);

  return (
    <AccountPanel title={t('data.exportTitle')} text={t('data.exportText')}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {failure && (
        <EmptyState title={t('data.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!exports && !failure && <Skeleton shape="line" />}
      {exports && exports.length > 0 && (
        <ul className="sr-product-list">
          {exports.map((one) => (
            <ExportRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      <div>
        <Button disabled={isMaking} busy={form.status === 'sending'} onClick={() => void store.requestExport()}>
          {t('data.export')}
        </Button>
      </div>
    </AccountPanel>
  );
}

/** Loads the list, and keeps it up to date while an export is being made. */
function useExportList(store: PersonalDataStore, isMaking: boolean): void {
  useEffect(() => {
    void store.load();
  }, [store]);
  useEffect(() => {
    if (!isMaking) return undefined;
    const controller = new AbortController();
    void store.follow(controller.signal);
    return () => controller.abort();
  }, [store, isMaking]);
}

function ExportRow({ one }: { one: DataExport }) {
  const t = useTranslator();
  const { status, percentageComplete, downloadUrl, expiresAt, sizeBytes, createdAt } = one;
  const text =
    status === 'failed'
      ? t('data.failed')
      : isBeingMade(one)
        ? t('data.making')
        : t('data.ready', { date: dayText(t, expiresAt ?? createdAt) });
  return (
    <li className="sr-product-list__row">
      <div className="sr-product-list__text">
        <strong>{dayText(t, createdAt)}</strong>
        <span>{text}</span>
        {isBeingMade(one) && <Progress percent={percentageComplete} label={t('data.progress')} />}
      </div>
      {downloadUrl && (
        <a className="sr-button sr-button--primary sr-button--sm" href={downloadUrl} download>
          {t('data.download', { size: sizeText(t, sizeBytes ?? 0) })}
        </a>
      )}
    </li>
  );
}

function sizeText(t: Translator, bytes: number): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(t.locale, format).format(Math.max(0.1, bytes / 1_000_000));
}
