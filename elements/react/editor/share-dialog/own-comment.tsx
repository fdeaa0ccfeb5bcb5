import { useStore } from '@nanostores/react';
import { SHARE_COMMENT_TEXT, type ShareComment } from '@spotreel/sdk/internal/contract';
import type { VideoShare } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { TextAreaField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import { CommentItem } from './comment-item';

export interface OwnCommentProps {
  store: VideoShare;
  comment: ShareComment;
}

/** A comment as the owner sees it: to answer, to mark as done and to delete. */
export function OwnComment({ store, comment }: OwnCommentProps) {
  const t = useTranslator();
  const [mode, setMode] = useState<'read' | 'answer' | 'delete'>('read');
  const { id, answer, isDone } = comment;
  const close = () => setMode('read');
  return (
    <CommentItem comment={comment}>
      {mode === 'answer' ? (
        <AnswerForm store={store} comment={comment} onClose={close} />
      ) : (
        <div className="sr-sharing__actions">
          <Button size="sm" onClick={() => setMode('answer')}>
            {t(answer === null ? 'comments.reply' : 'comments.change')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void store.changeComment(id, { isDone: !isDone })}>
            {t(isDone ? 'comments.reopen' : 'comments.markDone')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setMode('delete')}>
            {t('comments.delete')}
          </Button>
        </div>
      )}
      <QuestionDialog
        open={mode === 'delete'}
        title={t('comments.deleteTitle')}
        text={t('comments.deleteText')}
        action={t('comments.delete')}
        isDangerous
        onConfirm={() => void store.deleteComment(id)}
        onClose={close}
      />
    </CommentItem>
  );
}

function AnswerForm({ store, comment, onClose }: OwnCommentProps & { onClose: () => void }) {
  const t = useTranslator();
  const { id, author } = comment;
  const { status } = useStore(store.$change);
  const [answer, setAnswer] = useState(comment.answer ?? '');

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await store.changeComment(id, { answer: answer.trim() || null })) onClose();
  }
  return (
    <form className="sr-sharing__setting" onSubmit={save}>
      <TextAreaField
        label={t('comments.replyLabel', { author })}
        rows={2}
        maxLength={SHARE_COMMENT_TEXT}
        value={answer}
        onValueChange={setAnswer}
      />
      <div className="sr-sharing__actions">
        <Button type="submit" size="sm" variant="primary" busy={status === 'sending'}>
          {t('comments.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
