import type { Survey } from '@spotreel/sdk/internal/contract';
import { CheckField } from '../../../controls/field/check-field';
import { TextAreaField, TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';
import type { ErrorOf } from '../../survey-translations/field-errors';

export interface SurveyFieldsProps {
  survey: Survey;
  edit: (field: string, change: Partial<Survey>) => void;
  errorOf: ErrorOf;
}

/** Cards before the questions, and after them. */
export function CardFields(props: SurveyFieldsProps) {
  return (
    <>
      <WelcomeFields {...props} />
      <ThankYouFields {...props} />
    </>
  );
}

function WelcomeFields({ survey: { welcomeCard }, edit, errorOf }: SurveyFieldsProps) {
  const t = useTranslator();
  const set = (field: string, change: Partial<WelcomeCard>) =>
    edit(`welcomeCard.${field}`, { welcomeCard: { ...welcomeCard, ...change } });
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('surveyEditor.welcomeCard')}</h2>
      <CheckField
        label={t('surveyEditor.show')}
        checked={welcomeCard.enabled}
        onChange={(enabled) => set('enabled', { enabled })}
      />
      {welcomeCard.enabled && <WelcomeTexts card={welcomeCard} set={set} errorOf={errorOf} />}
    </section>
  );
}

type WelcomeCard = Survey['welcomeCard'];

interface WelcomeTextsProps {
  card: WelcomeCard;
  set: (field: string, change: Partial<WelcomeCard>) => void;
  errorOf: ErrorOf;
}

/** The fields of a welcome card that is shown. */
function WelcomeTexts({ card, set, errorOf }: WelcomeTextsProps) {
  const t = useTranslator();
  return (
    <>
      <TextField
        label={t('surveyEditor.headline')}
        value={card.headline ?? ''}
        error={errorOf('welcomeCard.headline')}
        onChange={(event) => set('headline', { headline: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('surveyEditor.html')}
        value={card.html ?? ''}
        error={errorOf('welcomeCard.html')}
        onValueChange={(html) => set('html', { html })}
      />
      <div className="sr-question__pair">
        <TextField
          label={t('surveyEditor.fileUrl')}
          value={card.fileUrl ?? ''}
          error={errorOf('welcomeCard.fileUrl')}
          onChange={(event) => set('fileUrl', { fileUrl: event.currentTarget.value })}
        />
        <TextField
          label={t('surveyEditor.buttonLabel')}
          value={card.buttonLabel ?? ''}
          error={errorOf('welcomeCard.buttonLabel')}
          onChange={(event) => set('buttonLabel', { buttonLabel: event.currentTarget.value })}
        />
      </div>
      <CheckField
        label={t('surveyEditor.timeToFinish')}
        checked={card.timeToFinish}
        onChange={(timeToFinish) => set('timeToFinish', { timeToFinish })}
      />
    </>
  );
}

function ThankYouFields({ survey: { thankYouCard, redirectUrl }, edit, errorOf }: SurveyFieldsProps) {
  const t = useTranslator();
  const set = (field: string, change: Partial<Survey['thankYouCard']>) =>
    edit(`thankYouCard.${field}`, { thankYouCard: { ...thankYouCard, ...change } });
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('surveyEditor.thankYouCard')}</h2>
      <CheckField
        label={t('surveyEditor.show')}
        checked={thankYouCard.enabled}
        onChange={(enabled) => set('enabled', { enabled })}
      />
      {thankYouCard.enabled &&
        (['headline', 'subheader'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`surveyEditor.${field}`)}
            value={thankYouCard[field] ?? ''}
            error={errorOf(`thankYouCard.${field}`)}
            onChange={(event) => set(field, { [field]: event.currentTarget.value })}
          />
        ))}
      <TextField
        label={t('surveyEditor.redirectUrl')}
        type="url"
        value={redirectUrl ?? ''}
        error={errorOf('redirectUrl')}
        onChange={(event) => edit('redirectUrl', { redirectUrl: event.currentTarget.value || null })}
      />
    </section>
  );
}
