import { LONGEST_SOURCE_TEXT } from '@spotreel/sdk/contract';
import { textOfFile } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { FileButton } from '../button/file-button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import type { FeedFormProps } from './feed-address-form';

/** A feed in a file. */
export function FeedFileForm({ onLook, onChange }: FeedFormProps) {
  const t = useTranslator();
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function read(file: File | undefined) {
    if (!file) return;
    onChange();
    setName(undefined);
    setProblem(undefined);
    if (file.size > LONGEST_SOURCE_TEXT) return setProblem(t('products.fileTooLarge'));
    const text = await textOfFile(file);
    if (text === undefined) return setProblem(t('products.fileUnreadable'));
    setName(file.name);
    onLook({ kind: 'file', name: file.name, text });
  }
  return (
    <>
      <p className="sr-add-source__note">{t('products.fileHint')}</p>
      <div className="sr-add-source__file">
        <FileButton accept=".xml,.csv,.tsv,.txt,.json,text/xml,text/csv" onFiles={([file]) => void read(file)}>
          {t('products.chooseFile')}
        </FileButton>
        {name && <span>{name}</span>}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
