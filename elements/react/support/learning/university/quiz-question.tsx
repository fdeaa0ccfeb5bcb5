import type { Lesson } from '@spotreel/sdk/internal/contract';
import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../foundation/styles/class-names';
import { useTranslator } from '../../../foundation/text/translation';

export interface QuizQuestionProps {
  question: Lesson['questions'][number];
  /** Place in the quiz, from 1, and how many there are. */
  number: number;
  count: number;
  /** Place of the chosen answer. */
  chosen: number | undefined;
  /** Undefined until the answer was checked. */
  isRight: boolean | undefined;
  onChoose: (choice: number) => void;
}

/** A question with its choices, and whether the chosen one is right. */
export function QuizQuestion({ question, number, count, chosen, isRight, onChoose }: QuizQuestionProps) {
  const t = useTranslator();
  const id = useId();
  const look = isRight === undefined ? undefined : isRight ? 'sr-quiz__question--right' : 'sr-quiz__question--wrong';
  return (
    <fieldset className={classNames('sr-quiz__question', look)} aria-describedby={`${id}-outcome`}>
      <legend className="sr-quiz__text">
        <span className="sr-quiz__number">{t('quiz.questionOf', { number, count })}</span> {question.text}
      </legend>
      {question.choices.map((choice, place) => (
        <label key={choice} className="sr-quiz__choice">
          <input type="radio" name={id} checked={chosen === place} onChange={() => onChoose(place)} />
          <span>{choice}</span>
        </label>
      ))}
      <p id={`${id}-outcome`} className="sr-quiz__outcome">
        {isRight !== undefined && (
          <>
            {isRight ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            {t(isRight ? 'quiz.right' : 'quiz.wrong')}
          </>
        )}
      </p>
    </fieldset>
  );
}
