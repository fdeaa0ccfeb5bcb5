import { useStore } from '@nanostores/react';
import { BATCH_COLUMNS, BATCH_ROWS } from '@spotreel/sdk/internal/contract';
import type { BatchDraft } from '@spotreel/sdk/internal/stores';
import { BYTE_ORDER_MARK } from '@spotreel/sdk/internal/table';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { FileButton } from '../../controls/button/file-button';
import { SelectField } from '../../controls/field/select-field';
import { TextAreaField, TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { TableLinkForm } from '../../controls/table-preview/table-link-form';
import { TablePreview } from '../../controls/table-preview/table-preview';
import { saveFile } from '../../foundation/files/save-file';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { ProductSource } from './product-source';

const ACCEPT = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain';
const LIMITS = { rows: BATCH_ROWS, columns: BATCH_COLUMNS };

type RowSource = 'table' | 'products';

/** Takes the table: a file, pasted cells, a link, or products of a shop. */
export function TableInput({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const [from, setFrom] = useState<RowSource>('table');
  return (
    <AccountPanel title={t('batch.tableTitle')} text={t('batch.tableText', LIMITS)}>
      <SelectField<RowSource>
        label={t('batch.rowsFrom')}
        value={from}
        options={[
          { value: 'table', label: t('batch.aTable') },
          { value: 'products', label: t('batch.aShop') },
        ]}
        onChange={setFrom}
      />
      {from === 'table' ? (
        <TableCells store={store} />
      ) : (
        <>
          <ProductSource store={store} />
          <ProductTableState store={store} />
        </>
      )}
    </AccountPanel>
  );
}

function TableCells({ store }: { store: BatchDraft }) {
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
    <>
      <div className="sr-batch__buttons">
        <FileButton icon={<Upload aria-hidden />} accept={ACCEPT} onFiles={upload}>
          {t('table.upload')}
        </FileButton>
        <Button
          variant="quiet"
          icon={<Download aria-hidden />}
          disabled={!base}
          onClick={() => saveTable(store.sample(t('batch.sampleName')), base?.name ?? '')}
        >
          {t('batch.sample')}
        </Button>
      </div>
      <TextAreaField label={t('batch.paste')} rows={4} value={pasted} onValueChange={paste} />
      <TableLinkForm reading={store.reading} />
      <TablePreview reading={store.reading} />
      <UsedRows store={store} />
    </>
  );
}

/** Choice of the rows that become videos, if a file has more than a batch takes, and the reason if none can. */
function UsedRows({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const { table, problem, firstRow, rowCount } = useStore(store.$table);
  const { status } = useStore(store.reading.$state);
  if (status === 'ready' && problem) return <Notice tone="danger">{t(`table.${problem}`)}</Notice>;
  if (!table || rowCount <= BATCH_ROWS) return null;
  const [first, last] = [firstRow + 1, firstRow + table.rows.length].map(String);
  return (
    <>
      <p className="sr-batch__note">{t('batch.rowsUsed', { count: rowCount, first: first ?? '', last: last ?? '' })}</p>
      <TextField
        label={t('batch.firstRow')}
        type="number"
        min={1}
        max={rowCount}
        value={firstRow + 1}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (valueAsNumber >= 1 && valueAsNumber <= rowCount) store.startAt(Math.floor(valueAsNumber) - 1);
        }}
      />
    </>
  );
}

/** The products of a shop as a table. */
function ProductTableState({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const { table, problem, fileName } = useStore(store.$table);
  if (problem) return <Notice tone="danger">{t(`table.${problem}`)}</Notice>;
  if (!table?.dataFields) return null;
  const facts = t('batch.tableFacts', { count: table.rows.length, columns: table.columns.length });
  return (
    <div className="sr-batch__buttons">
      <p className="sr-batch__note" role="status">
        {`${fileName}: ${facts}`}
      </p>
      <Button variant="quiet" icon={<Download aria-hidden />} onClick={() => saveTable(store.tableFile(), fileName)}>
        {t('batch.downloadTable')}
      </Button>
    </div>
  );
}

function saveTable(text: string | undefined, name: string): void {
  if (text !== undefined) saveFile(`${name.replace(/\.\w+$/, '')}.csv`, `${BYTE_ORDER_MARK}${text}`, 'text/csv');
}
