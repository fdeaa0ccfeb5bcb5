import {
  PUBLICATION_TITLE,
  type PublicationDraft,
  type PublishingConnection,
  publicationPrivacies,
} from '@spotreel/sdk/internal/contract';
import type { FormState } from '@spotreel/sdk/internal/stores';
import { CheckField } from '../../controls/field/check-field';
import { fieldError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextAreaField, TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

/** Input of the person. */
export type PublishDraft = Omit<PublicationDraft, 'renderId'> & { readonly madeForKids: boolean };

export interface PublishFieldsProps {
  draft: PublishDraft;
  form: FormState;
  channels: readonly PublishingConnection[];
  onChange: (draft: PublishDraft) => void;
}

/** The details of a video that is published. */
export function PublishFields({ draft, form, channels, onChange }: PublishFieldsProps) {
  const t = useTranslator();
  const { title, description, privacy, madeForKids, connectionId } = draft;
  const set = (change: Partial<PublishDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      {channels.length > 1 && (
        <SelectField
          label={t('publish.channel')}
          value={String(connectionId)}
          options={channels.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => set({ connectionId: Number(id) })}
        />
      )}
      <TextField
        label={t('publish.videoTitle')}
        aside={t('publish.left', { count: PUBLICATION_TITLE - title.length })}
        error={fieldError(form, 'title')}
        maxLength={PUBLICATION_TITLE}
        required
        value={title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('publish.description')}
        hint={t('publish.descriptionHint')}
        error={fieldError(form, 'description')}
        rows={4}
        value={description}
        onValueChange={(text) => set({ description: text })}
      />
      <SelectField
        label={t('publish.privacy')}
        value={privacy}
        options={publicationPrivacies.map((value) => ({ value, label: t(`publish.${value}`) }))}
        onChange={(chosen) => set({ privacy: chosen })}
      />
      <div className="sr-publish__kids">
        <CheckField label={t('publish.kids')} checked={madeForKids} onChange={(isOn) => set({ madeForKids: isOn })} />
        <p className="sr-publish__hint">{t('publish.kidsHint')}</p>
      </div>
    </>
  );
}
