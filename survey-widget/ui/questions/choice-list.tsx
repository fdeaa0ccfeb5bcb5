import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { OTHER_CHOICE_ID } from '../../../sdk/contract/schemas/survey/reserved-ids';
import {
  type ChoiceDraft,
  choiceAnswer,
  choiceDraftOf,
  choiceToggled,
  isOtherTextMissing,
} from '../../../sdk/survey/choice-draft';
import { shuffledChoices } from '../../../sdk/survey/shuffle';
import { ENTER_SUBMIT_MS, ENTER_SUBMIT_OTHER_MS } from '../../../sdk/survey/timings';
import type { Draft, QuestionBodyProps } from '../question-body';

type Props = QuestionBodyProps<'multipleChoiceSingle'> | QuestionBodyProps<'multipleChoiceMulti'>;

/** One choice or several: radio buttons or check boxes, with a text field where 'Other' is chosen. */
export function ChoiceList(props: Props) {
  const { question, original, say, seed, problemId } = props;
  const isMulti = question.type === 'multipleChoiceMulti';
  const [chosen, setChosen] = useState(() => choiceDraftOf(original, props.answer));
  const choices = useMemo(() => shuffledChoices(question, seed), [question, seed]);

  const change = (next: ChoiceDraft): Draft => {
    setChosen(next);
    const problem = isOtherTextMissing(next) ? say('specify') : undefined;
    const draft = { answer: choiceAnswer(original, next), problem };
    props.onDraft(draft);
    return draft;
  };
  const writeOther = (otherText: string) => change({ ...chosen, otherText });

  return (
    <div class="sv-choices">
      {choices.map(({ id, label }) => (
        <label key={id} class="sv-choice">
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name="sv-choice"
            checked={chosen.ids.includes(id)}
            onChange={() => change(choiceToggled(original, chosen, id))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isMulti || id === OTHER_CHOICE_ID) return;
              event.preventDefault();
              props.onSubmit(change(choiceToggled(original, chosen, id)), ENTER_SUBMIT_MS);
            }}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
      {chosen.ids.includes(OTHER_CHOICE_ID) && (
        <OtherText
          text={chosen.otherText}
          label={say('specify')}
          problemId={problemId}
          onText={writeOther}
          onEnter={(otherText) => props.onSubmit(writeOther(otherText), ENTER_SUBMIT_OTHER_MS)}
        />
      )}
    </div>
  );
}

interface OtherTextProps {
  readonly text: string;
  readonly label: string;
  readonly problemId: string | undefined;
  readonly onText: (text: string) => void;
  readonly onEnter: (text: string) => void;
}

function OtherText({ text, label, problemId, onText, onEnter }: OtherTextProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <input
      ref={field}
      class="sv-field"
      value={text}
      maxLength={2000}
      placeholder={label}
      aria-label={label}
      aria-describedby={problemId}
      aria-invalid={problemId !== undefined}
      dir="auto"
      onInput={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        onEnter(event.currentTarget.value);
      }}
    />
  );
}
