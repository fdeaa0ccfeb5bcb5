import type { Survey, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import {
  freeId,
  newQuestion,
  type SurveyEditorStore,
  withCopiedQuestion,
  withoutQuestion,
} from '@spotreel/sdk/internal/stores';

export interface QuestionEdits {
  readonly add: (type: SurveyQuestion['type'], headline: string) => void;
  /** One place up or down. */
  readonly move: (index: number, by: -1 | 1) => void;
  /** The copy follows the question. It has the same translations. */
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
}

/** Edits of the list of questions. Translations follow their question. */
export function questionEdits(store: SurveyEditorStore, { questions, translations }: Survey): QuestionEdits {
  const ids = questions.map(({ id }) => id);
  const set = (field: string, next: SurveyQuestion[]) => store.edit(field, { questions: next });
  return {
    add: (type, headline) => set('add', [...questions, newQuestion(type, ids, headline)]),
    move(index, by) {
      const question = questions[index];
      if (question) set(`move.${question.id}.${by}`, questions.toSpliced(index, 1).toSpliced(index + by, 0, question));
    },
    duplicate(index) {
      const question = questions[index];
      if (!question) return;
      const id = freeId(question.type, ids);
      store.edit('duplicate', {
        questions: questions.toSpliced(index + 1, 0, { ...question, id }),
        translations: withCopiedQuestion(translations, question.id, id),
      });
    },
    remove(index) {
      const question = questions[index];
      if (!question) return;
      store.edit('remove', {
        questions: questions.toSpliced(index, 1),
        translations: withoutQuestion(translations, question.id),
      });
    },
  };
}
