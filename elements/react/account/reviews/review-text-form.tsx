import { useStore } from '@nanostores/react';
import { LONGEST_SOURCE_TEXT } from '@spotreel/sdk/internal/contract';
import { createReviewCheck, type ReviewSourcesStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextAreaField, TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { UnderstoodList } from './understood-list';

interface ReviewTextFormProps {
  store: ReviewSourcesStore;
  onDone: () => void;
}

/** Adds reviews that are pasted or typed, after a look at what was understood. */
export function ReviewTextForm({ store, onDone }: ReviewTextFormProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const { text, change, check, checking, understood } = usePastedText();
  const [name, setName] = useState(t('reviews.pasted'));
  const refusal = formError(checking);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!understood) await check.check('text', text);
    else if (await store.add({ source: 'text', name, text })) onDone();
  }
  return (
    <form className="sr-add-source" onSubmit={submit} noValidate>
      <PastedTextField text={text} error={fieldError(checking, 'text')} onChange={change} />
      <TextField
        label={t('reviews.name')}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
        error={fieldError(form, 'name')}
      />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {understood && <UnderstoodList understood={understood} />}
      <div>
        <Button
          type="submit"
          variant={understood ? 'primary' : 'secondary'}
          disabled={!text.trim() || !name.trim()}
          busy={checking.status === 'sending' || form.status === 'sending'}
        >
          {understood ? t('reviews.addCount', { count: understood.count }) : t('reviews.preview')}
        </Button>
      </div>
    </form>
  );
}

/** The typed text, and what it was understood as until it changes. */
function usePastedText() {
  const spotreel = useSpotreel();
  const [check] = useState(() => createReviewCheck(spotreel));
  const understood = useStore(check.$understood);
  const checking = useStore(check.$form);
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    check.forget();
  };
  return { text, change, check, checking, understood };
}

interface PastedTextFieldProps {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function PastedTextField({ text, error, onChange }: PastedTextFieldProps) {
  const t = useTranslator();
  return (
    <TextAreaField
      label={t('reviews.textLabel')}
      hint={t('reviews.textHint')}
      placeholder={t('reviews.textSample')}
      rows={6}
      maxLength={LONGEST_SOURCE_TEXT}
      value={text}
      onValueChange={onChange}
      error={error}
    />
  );
}
