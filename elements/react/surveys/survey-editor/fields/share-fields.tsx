import { useStore } from '@nanostores/react';
import { type SurveyType, surveyType } from '@spotreel/sdk/internal/contract';
import { createSurveySharing, type SurveyEditorStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useMemo } from 'react';
import { Button } from '../../../controls/button/button';
import { SelectField } from '../../../controls/field/select-field';
import { Notice } from '../../../controls/notice/notice';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { AccessFields } from './access-fields';
import type { SurveyFieldsProps } from './card-fields';
import { CopyField } from './copy-field';

export interface ShareFieldsProps extends SurveyFieldsProps {
  store: SurveyEditorStore;
}

/** Channel of a survey: in the app, or on a page of its own with a link. */
export function ShareFields({ store, survey, edit, errorOf }: ShareFieldsProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const sharing = useMemo(() => createSurveySharing(spotreel, survey.id), [spotreel, survey.id]);
  const hasPage = survey.type === 'link' || survey.type === 'email';
  return (
    <>
      <section className="sr-panel">
        <SelectField<SurveyType>
          label={t('sharing.type')}
          value={survey.type}
          options={surveyType.options.map((value) => ({ value, label: t(`surveys.type.${value}`) }))}
          onChange={(type) => edit('type', { type })}
        />
        <p className="sr-page__text">{t(`sharing.typeHint.${survey.type}`)}</p>
        {hasPage && <PageLink store={store} sharing={sharing} isEmail={survey.type === 'email'} />}
      </section>
      {hasPage && <AccessFields store={store} sharing={sharing} survey={survey} edit={edit} errorOf={errorOf} />}
    </>
  );
}

interface PageLinkProps {
  store: SurveyEditorStore;
  sharing: ReturnType<typeof createSurveySharing>;
  isEmail: boolean;
}

/** Link to the page. The last saved survey is shared, so that it is read again with each save. */
function PageLink({ store, sharing, isEmail }: PageLinkProps) {
  const t = useTranslator();
  const isChanged = useStore(store.$isChanged);
  const survey = useStore(store.$survey);
  const { data, failure } = useStore(sharing.$sharing);
  useEffect(() => {
    if (!isChanged) void sharing.load();
  }, [sharing, isChanged]);

  if (failure)
    return (
      <Notice
        tone="danger"
        title={t('sharing.loadFailed')}
        action={<Button onClick={() => sharing.load()}>{t('app.retry')}</Button>}
      >
        {failure.message}
      </Notice>
    );
  if (!data) return isChanged ? <p className="sr-page__text">{t('sharing.saveFirst')}</p> : null;
  const personal = survey?.singleUse?.enabled ? ` ${t('sharing.mailHtmlPersonal')}` : '';
  return (
    <>
      <CopyField label={t('sharing.link')} hint={t('sharing.linkHint')} value={data.url} />
      <p>
        <a className="sr-link" href={data.previewUrl} target="_blank" rel="noreferrer">
          {t('sharing.preview')}
        </a>
      </p>
      {isEmail && (
        <CopyField
          isLong
          label={t('sharing.mailHtml')}
          hint={`${t('sharing.mailHtmlHint')}${personal}`}
          value={data.mailHtml}
        />
      )}
    </>
  );
}
