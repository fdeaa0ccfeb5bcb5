import { useStore } from '@nanostores/react';
import { createReviewCheck, type ReviewSourcesStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { type NamedSource, SourceFile } from '../../controls/table-preview/source-file';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { UnderstoodList } from './understood-list';

interface ReviewFileFormProps {
  store: ReviewSourcesStore;
  onDone: () => void;
}

/** Adds the reviews of a file with a table, after a look at what was understood. */
export function ReviewFileForm({ store, onDone }: ReviewFileFormProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const { file, understood, refusal, look } = useReviewFile();
  const add = async () => {
    if (file && (await store.add({ source: 'file', ...file }))) onDone();
  };
  return (
    <>
      <p className="sr-add-source__note">{t('reviews.fileHint')}</p>
      <SourceFile label={t('reviews.chooseFile')} onSource={look} />
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
  const spotreel = useSpotreel();
  const [check] = useState(() => createReviewCheck(spotreel));
  const understood = useStore(check.$understood);
  const checking = useStore(check.$form);
  const [file, setFile] = useState<NamedSource>();

  const look = (source: NamedSource | undefined) => {
    check.forget();
    setFile(source);
    if (source) void check.check('file', source.text);
  };
  return { file, understood, look, refusal: fieldError(checking, 'text') ?? formError(checking) };
}
