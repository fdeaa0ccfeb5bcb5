import { displayOption } from '@spotreel/sdk/internal/contract';
import type { SurveyReferences } from '@spotreel/sdk/internal/stores';
import type { ReactNode } from 'react';
import { CheckField } from '../../../controls/field/check-field';
import { SelectField } from '../../../controls/field/select-field';
import { TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';
import { AttributeFilters } from './attribute-filters';
import type { SurveyFieldsProps } from './card-fields';
import { HiddenFieldIds } from './hidden-field-ids';
import { NumberField } from './number-field';

export interface WhenFieldsProps extends SurveyFieldsProps {
  references: SurveyReferences;
  /** Renders a link to the page of actions. */
  actionsLink: (label: string, className: string) => ReactNode;
}

/** Conditions of a survey: times, people, frequency, and end. */
export function WhenFields(props: WhenFieldsProps) {
  const { survey, references, edit, errorOf } = props;
  const t = useTranslator();
  // a survey of type link or email has a page of its own: no action opens it, and no user attributes are known there
  const isInApp = survey.type !== 'link' && survey.type !== 'email';
  return (
    <>
      <section className="sr-panel">
        <TextField
          label={t('surveyEditor.name')}
          value={survey.name}
          error={errorOf('name')}
          onChange={(event) => edit('name', { name: event.currentTarget.value })}
        />
        {isInApp && <Appearance {...props} />}
      </section>
      <section className="sr-panel">
        <Limits {...props} isInApp={isInApp} />
      </section>
      {isInApp && (
        <section className="sr-panel">
          <AttributeFilters survey={survey} attributes={references.attributes} edit={edit} />
        </section>
      )}
      <HiddenFieldIds survey={survey} edit={edit} errorOf={errorOf} />
    </>
  );
}

/** Frequency of the survey, and the actions that open it. */
function Appearance(props: WhenFieldsProps) {
  const { survey, edit } = props;
  const t = useTranslator();
  return (
    <>
      <SelectField
        label={t('surveyEditor.displayOption')}
        value={survey.displayOption}
        options={displayOption.options.map((value) => ({
          value,
          label: t(`surveyEditor.displayOption.${value}`),
        }))}
        onChange={(next) => edit('displayOption', { displayOption: next })}
      />
      <Triggers {...props} />
    </>
  );
}

function Triggers({ survey: { triggers }, references: { actions }, edit, actionsLink }: WhenFieldsProps) {
  const t = useTranslator();
  const names = [...new Set([...actions.map(({ name }) => name), ...triggers])];
  return (
    <fieldset className="sr-question__list">
      <legend>{t('surveyEditor.triggers')}</legend>
      <p className="sr-page__text">{t('surveyEditor.triggersHint')}</p>
      <div className="sr-question__checks">
        {names.map((name) => (
          <CheckField
            key={name}
            label={name}
            checked={triggers.includes(name)}
            onChange={(checked) =>
              edit('triggers', { triggers: checked ? [...triggers, name] : triggers.filter((one) => one !== name) })
            }
          />
        ))}
      </div>
      <p>{actionsLink(t('surveyActions.manage'), 'sr-link')}</p>
    </fieldset>
  );
}

interface LimitsProps extends SurveyFieldsProps {
  references: SurveyReferences;
  isInApp: boolean;
}

function Limits({ survey, references, edit, errorOf, isInApp }: LimitsProps) {
  const t = useTranslator();
  const number = (field: 'recontactDays' | 'autoClose' | 'autoComplete', hint?: string) => (
    <NumberField
      label={t(`surveyEditor.${field}`)}
      hint={hint}
      value={survey[field]}
      error={errorOf(field)}
      onChange={(value) => edit(field, { [field]: value })}
    />
  );
  const days = references.environment.product.recontactDays ?? 0;
  return (
    <div className="sr-question__pair">
      {isInApp && (
        <>
          {number('recontactDays', t('surveyEditor.recontactHint', { days }))}
          <NumberField
            label={t('surveyEditor.delay')}
            value={survey.delay}
            error={errorOf('delay')}
            onChange={(delay) => edit('delay', { delay: delay ?? 0 })}
          />
          {number('autoClose')}
        </>
      )}
      {number('autoComplete')}
      <TextField
        label={t('surveyEditor.closeOnDate')}
        type="datetime-local"
        value={localTime(survey.closeOnDate)}
        error={errorOf('closeOnDate')}
        onChange={(event) => {
          const { value } = event.currentTarget;
          edit('closeOnDate', { closeOnDate: value === '' ? null : new Date(value).toISOString() });
        }}
      />
    </div>
  );
}

/** Value of a `datetime-local` input: the local time, without seconds. */
function localTime(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
