import { type QuestionOf, textInputType } from '@spotreel/sdk/internal/contract';
import { CheckField } from '../../../controls/field/check-field';
import { SelectField } from '../../../controls/field/select-field';
import { TextAreaField, TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';
import type { TypeFieldsProps } from './type-fields-props';

export function OpenTextFields({ question, edit, errorOf }: TypeFieldsProps<QuestionOf<'openText'>>) {
  const t = useTranslator();
  return (
    <>
      <div className="sr-question__pair">
        <SelectField
          label={t('surveyEditor.inputType')}
          value={question.inputType}
          options={textInputType.options.map((value) => ({ value, label: t(`surveyEditor.inputType.${value}`) }))}
          onChange={(inputType) => edit('inputType', { inputType })}
        />
        <PlaceholderField question={question} edit={edit} errorOf={errorOf} />
      </div>
      <CheckField
        label={t('surveyEditor.longAnswer')}
        checked={question.longAnswer ?? false}
        onChange={(longAnswer) => edit('longAnswer', { longAnswer })}
      />
    </>
  );
}

function PlaceholderField({
  question,
  edit,
  errorOf,
}: TypeFieldsProps<QuestionOf<'openText'> | QuestionOf<'consent'>>) {
  const t = useTranslator();
  return (
    <TextField
      label={t('surveyEditor.placeholder')}
      value={question.placeholder ?? ''}
      error={errorOf('placeholder')}
      onChange={(event) => edit('placeholder', { placeholder: event.currentTarget.value || undefined })}
    />
  );
}

type WithHtml = TypeFieldsProps<QuestionOf<'consent'> | QuestionOf<'cta'>>;

function HtmlFields({ question, edit, errorOf }: WithHtml) {
  const t = useTranslator();
  return (
    <>
      <TextAreaField
        label={t('surveyEditor.html')}
        value={question.html ?? ''}
        error={errorOf('html')}
        onValueChange={(html) => edit('html', { html: html || undefined })}
      />
      <TextField
        label={t('surveyEditor.dismissButtonLabel')}
        value={question.dismissButtonLabel ?? ''}
        error={errorOf('dismissButtonLabel')}
        onChange={(event) => edit('dismissButtonLabel', { dismissButtonLabel: event.currentTarget.value || undefined })}
      />
    </>
  );
}

export function ConsentFields(props: TypeFieldsProps<QuestionOf<'consent'>>) {
  const t = useTranslator();
  const { question, edit, errorOf } = props;
  return (
    <>
      <TextField
        label={t('surveyEditor.label')}
        value={question.label}
        error={errorOf('label')}
        onChange={(event) => edit('label', { label: event.currentTarget.value })}
      />
      <PlaceholderField {...props} />
      <HtmlFields {...props} />
    </>
  );
}

export function CtaFields(props: TypeFieldsProps<QuestionOf<'cta'>>) {
  const t = useTranslator();
  const { question, edit, errorOf } = props;
  return (
    <>
      <HtmlFields {...props} />
      <CheckField
        label={t('surveyEditor.buttonExternal')}
        checked={question.buttonExternal}
        onChange={(buttonExternal) => edit('buttonExternal', { buttonExternal })}
      />
      {question.buttonExternal && (
        <TextField
          label={t('surveyEditor.buttonUrl')}
          type="url"
          value={question.buttonUrl ?? ''}
          error={errorOf('buttonUrl')}
          onChange={(event) => edit('buttonUrl', { buttonUrl: event.currentTarget.value || undefined })}
        />
      )}
    </>
  );
}
