/** What is entered into one question until it is sent, once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { QuestionType, SurveyQuestion } from '../../sdk/contract/schemas/survey/question';
import type { Answer } from '../../sdk/contract/schemas/survey/response';
import { answerProblem } from '../../sdk/survey/answers';
import type { Say, WordKey } from '../words/english';
import type { Draft } from './question-body';

export interface DraftOptions {
  readonly question: SurveyQuestion;
  readonly answer: Answer | undefined;
  readonly say: Say;
  /** Undefined: passed over. */
  readonly onAnswer: (answer: Answer | undefined) => void;
}

export function useDraft({ question, answer, say, onAnswer }: DraftOptions) {
  const [draft, setDraft] = useState<Draft>({ answer: question.type === 'cta' ? 'clicked' : answer });
  const [problem, setProblem] = useState<string>();
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSent = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  const send = () => {
    clearTimeout(timer.current);
    if (isSent.current) return; // Enter on a choice, then Next
    const { answer: given, problem: wrong } = latest.current;
    const found = wrong ?? problemText(question, given, say);
    setProblem(found);
    if (found) return;
    isSent.current = true;
    onAnswer(given);
  };

  return {
    draft,
    problem,
    setProblem,
    send,
    change(next: Draft) {
      clearTimeout(timer.current);
      setProblem(undefined);
      keep(next);
    },
    sendSoon(next: Draft, delayMs: number) {
      clearTimeout(timer.current);
      keep(next);
      timer.current = setTimeout(send, delayMs);
    },
  };
}

/** What is asked for where a required question has no answer yet. */
const REQUIRED: Readonly<Partial<Record<QuestionType, WordKey>>> = {
  openText: 'required_openText',
  consent: 'required_consent',
  cta: 'required',
};

function problemText(question: SurveyQuestion, answer: Answer | undefined, say: Say): string | undefined {
  const problem = answerProblem(question, answer);
  if (problem === 'required') return say(REQUIRED[question.type] ?? 'required_choice');
  return problem && say(problem);
}
