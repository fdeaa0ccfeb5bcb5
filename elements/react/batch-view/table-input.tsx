import { useStore } from '@nanostores/react';
import { BATCH_COLUMNS, BATCH_ROWS } from '@spotreel/sdk/contract';
import type { BatchDraft } from '@spotreel/sdk/stores';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { AccountPanel } from '../account-screen/account-panel';
import { Button } from '../button/button';
import { FileButton } from '../button/file-button';
import { TextAreaField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

const ACCEPT = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
const LIMITS = { rows: BATCH_ROWS, columns: BATCH_COLUMNS };

/** Takes the table: as a file, or as pasted cells. */
export function TableInput({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const [pasted, setPasted] = useState('');
  const { data: base } = useStore(store.$base);

  function paste(text: string) {
    setPasted(text);
    void store.paste(text);
  }
  function upload([file]: readonly File[]) {
    setPasted('');
    if (file) void store.readFile(file);
  }
  return (
    <AccountPanel title={t('batch.tableTitle')} text={t('batch.tableText', LIMITS)}>
      <div className="sr-batch__buttons">
        <FileButton icon={<Upload aria-hidden />} accept={ACCEPT} onFiles={upload}>
          {t('batch.upload')}
        </FileButton>
        <Button
          variant="quiet"
          icon={<Download aria-hidden />}
          disabled={!base}
          onClick={() => void saveSample(store, t('batch.sampleName'), base?.name ?? '')}
        >
          {t('batch.sample')}
        </Button>
      </div>
      <TextAreaField label={t('batch.paste')} rows={4} value={pasted} onValueChange={paste} />
      <TableState store={store} />
    </AccountPanel>
  );
}

function TableState({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const { table, problem, fileName } = useStore(store.$table);
  if (problem) return <Notice tone="danger">{t(`batch.${problem}`, LIMITS)}</Notice>;
  if (!table) return null;
  const facts = t('batch.tableFacts', { count: table.rows.length, columns: table.columns.length });
  return (
    <p className="sr-batch__note" role="status">
      {fileName ? `${fileName}: ${facts}` : facts}
    </p>
  );
}

async function saveSample(store: BatchDraft, nameColumn: string, name: string): Promise<void> {
  const text = await store.sample(nameColumn);
  if (text === undefined) return;
  // the mark lets spreadsheets read it as UTF-8
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
