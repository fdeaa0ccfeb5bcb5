import type { Survey } from '@spotreel/sdk/internal/contract';
import { QUESTION_TYPES, type SurveyEditorStore } from '@spotreel/sdk/internal/stores';
import { ListPlus } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { Menu } from '../../../controls/menu/menu';
import { EmptyState } from '../../../controls/notice/notice';
import { useTranslator } from '../../../foundation/text/translation';
import type { ErrorOf } from '../../survey-translations/field-errors';
import { questionEdits } from './question-edits';
import { QuestionForm } from './question-form';

export interface QuestionListProps {
  store: SurveyEditorStore;
  survey: Survey;
  errorOf: ErrorOf;
}

/** Every question, folded but for the last one. New questions are added at the end. */
export function QuestionList({ store, survey, errorOf }: QuestionListProps) {
  const t = useTranslator();
  const { questions } = survey;
  const { add, move, duplicate, remove } = questionEdits(store, survey);
  const addMenu = (
    <Menu
      label={t('surveyEditor.addQuestion')}
      trigger={<Button icon={<ListPlus aria-hidden />}>{t('surveyEditor.addQuestion')}</Button>}
      items={QUESTION_TYPES.map((type) => ({
        value: type,
        label: t(`surveyEditor.type.${type}`),
        onSelect: () => add(type, t('surveyEditor.newHeadline')),
      }))}
    />
  );
  if (questions.length === 0) return <EmptyState title={t('surveyEditor.noQuestions')} action={addMenu} />;
  return (
    <>
      {questions.map((question, index) => (
        <QuestionForm
          key={question.id}
          question={question}
          index={index}
          questions={questions}
          isOpen={index === questions.length - 1}
          edit={(field, change) => store.editQuestion(index, field, change)}
          errorOf={(path) => errorOf(`questions.${index}.${path}`)}
          onWork={() => store.$focus.set(index)}
          onMove={(by) => move(index, by)}
          onDuplicate={() => duplicate(index)}
          onRemove={() => remove(index)}
        />
      ))}
      <div>{addMenu}</div>
    </>
  );
}
