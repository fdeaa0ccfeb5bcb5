/**
 * A row of values. They are radio buttons, so that arrows go from one to the next and one tab stop is enough. A press of
 * the pointer on a required scale is the answer; the keyboard only chooses, since arrows pass over values on their way.
 */
import { numbersOf, submitsOnPick } from '@spotreel/sdk/survey';
import { english } from '../../words/english';
import { type Child, drawing, element } from '../element';
import type { QuestionBody, QuestionBodyProps } from '../question-body';
import { face } from './face';

/** Milliseconds for which the chosen value is seen before the next question comes. */
const SEEN_MS = 200;
const STAR = 'M12 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z';

type ScaleProps = QuestionBodyProps<'nps'> | QuestionBodyProps<'rating'>;

export const nps: QuestionBody<'nps'> = (props) => scale(props, 'number', numeral, String);

export const rating: QuestionBody<'rating'> = (props) => {
  const { range, scale: look } = props.question;
  const draw = {
    smiley: (value: number) => face((value - 1) / (range - 1)),
    star: () => drawing('0 0 24 24', STAR),
    number: numeral,
  };
  return scale(props, look, draw[look] ?? numeral, (n) => props.say(english.ofRange, { n, count: range }));
};

const numeral = (value: number) => element('span', {}, String(value));

function scale(
  { question, answer, onDraft, onSubmit }: ScaleProps,
  look: string,
  draw: (value: number) => Element,
  nameOf: (value: number) => string,
): readonly Child[] {
  const { lowerLabel, upperLabel } = question;
  let isPressed = false;

  const choice = (value: number) => {
    const box = element('input', {
      type: 'radio',
      name: 'sv-scale',
      checked: value === answer,
      ariaLabel: nameOf(value),
      onkeydown() {
        isPressed = false;
      },
      onchange() {
        if (isPressed && submitsOnPick(question)) onSubmit({ answer: value }, SEEN_MS);
        else onDraft({ answer: value });
      },
    });
    const onpointerdown = () => {
      isPressed = true;
    };
    return element('label', { className: 'sv-value', onpointerdown }, box, draw(value));
  };
  const ends = [lowerLabel, upperLabel].map((text) => element('span', {}, text));
  const row = element('div', { className: 'sv-scale' }, ...numbersOf(question).map(choice));
  row.dataset.look = look;
  return [row, (lowerLabel || upperLabel) && element('div', { className: 'sv-scale-ends', dir: 'auto' }, ...ends)];
}
