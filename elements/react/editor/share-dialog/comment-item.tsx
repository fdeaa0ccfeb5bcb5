import type { ShareComment } from '@spotreel/sdk/internal/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeText } from '../../controls/transport/time-text';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

export interface CommentItemProps {
  comment: ShareComment;
  /** Jumps to its second. Absent: the time is no button. */
  onJump?: (() => void) | undefined;
  /** Below it. */
  children?: ReactNode;
}

/** A comment with its time and its answer. */
export function CommentItem({ comment, onJump, children }: CommentItemProps) {
  const t = useTranslator();
  const { atSeconds, author, text, answer, isDone } = comment;
  const time = timeText(atSeconds);
  return (
    <li className={classNames('sr-comment', isDone && 'sr-comment--done')}>
      <p className="sr-comment__head">
        {onJump ? (
          <button type="button" className="sr-comment__time" title={t('comments.jump', { time })} onClick={onJump}>
            {time}
          </button>
        ) : (
          <span className="sr-comment__time">{time}</span>
        )}
        <strong className="sr-comment__author" dir="auto">
          {author}
        </strong>
        {isDone && (
          <span className="sr-comment__state">
            <Check aria-hidden />
            {t('comments.done')}
          </span>
        )}
      </p>
      <p className="sr-comment__text" dir="auto">
        {text}
      </p>
      {answer !== null && (
        <div className="sr-comment__answer">
          <strong>{t('comments.answer')}</strong>
          <p className="sr-comment__text" dir="auto">
            {answer}
          </p>
        </div>
      )}
      {children}
    </li>
  );
}
