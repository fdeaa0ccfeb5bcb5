import { useStore } from '@nanostores/react';
import type { Survey } from '@spotreel/sdk/internal/contract';
import type { SurveyEditorStore, SurveySharingStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../../controls/button/button';
import { CheckField } from '../../../controls/field/check-field';
import { TextField } from '../../../controls/field/text-field';
import { Notice } from '../../../controls/notice/notice';
import { saveFile } from '../../../foundation/files/save-file';
import { useTranslator } from '../../../foundation/text/translation';
import type { SurveyFieldsProps } from './card-fields';
import { NumberField } from './number-field';

export interface AccessFieldsProps extends SurveyFieldsProps {
  store: SurveyEditorStore;
  sharing: SurveySharingStore;
}

/** Access to the page of a survey: people, frequency, and the text when it is over. */
export function AccessFields(props: AccessFieldsProps) {
  const { survey, edit, errorOf } = props;
  const t = useTranslator();
  return (
    <>
      <section className="sr-panel">
        <TextField
          label={t('sharing.pin')}
          hint={t('sharing.pinHint')}
          value={survey.pin ?? ''}
          error={errorOf('pin')}
          autoComplete="off"
          maxLength={20}
          onChange={(event) => edit('pin', { pin: event.currentTarget.value.trim() || null })}
        />
      </section>
      <SingleUse {...props} />
      <VerifyEmail {...props} />
      <ClosedMessage {...props} />
    </>
  );
}

const NO_SINGLE_USE: NonNullable<Survey['singleUse']> = { enabled: false, isEncrypted: true };

function SingleUse({ survey, edit, errorOf, store, sharing }: AccessFieldsProps) {
  const t = useTranslator();
  const singleUse = survey.singleUse ?? NO_SINGLE_USE;
  const set = (field: string, change: Partial<NonNullable<Survey['singleUse']>>) =>
    edit(`singleUse.${field}`, { singleUse: { ...singleUse, ...change } });
  return (
    <section className="sr-panel">
      <CheckField
        label={t('sharing.singleUse')}
        checked={singleUse.enabled}
        onChange={(enabled) => set('enabled', { enabled })}
      />
      {singleUse.enabled && (
        <>
          <CheckField
            label={t('sharing.isEncrypted')}
            checked={singleUse.isEncrypted}
            onChange={(isEncrypted) => set('isEncrypted', { isEncrypted })}
          />
          <TextField
            label={t('sharing.singleUseHeading')}
            value={singleUse.heading ?? ''}
            error={errorOf('singleUse.heading')}
            onChange={(event) => set('heading', { heading: event.currentTarget.value })}
          />
          <TextField
            label={t('sharing.singleUseSubheading')}
            value={singleUse.subheading ?? ''}
            error={errorOf('singleUse.subheading')}
            onChange={(event) => set('subheading', { subheading: event.currentTarget.value })}
          />
          <PersonalLinks store={store} sharing={sharing} />
        </>
      )}
    </section>
  );
}

function PersonalLinks({ store, sharing }: Pick<AccessFieldsProps, 'store' | 'sharing'>) {
  const t = useTranslator();
  const [count, setCount] = useState<number | null>(100);
  const isChanged = useStore(store.$isChanged);
  const isMaking = useStore(sharing.$isMaking);
  if (isChanged) return <p className="sr-page__text">{t('sharing.saveSingleUse')}</p>;

  async function download() {
    const file = await sharing.makeLinks(count ?? 1);
    if (file) saveFile(file.fileName, file.csv, 'text/csv');
  }

  return (
    <div className="sr-question__pair">
      <NumberField label={t('sharing.linkCount')} value={count} onChange={setCount} />
      <div className="sr-sharing__make">
        <Button busy={isMaking} onClick={download}>
          {t('sharing.makeLinks')}
        </Button>
      </div>
    </div>
  );
}

function VerifyEmail({ survey: { verifyEmail }, edit, errorOf, sharing }: AccessFieldsProps) {
  const t = useTranslator();
  const { data } = useStore(sharing.$sharing);
  return (
    <section className="sr-panel">
      <CheckField
        label={t('sharing.verifyEmail')}
        checked={verifyEmail !== null}
        onChange={(checked) => edit('verifyEmail', { verifyEmail: checked ? {} : null })}
      />
      {verifyEmail && (
        <>
          {data?.mailNotice && <Notice tone="warning" title={data.mailNotice} />}
          <TextField
            label={t('sharing.verifyName')}
            value={verifyEmail.name ?? ''}
            error={errorOf('verifyEmail.name')}
            onChange={(event) =>
              edit('verifyEmail.name', { verifyEmail: { ...verifyEmail, name: event.currentTarget.value } })
            }
          />
          <TextField
            label={t('sharing.verifySubheading')}
            value={verifyEmail.subheading ?? ''}
            error={errorOf('verifyEmail.subheading')}
            onChange={(event) =>
              edit('verifyEmail.subheading', { verifyEmail: { ...verifyEmail, subheading: event.currentTarget.value } })
            }
          />
        </>
      )}
    </section>
  );
}

function ClosedMessage({ survey: { surveyClosedMessage }, edit, errorOf }: AccessFieldsProps) {
  const t = useTranslator();
  const message = surveyClosedMessage ?? { enabled: false };
  const isOn = surveyClosedMessage !== null && surveyClosedMessage.enabled !== false;
  const set = (field: string, change: Partial<NonNullable<Survey['surveyClosedMessage']>>) =>
    edit(`surveyClosedMessage.${field}`, { surveyClosedMessage: { ...message, ...change } });
  return (
    <section className="sr-panel">
      <CheckField
        label={t('sharing.closedMessage')}
        checked={isOn}
        onChange={(enabled) => set('enabled', { enabled })}
      />
      {isOn && (
        <>
          <TextField
            label={t('sharing.closedHeading')}
            value={message.heading ?? ''}
            error={errorOf('surveyClosedMessage.heading')}
            onChange={(event) => set('heading', { heading: event.currentTarget.value })}
          />
          <TextField
            label={t('sharing.closedSubheading')}
            value={message.subheading ?? ''}
            error={errorOf('surveyClosedMessage.subheading')}
            onChange={(event) => set('subheading', { subheading: event.currentTarget.value })}
          />
        </>
      )}
    </section>
  );
}
