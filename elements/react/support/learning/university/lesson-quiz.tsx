import { useStore } from '@nanostores/react';
import type { Lesson } from '@spotreel/sdk/internal/contract';
import type { UniversityStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../controls/button/button';
import { Notice } from '../../../controls/notice/notice';
import { useTranslator } from '../../../foundation/text/translation';
import type { PageLink } from '../../help/page-link';
import { QuizQuestion } from './quiz-question';

export interface LessonQuizProps {
  lesson: Lesson;
  university: UniversityStore;
  pageLink: PageLink;
  degreePath: string;
}

/** The questions of a lesson. It is done once all answers are right; a lesson without questions is marked by hand. */
export function LessonQuiz({ lesson, university, pageLink, degreePath }: LessonQuizProps) {
  const t = useTranslator();
  const { isBusy, result } = useStore(university.$check);
  const [answers, setAnswers] = useState<Readonly<Record<number, number>>>({});
  const { questions, isDone } = lesson;
  const isComplete = questions.every((_, index) => answers[index] !== undefined);

  function choose(question: number, choice: number) {
    setAnswers({ ...answers, [question]: choice });
    university.resetCheck();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void university.finish(questions.map((_, index) => answers[index] ?? 0));
  }
  return (
    <form className="sr-quiz" onSubmit={submit}>
      {questions.length > 0 && <h2 className="sr-quiz__title">{t('quiz.title')}</h2>}
      {questions.map((question, index) => (
        <QuizQuestion
          key={question.text}
          question={question}
          number={index + 1}
          count={questions.length}
          chosen={answers[index]}
          isRight={result?.right[index]}
          onChoose={(choice) => choose(index, choice)}
        />
      ))}
      <QuizOutcome lesson={lesson} university={university} pageLink={pageLink} degreePath={degreePath} />
      {(questions.length > 0 || !isDone) && !result?.right.every(Boolean) && (
        <div>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!isComplete}>
            {t(questions.length > 0 ? 'quiz.check' : 'quiz.markDone')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Result of the answers, and the next step. */
function QuizOutcome({ lesson: { isDone, next, course }, university, pageLink, degreePath }: LessonQuizProps) {
  const t = useTranslator();
  const { result, failure } = useStore(university.$check);
  const wrong = result?.right.filter((isRight) => !isRight).length ?? 0;
  if (failure) return <Notice tone="danger">{failure.message}</Notice>;
  if (wrong > 0) return <Notice tone="warning">{t('quiz.someWrong', { count: wrong })}</Notice>;
  if (!isDone) return null;
  const [to, label] = next
    ? ([`/university/course/${course}/${next}`, t('quiz.next')] as const)
    : ([degreePath, t('quiz.toDegree')] as const);
  return (
    <Notice
      tone="info"
      title={t(result?.right.length ? 'quiz.allRight' : 'quiz.lessonDone')}
      action={pageLink(to, label, 'sr-button sr-button--primary sr-button--md')}
    >
      {!next && t('quiz.courseDone')}
    </Notice>
  );
}
