import { useStore } from '@nanostores/react';
import type { TableReading } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';

/** Takes the link of a sheet or of a file with a table. */
export function TableLinkForm({ reading }: { reading: TableReading }) {
  const t = useTranslator();
  const { status } = useStore(reading.$state);
  const [url, setUrl] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim()) void reading.readLink(url.trim());
  };
  return (
    <form className="sr-table-preview__link" onSubmit={submit} noValidate>
      <TextField
        label={t('table.link')}
        hint={t('table.linkHint')}
        inputMode="url"
        autoComplete="url"
        maxLength={2000}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!url.trim()} busy={status === 'reading' && url !== ''}>
        {t('table.loadLink')}
      </Button>
    </form>
  );
}
