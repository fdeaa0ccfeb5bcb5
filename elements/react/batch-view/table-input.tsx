import { useStore } from '@nanostores/react';
import { BATCH_COLUMNS, BATCH_ROWS } from '@spotreel/sdk/contract';
import type { BatchDraft } from '@spotreel/sdk/stores';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { AccountPanel } from '../account-screen/account-panel';
import { Button } from '../button/button';
import { FileButton } from '../button/file-button';
import { SelectField } from '../field/select-field';
import { TextAreaField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { ProductSource } from './product-source';

const ACCEPT = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
const LIMITS = { rows: BATCH_ROWS, columns: BATCH_COLUMNS };

type RowSource = 'spreadsheet' | 'products';

/** Takes the table: a file, pasted cells, or products of a shop. */
export function TableInput({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const [from, setFrom] = useState<RowSource>('spreadsheet');
  return (
    <AccountPanel title={t('batch.tableTitle')} text={t('batch.tableText', LIMITS)}>
      <SelectField<RowSource>
        label={t('batch.rowsFrom')}
        value={from}
        options={[
          { value: 'spreadsheet', label: t('batch.aSpreadsheet') },
          { value: 'products', label: t('batch.aShop') },
        ]}
        onChange={setFrom}
      />
      {from === 'spreadsheet' ? <SpreadsheetInput store={store} /> : <ProductSource store={store} />}
      <TableState store={store} />
    </AccountPanel>
  );
}

function SpreadsheetInput({ store }: { store: BatchDraft }) {
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
  async function saveSample() {
    saveTable(await store.sample(t('batch.sampleName')), base?.name ?? '');
  }
  return (
    <>
      <div className="sr-batch__buttons">
        <FileButton icon={<Upload aria-hidden />} accept={ACCEPT} onFiles={upload}>
          {t('batch.upload')}
        </FileButton>
        <Button variant="quiet" icon={<Download aria-hidden />} disabled={!base} onClick={() => void saveSample()}>
          {t('batch.sample')}
        </Button>
      </div>
      <TextAreaField label={t('batch.paste')} rows={4} value={pasted} onValueChange={paste} />
    </>
  );
}

function TableState({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const { table, problem, fileName } = useStore(store.$table);
  if (problem) return <Notice tone="danger">{t(`batch.${problem}`, LIMITS)}</Notice>;
  if (!table) return null;
  const facts = t('batch.tableFacts', { count: table.rows.length, columns: table.columns.length });
  const saveCopy = async () => saveTable(await store.tableFile(), fileName);
  return (
    <div className="sr-batch__buttons">
      <p className="sr-batch__note" role="status">
        {fileName ? `${fileName}: ${facts}` : facts}
      </p>
      {table.dataFields && (
        <Button variant="quiet" icon={<Download aria-hidden />} onClick={() => void saveCopy()}>
          {t('batch.downloadTable')}
        </Button>
      )}
    </div>
  );
}

function saveTable(text: string | undefined, name: string): void {
  if (text === undefined) return;
  // the mark lets spreadsheets read it as UTF-8
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/\.\w+$/, '')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
