import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { RatingScale } from '../../../sdk/contract/schemas/survey/question';
import { submitsOnPick } from '../../../sdk/survey/answers';
import type { QuestionBodyProps } from '../question-body';

/** Milliseconds for which the chosen value is seen before the next question comes. */
const SEEN_MS = 200;

export type ScaleProps = (QuestionBodyProps<'nps'> | QuestionBodyProps<'rating'>) & {
  readonly values: readonly number[];
  readonly look: RatingScale;
  readonly nameOf: (value: number) => string;
  readonly children: (value: number) => ComponentChildren;
};

/**
 * A row of values. They are radio buttons, so that arrows go from one to the next and one tab stop is enough. A press of
 * the pointer on a required scale is the answer; the keyboard only chooses, since arrows pass over values on their way.
 */
export function Scale(props: ScaleProps) {
  const { question, values, answer, look, nameOf, children } = props;
  const { lowerLabel, upperLabel } = question;
  const isPressed = useRef(false);
  const chosen = typeof answer === 'number' ? answer : 0;
  return (
    <>
      <div class={`sv-scale sv-scale-${look}`}>
        {values.map((value) => (
          <label
            key={value}
            class={look === 'star' && value <= chosen ? 'sv-value sv-lit' : 'sv-value'}
            onPointerDown={() => {
              isPressed.current = true;
            }}
          >
            <input
              type="radio"
              name="sv-scale"
              checked={value === answer}
              aria-label={nameOf(value)}
              onKeyDown={() => {
                isPressed.current = false;
              }}
              onChange={() => {
                if (isPressed.current && submitsOnPick(question)) props.onSubmit({ answer: value }, SEEN_MS);
                else props.onDraft({ answer: value });
              }}
            />
            {children(value)}
          </label>
        ))}
      </div>
      {(lowerLabel || upperLabel) && (
        <div class="sv-scale-ends" dir="auto">
          <span>{lowerLabel}</span>
          <span>{upperLabel}</span>
        </div>
      )}
    </>
  );
}
