import { numbersOf } from '../../../sdk/survey/answers';
import type { QuestionBodyProps } from '../question-body';
import { Face } from './face';
import { Scale } from './scale';

const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';

export function Rating(props: QuestionBodyProps<'rating'>) {
  const { question, say } = props;
  const { range, scale } = question;
  return (
    <Scale {...props} values={numbersOf(question)} look={scale} nameOf={(n) => say('ofRange', { n, count: range })}>
      {(value) => {
        if (scale === 'smiley') return <Face mood={(value - 1) / (range - 1)} />;
        if (scale !== 'star') return <span>{value}</span>;
        return (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} />
          </svg>
        );
      }}
    </Scale>
  );
}
