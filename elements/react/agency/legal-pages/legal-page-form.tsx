import { useStore } from '@nanostores/react';
import { LEGAL_TEXT_LENGTH, type LegalPageDraft, type LegalPageKind } from '@spotreel/sdk/internal/contract';
import type { LegalPagesStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, type ReactNode, useState } from 'react';
import { AccountPanel } from '../../account/account-screen/account-panel';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextAreaField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { shortDayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';

export interface LegalPageFormProps {
  /** Link to the page as visitors read it. */
  viewLink: (kind: LegalPageKind, label: string, className: string) => ReactNode;
  page: LegalPageDraft;
  store: LegalPagesStore;
  /** Menus lead there in place of the page; null: to the page. */
  link: string | null;
}

/** One legal page: whether it is written, its Markdown, and the way to what visitors read. */
export function LegalPageForm({ page: { kind, text, updatedAt }, store, viewLink, link }: LegalPageFormProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [draft, setDraft] = useState(text);
  // the forms of all pages share one state: the others have nothing to say
  const [isLast, setLast] = useState(false);
  const refusal = isLast ? formError(form) : undefined;
  const isSaved = isLast && form.status === 'sent' && draft.trim() === text;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setLast(true);
    await store.save(kind, draft);
  }
  return (
    <form onSubmit={submit} noValidate>
      <AccountPanel title={t(`legal.${kind}`)} aside={<State updatedAt={updatedAt} />}>
        {link && <Notice tone="info">{t('legal.linked', { link })}</Notice>}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <TextAreaField
          label={t('legal.markdown', { name: t(`legal.${kind}`) })}
          hint={t('legal.hint')}
          rows={10}
          maxLength={LEGAL_TEXT_LENGTH}
          value={draft}
          onValueChange={setDraft}
          error={isLast ? fieldError(form, 'text') : undefined}
        />
        <div className="sr-account-form__actions">
          <Button type="submit" variant="primary" busy={isLast && form.status === 'sending'}>
            {t('legal.publish')}
          </Button>
          {updatedAt && viewLink(kind, t('legal.view'), 'sr-button sr-button--secondary sr-button--md')}
          {isSaved && <span role="status">{t('agency.saved')}</span>}
        </div>
      </AccountPanel>
    </form>
  );
}

function State({ updatedAt }: Pick<LegalPageDraft, 'updatedAt'>) {
  const t = useTranslator();
  const text = updatedAt ? t('legal.published', { date: shortDayText(t, updatedAt) }) : t('legal.unwritten');
  return <span className="sr-state-tag">{text}</span>;
}
