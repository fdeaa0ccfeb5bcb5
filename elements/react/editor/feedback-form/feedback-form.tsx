import type { FeedbackState } from '@spotreel/sdk/internal/stores';
import { Heart, Star } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextAreaField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { classNames } from '../../foundation/styles/class-names';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import feedbackFormCss from './feedback-form.css?inline';
import { IndustryField } from './industry-field';

const SCORES = [1, 2, 3, 4, 5];

export interface FeedbackAnswer {
  /** 1 to 5. */
  score: number;
  industry: string;
  comment: string;
}

export interface FeedbackFormProps {
  status: FeedbackState['status'];
  /** Reason why it could not be sent. */
  failureText: string | undefined;
  /** Characters. */
  maxIndustry: number;
  maxComment: number;
  onSend: (answer: FeedbackAnswer) => void;
  onSkip: () => void;
}

const useStyles = lazyStyles([feedbackFormCss]);

/** Asks for stars first, then, once some are given, for industry and comment. */
export function FeedbackForm({ status, failureText, maxIndustry, maxComment, onSend, onSkip }: FeedbackFormProps) {
  useStyles();
  const t = useTranslator();
  const [answer, setAnswer] = useState<FeedbackAnswer>({ score: 0, industry: '', comment: '' });
  const change = (part: Partial<FeedbackAnswer>) => setAnswer({ ...answer, ...part });
  if (status === 'given' || status === 'skipped') return null;
  if (status === 'sent') return <Thanks />;

  function send(event: FormEvent) {
    event.preventDefault();
    if (answer.score > 0) onSend(answer);
  }

  return (
    <form className="sr-feedback" onSubmit={send} aria-label={t('feedback.title')}>
      <div className="sr-feedback__head">
        <h3 className="sr-feedback__title">{t('feedback.title')}</h3>
        <StarRating label={t('feedback.score')} score={answer.score} onScore={(score) => change({ score })} />
      </div>
      {answer.score > 0 && (
        <FeedbackQuestions answer={answer} maxIndustry={maxIndustry} maxComment={maxComment} onChange={change} />
      )}
      {failureText && <Notice tone="danger">{failureText}</Notice>}
      <div className="sr-feedback__foot">
        <Button variant="quiet" size="sm" onClick={onSkip}>
          {t('feedback.skip')}
        </Button>
        {answer.score > 0 && (
          <Button type="submit" size="sm" variant="primary" busy={status === 'sending'}>
            {t('feedback.send')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface FeedbackQuestionsProps extends Pick<FeedbackFormProps, 'maxIndustry' | 'maxComment'> {
  answer: FeedbackAnswer;
  onChange: (part: Partial<FeedbackAnswer>) => void;
}

/** The questions that follow the stars. */
function FeedbackQuestions({ answer, maxIndustry, maxComment, onChange }: FeedbackQuestionsProps) {
  const t = useTranslator();
  return (
    <>
      <IndustryField value={answer.industry} maxLength={maxIndustry} onValue={(industry) => onChange({ industry })} />
      <TextAreaField
        label={t('feedback.comment')}
        rows={2}
        maxLength={maxComment}
        value={answer.comment}
        onValueChange={(comment) => onChange({ comment })}
      />
    </>
  );
}

function Thanks() {
  const t = useTranslator();
  return (
    <p className="sr-feedback sr-feedback--thanks" role="status">
      <Heart aria-hidden />
      <span>
        <strong>{t('feedback.thanksTitle')}</strong> {t('feedback.thanksText')}
      </span>
    </p>
  );
}

interface StarRatingProps {
  /** Name of the group. */
  label: string;
  /** 1 to 5; 0 while none is chosen. */
  score: number;
  onScore: (score: number) => void;
}

/** Five stars as a group of radio buttons: arrow keys choose, as in every such group. */
function StarRating({ label, score, onScore }: StarRatingProps) {
  const t = useTranslator();
  const name = useId();
  return (
    <fieldset className="sr-stars">
      <legend className="sr-visually-hidden">{label}</legend>
      {SCORES.map((value) => (
        <label key={value} className={classNames('sr-stars__star', value <= score && 'sr-stars__star--on')}>
          <input
            type="radio"
            className="sr-visually-hidden"
            name={name}
            value={value}
            checked={value === score}
            onChange={() => onScore(value)}
          />
          <Star aria-hidden />
          <span className="sr-visually-hidden">{t('feedback.stars', { count: value })}</span>
        </label>
      ))}
    </fieldset>
  );
}
