import { OTHER_CHOICE_ID, type QuestionOf } from '@spotreel/sdk/internal/contract';
import { freeId } from '@spotreel/sdk/internal/stores';
import { Plus } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { SelectField } from '../../../controls/field/select-field';
import { useTranslator } from '../../../foundation/text/translation';
import { EntryRows } from './entry-rows';
import type { TypeFieldsProps } from './type-fields-props';

type Choices = TypeFieldsProps<QuestionOf<'multipleChoiceSingle'> | QuestionOf<'multipleChoiceMulti'>>;

/** The choices of a question. */
export function ChoiceFields({ question, edit, errorOf }: Choices) {
  const t = useTranslator();
  const { choices, shuffleOption = 'none' } = question;
  return (
    <fieldset className="sr-question__list">
      <legend>{t('surveyEditor.choices')}</legend>
      <EntryRows
        entries={choices}
        field="label"
        label={(number) => t('surveyEditor.choice', { number })}
        errorOf={(index) => errorOf(`choices.${index}.label`)}
        onChange={(what, next) => edit(`choices.${what}`, { choices: next })}
      />
      <AddChoice question={question} edit={edit} />
      <SelectField
        label={t('surveyEditor.shuffle')}
        value={shuffleOption}
        options={(['none', 'all', 'exceptLast'] as const).map((value) => ({
          value,
          label: t(`surveyEditor.shuffle.${value}`),
        }))}
        onChange={(next) => edit('shuffleOption', { shuffleOption: next })}
      />
    </fieldset>
  );
}

/** Adds a choice, or 'Other' once. 'Other' stays last. */
function AddChoice({ question: { choices }, edit }: Pick<Choices, 'question' | 'edit'>) {
  const t = useTranslator();
  const ids = choices.map(({ id }) => id);
  const hasOther = ids.includes(OTHER_CHOICE_ID);

  function add(id: string, label: string) {
    const end = hasOther ? choices.length - 1 : choices.length;
    edit('choices.add', { choices: choices.toSpliced(end, 0, { id, label }) });
  }

  return (
    <div className="sr-question__tools">
      <Button
        size="sm"
        icon={<Plus aria-hidden />}
        onClick={() => add(freeId('choice', ids), t('surveyEditor.choice', { number: choices.length + 1 }))}
      >
        {t('surveyEditor.addChoice')}
      </Button>
      {!hasOther && (
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => add(OTHER_CHOICE_ID, t('surveyEditor.other'))}>
          {t('surveyEditor.addOther')}
        </Button>
      )}
    </div>
  );
}
