import { type QuestionOf, ratingScale } from '@spotreel/sdk/internal/contract';
import { SelectField } from '../../../controls/field/select-field';
import { TextField } from '../../../controls/field/text-field';
import { useTranslator } from '../../../foundation/text/translation';
import type { TypeFieldsProps } from './type-fields-props';

/** The only numbers of steps (docs/rules/surveys.md#questions). */
const RANGES = ['3', '4', '5', '7', '10'] as const;

export function RatingFields(props: TypeFieldsProps<QuestionOf<'rating'>>) {
  const t = useTranslator();
  const { question, edit } = props;
  return (
    <>
      <div className="sr-question__pair">
        <SelectField
          label={t('surveyEditor.scale')}
          value={question.scale}
          options={ratingScale.options.map((value) => ({ value, label: t(`surveyEditor.scale.${value}`) }))}
          onChange={(scale) => edit('scale', { scale })}
        />
        <SelectField
          label={t('surveyEditor.range')}
          value={String(question.range)}
          options={RANGES.map((value) => ({ value: value as string, label: value }))}
          onChange={(range) => edit('range', { range: Number(range) })}
        />
      </div>
      <ScaleLabels {...props} />
    </>
  );
}

/** Labels of the two ends of a scale. */
export function ScaleLabels({ question, edit, errorOf }: TypeFieldsProps<QuestionOf<'rating'> | QuestionOf<'nps'>>) {
  const t = useTranslator();
  return (
    <div className="sr-question__pair">
      {(['lowerLabel', 'upperLabel'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`surveyEditor.${field}`)}
          value={question[field]}
          error={errorOf(field)}
          onChange={(event) => edit(field, { [field]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
