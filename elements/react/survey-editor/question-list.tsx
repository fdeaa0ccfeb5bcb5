import type { Survey, SurveyQuestion } from '@spotreel/sdk/contract';
import {
  freeId,
  newQuestion,
  QUESTION_TYPES,
  type SurveyEditorStore,
  withCopiedQuestion,
  withoutQuestion,
} from '@spotreel/sdk/stores';
import { ListPlus } from 'lucide-react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Menu } from '../menu/menu';
import { EmptyState } from '../notice/notice';
import type { ErrorOf } from './field-errors';
import { QuestionForm } from './question-form';

export interface QuestionListProps {
  store: SurveyEditorStore;
  survey: Survey;
  errorOf: ErrorOf;
}

/** Every question, folded up but the one that is worked on; new ones at the end. */
export function QuestionList({ store, survey, errorOf }: QuestionListProps) {
  const t = useTranslator();
  const { questions, translations } = survey;
  const set = (field: string, next: readonly SurveyQuestion[]) => store.edit(field, { questions: [...next] });
  const ids = questions.map(({ id }) => id);

  function move(index: number, by: -1 | 1) {
    const question = questions[index];
    if (question) set(`move.${question.id}.${by}`, questions.toSpliced(index, 1).toSpliced(index + by, 0, question));
  }

  const add = (
    <Menu
      label={t('surveyEditor.addQuestion')}
      trigger={<Button icon={<ListPlus aria-hidden />}>{t('surveyEditor.addQuestion')}</Button>}
      items={QUESTION_TYPES.map((type) => ({
        value: type,
        label: t(`surveyEditor.type.${type}`),
        onSelect: () => set('add', [...questions, newQuestion(type, ids, t('surveyEditor.newHeadline'))]),
      }))}
    />
  );
  if (questions.length === 0) return <EmptyState title={t('surveyEditor.noQuestions')} action={add} />;
  return (
    <>
      {questions.map((question, index) => (
        <QuestionForm
          key={question.id}
          question={question}
          index={index}
          questions={questions}
          isOpen={questions.length === 1 || index === questions.length - 1}
          edit={(field, change) => store.editQuestion(index, field, change)}
          errorOf={(path) => errorOf(`questions.${index}.${path}`)}
          onMove={(by) => move(index, by)}
          onDuplicate={() => {
            const id = freeId(question.type, ids);
            store.edit('duplicate', {
              questions: questions.toSpliced(index + 1, 0, { ...question, id }),
              translations: withCopiedQuestion(translations, question.id, id),
            });
          }}
          onRemove={() =>
            store.edit('remove', {
              questions: questions.toSpliced(index, 1),
              translations: withoutQuestion(translations, question.id),
            })
          }
        />
      ))}
      <div>{add}</div>
    </>
  );
}
