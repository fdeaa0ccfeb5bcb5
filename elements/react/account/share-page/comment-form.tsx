import { useStore } from '@nanostores/react';
import { SHARE_COMMENT_AUTHOR, SHARE_COMMENT_TEXT } from '@spotreel/sdk/internal/contract';
import type { SharedVideoStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextAreaField, TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { timeText } from '../../controls/transport/time-text';
import { useFrameSeconds } from '../../controls/video-player/use-frame-seconds';
import type { VideoPlayback } from '../../controls/video-player/use-player';
import { useTranslator } from '../../foundation/text/translation';

export interface CommentFormProps {
  store: SharedVideoStore;
  player: VideoPlayback;
}

/** A comment at the current second. The video pauses while a person writes. */
export function CommentForm({ store, player }: CommentFormProps) {
  const t = useTranslator();
  const { form, author, setAuthor, text, setText, isComplete, send } = useNewComment(store, player);
  const refusal = formError(form);
  return (
    <form className="sr-comments__form" onSubmit={send}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextField
        label={t('comments.name')}
        autoComplete="name"
        required
        maxLength={SHARE_COMMENT_AUTHOR}
        value={author}
        error={fieldError(form, 'author')}
        onChange={(event) => setAuthor(event.currentTarget.value)}
      />
      <TextAreaField
        label={t('comments.text')}
        maxLength={SHARE_COMMENT_TEXT}
        value={text}
        error={fieldError(form, 'text')}
        onFocus={player.pause}
        onValueChange={setText}
      />
      <SendButton player={player} isBusy={form.status === 'sending'} isDisabled={!isComplete} />
      <p role="status" className="sr-visually-hidden">
        {form.status === 'sent' && t('comments.sent')}
      </p>
    </form>
  );
}

function useNewComment(store: SharedVideoStore, player: VideoPlayback) {
  const form = useStore(store.$comment);
  const [author, setAuthor] = useState(store.author);
  const [text, setText] = useState('');
  const isComplete = author.trim() !== '' && text.trim() !== '';

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isComplete && (await store.write({ author, text, atSeconds: player.now() }))) setText('');
  }
  return { form, author, setAuthor, text, setText, isComplete, send };
}

interface SendButtonProps {
  player: VideoPlayback;
  isBusy: boolean;
  isDisabled: boolean;
}

/** Names the second that the comment is about. */
function SendButton({ player, isBusy, isDisabled }: SendButtonProps) {
  const t = useTranslator();
  const [seconds] = useFrameSeconds(player);
  return (
    <Button type="submit" variant="primary" busy={isBusy} disabled={isDisabled}>
      {t('comments.send', { time: timeText(seconds) })}
    </Button>
  );
}
