import { useStore } from '@nanostores/react';
import { LONGEST_SOURCE_TEXT } from '@spotreel/sdk/contract';
import { createReviewCheck, type ReviewSourcesStore, textOfFile } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { fieldError, formError } from '../account-screen/field-error';
import { Button } from '../button/button';
import { FileButton } from '../button/file-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { UnderstoodList } from './understood-list';

interface ReviewFileFormProps {
  store: ReviewSourcesStore;
  onDone: () => void;
}

interface ReadFile {
  readonly name: string;
  readonly text: string;
}

/** Adds the reviews of a CSV file, after a look at what was understood. */
export function ReviewFileForm({ store, onDone }: ReviewFileFormProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const { file, understood, refusal, read } = useReviewFile();
  const add = async () => {
    if (file && (await store.add({ source: 'file', ...file }))) onDone();
  };
  return (
    <>
      <p className="sr-add-source__note">{t('reviews.fileHint')}</p>
      <div className="sr-add-source__file">
        <FileButton accept=".csv,.tsv,.txt,text/csv" onFiles={([chosen]) => void read(chosen)}>
          {t('reviews.chooseFile')}
        </FileButton>
        {file && <bdi>{file.name}</bdi>}
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {understood && (
        <>
          <UnderstoodList understood={understood} />
          <div>
            <Button variant="primary" busy={form.status === 'sending'} onClick={() => void add()}>
              {t('reviews.addCount', { count: understood.count })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** The chosen file, and what it was understood as. */
function useReviewFile() {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [check] = useState(() => createReviewCheck(spotreel));
  const understood = useStore(check.$understood);
  const checking = useStore(check.$form);
  const [file, setFile] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    check.forget();
    setFile(undefined);
    setProblem(undefined);
    if (chosen.size > LONGEST_SOURCE_TEXT) return setProblem(t('reviews.fileTooLarge'));
    const text = await textOfFile(chosen);
    if (text === undefined) return setProblem(t('reviews.fileUnreadable'));
    setFile({ name: chosen.name, text });
    await check.check('file', text);
  }
  return { file, understood, read, refusal: problem ?? fieldError(checking, 'text') ?? formError(checking) };
}
