import { SUPPORT_SUBJECT, SUPPORT_TEXT, type SupportKind } from '@spotreel/sdk/internal/contract';
import type { FormState } from '@spotreel/sdk/internal/stores';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../controls/button/button';
import { fieldError, formError } from '../controls/field/field-error';
import { TextAreaField, TextField } from '../controls/field/text-field';
import { Notice } from '../controls/notice/notice';
import { useKeptText } from '../foundation/text/use-kept-text';

export interface NewThreadFormProps {
  kind: SupportKind;
  subjectLabel: string;
  textLabel: string;
  action: string;
  form: FormState;
  /** Between the text and the button. */
  children?: ReactNode;
  /** False: it was refused, and the texts stay. */
  onSend: (content: { subject: string; text: string }) => Promise<boolean>;
}

/** A subject and a text that begin a question or an idea. */
export function NewThreadForm(props: NewThreadFormProps) {
  const { kind, subjectLabel, textLabel, action, form, children, onSend } = props;
  const [subject, setSubject] = useKeptText(`${kind} subject`);
  const [text, setText] = useKeptText(kind);
  const refusal = formError(form) ?? fieldError(form, 'files');
  const isEmpty = subject.trim() === '' || text.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || !(await onSend({ subject: subject.trim(), text: text.trim() }))) return;
    setSubject('');
    setText('');
  }
  return (
    <form className="sr-support-form" onSubmit={submit}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextField
        label={subjectLabel}
        maxLength={SUPPORT_SUBJECT}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
        error={fieldError(form, 'subject')}
      />
      <TextAreaField
        label={textLabel}
        rows={5}
        maxLength={SUPPORT_TEXT}
        value={text}
        onValueChange={setText}
        error={fieldError(form, 'text')}
      />
      {children}
      <div className="sr-support-form__actions">
        <Button type="submit" variant="primary" busy={form.status === 'sending'} disabled={isEmpty}>
          {action}
        </Button>
      </div>
    </form>
  );
}
