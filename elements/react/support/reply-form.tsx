import { SUPPORT_TEXT } from '@spotreel/sdk/internal/contract';
import type { FormState } from '@spotreel/sdk/internal/stores';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../controls/button/button';
import { fieldError, formError } from '../controls/field/field-error';
import { TextAreaField } from '../controls/field/text-field';
import { Notice } from '../controls/notice/notice';
import { useKeptText } from '../foundation/text/use-kept-text';

export interface ReplyFormProps {
  threadId: number;
  label: string;
  action: string;
  form: FormState;
  /** Beside the button. */
  children?: ReactNode;
  /** False: it was refused, and the text stays. */
  onSend: (text: string) => Promise<boolean>;
}

/** A message to the other side. */
export function ReplyForm({ threadId, label, action, form, children, onSend }: ReplyFormProps) {
  const [text, setText] = useKeptText(`reply ${threadId}`);
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && (await onSend(text.trim()))) setText('');
  }
  return (
    <form className="sr-support-form" onSubmit={submit}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextAreaField
        label={label}
        rows={3}
        maxLength={SUPPORT_TEXT}
        value={text}
        onValueChange={setText}
        error={fieldError(form, 'text')}
      />
      <div className="sr-support-form__actions">
        <Button type="submit" variant="primary" busy={form.status === 'sending'} disabled={text.trim() === ''}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
