import { useEffect, useId, useRef } from 'preact/hooks';
import type { SurveyQuestion } from '../../sdk/contract/schemas/survey/question';
import type { Answer } from '../../sdk/contract/schemas/survey/response';
import { needsSubmitButton } from '../../sdk/survey/answers';
import { isEmptyAnswer } from '../../sdk/survey/empty-answer';
import { bodyOf } from './question-bodies';
import type { QuestionBodyProps } from './question-body';
import { useDraft } from './use-draft';

export interface QuestionFormProps extends Pick<QuestionBodyProps<'fileUpload'>, 'seed' | 'storeFile' | 'say'> {
  readonly question: SurveyQuestion;
  readonly original: SurveyQuestion;
  readonly answer: Answer | undefined;
  readonly isLast: boolean;
  /** Undefined: passed over. */
  readonly onAnswer: (answer: Answer | undefined) => void;
  /** Undefined: nothing to go back to. */
  readonly onBack: (() => void) | undefined;
}

/** One question: its words, its controls, what is wrong, and the buttons. Enter sends once. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, say, onBack } = props;
  const ids = useId();
  const form = useRef<HTMLFormElement>(null);
  const { draft, problem, setProblem, send, change, sendSoon } = useDraft(props);
  const Body = bodyOf(question.type);
  const labelId = `${ids}-label`;
  const problemId = `${ids}-problem`;

  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    if (problem) (find('[aria-invalid="true"]') ?? find('input'))?.focus();
  }, [problem]);

  return (
    <form
      ref={form}
      class={`sv-question sv-${question.type}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {question.imageUrl && <img class="sv-image" src={question.imageUrl} alt="" />}
      <h2 id={labelId} class="sv-headline" dir="auto" tabIndex={-1}>
        {question.headline}
        {!question.required && question.type !== 'cta' && <span class="sv-optional">{say('optional')}</span>}
      </h2>
      {question.subheader && (
        <p class="sv-subheader" dir="auto">
          {question.subheader}
        </p>
      )}
      {Body ? (
        <fieldset aria-labelledby={labelId} aria-describedby={problem && problemId}>
          <Body
            question={question}
            original={props.original}
            answer={draft.answer}
            say={say}
            seed={props.seed}
            labelId={labelId}
            problemId={problem && problemId}
            storeFile={props.storeFile}
            onDraft={change}
            onSubmit={sendSoon}
            onProblem={setProblem}
          />
        </fieldset>
      ) : (
        <p class="sv-subheader">{say('unknownQuestion')}</p>
      )}
      <p id={problemId} class="sv-problem" role="alert">
        {problem}
      </p>
      <FormButtons {...props} draft={draft.answer} onBack={onBack} />
    </form>
  );
}

function FormButtons(props: QuestionFormProps & { readonly draft: Answer | undefined }) {
  const { question, say, draft, isLast, onBack, onAnswer } = props;
  const isCta = question.type === 'cta';
  const canDismiss = (isCta || question.type === 'consent') && !question.required;
  const dismissLabel = 'dismissButtonLabel' in question ? question.dismissButtonLabel : undefined;
  const isSkip = !question.required && !canDismiss && isEmptyAnswer(question.type, draft);
  return (
    <div class="sv-buttons">
      {onBack && (
        <button type="button" class="sv-button sv-plain" onClick={onBack}>
          {question.backButtonLabel || say('back')}
        </button>
      )}
      <span class="sv-space" />
      {canDismiss && (
        <button type="button" class="sv-button sv-plain" onClick={() => onAnswer(undefined)}>
          {dismissLabel || say('skip')}
        </button>
      )}
      {needsSubmitButton(question, draft) && (
        <button type="submit" class={isSkip ? 'sv-button sv-quiet' : 'sv-button sv-main'} dir="auto">
          {question.buttonLabel || say(isSkip ? 'skip' : isLast ? 'finish' : 'next')}
        </button>
      )}
    </div>
  );
}
