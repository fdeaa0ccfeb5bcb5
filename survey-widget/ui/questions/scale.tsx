import { numbersOf } from '@spotreel/sdk/internal/survey';
import type { VNode } from 'preact';
import { english } from '../../words/english';
import { StrokeIcon } from '../stroke-icon';
import { Face } from './face';
import type { QuestionProps } from './question-props';

const STAR = 'M12 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z';

type ScaleProps = (QuestionProps<'nps'> | QuestionProps<'rating'>) & {
  readonly look: string;
  /** Draws a value. */
  readonly draw: (value: number) => VNode;
  readonly nameOf: (value: number) => string;
};

export function Nps(props: QuestionProps<'nps'>) {
  return <Scale {...props} look="number" draw={numeral} nameOf={String} />;
}

export function Rating(props: QuestionProps<'rating'>) {
  const { range, scale } = props.question;
  const draw = {
    smiley: (value: number) => <Face mood={(value - 1) / (range - 1)} />,
    star: () => <StrokeIcon viewBox="0 0 24 24" paths={[STAR]} />,
    number: numeral,
  };
  const nameOf = (n: number) => props.say(english.ofRange, { n, count: range });
  return <Scale {...props} look={scale} draw={draw[scale] ?? numeral} nameOf={nameOf} />;
}

const numeral = (value: number) => <span>{value}</span>;

/**
 * A row of values. They are radio buttons, so that arrows go from one to the next and one tab stop is enough. A press of
 * the pointer on a required scale is the answer; the keyboard only chooses, since arrows pass over values on their way.
 */
function Scale({ question, draft, actions, look, draw, nameOf }: ScaleProps) {
  const { lowerLabel, upperLabel } = question;
  return (
    <>
      <div class="sv-scale" data-look={look}>
        {numbersOf(question).map((value) => (
          <label key={value} class="sv-value" onPointerDown={() => actions.press(true)}>
            <input
              type="radio"
              name="sv-scale"
              checked={value === draft.answer}
              aria-label={nameOf(value)}
              onKeyDown={() => actions.press(false)}
              onChange={() => actions.pick(value)}
            />
            {draw(value)}
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
