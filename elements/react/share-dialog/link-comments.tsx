import type { ShareComment, ShareLink } from '@spotreel/sdk/contract';
import type { VideoShare } from '@spotreel/sdk/stores';
import { CheckField } from '../field/check-field';
import { useTranslator } from '../foundation/translation';
import { OwnComment } from './own-comment';

export interface LinkCommentsProps {
  store: VideoShare;
  link: ShareLink;
  comments: readonly ShareComment[];
}

/** Whether visitors are asked for comments, and what they wrote. */
export function LinkComments({ store, link: { allowComments }, comments }: LinkCommentsProps) {
  const t = useTranslator();
  return (
    <div className="sr-sharing__setting">
      <CheckField
        label={t('comments.allow')}
        checked={allowComments}
        onChange={(isOn) => void store.update({ allowComments: isOn })}
      />
      <p className="sr-sharing__hint">{t('comments.allowHint')}</p>
      {comments.length > 0 && (
        <ol className="sr-sharing__comments sr-list" aria-label={t('comments.title')}>
          {comments.map((comment) => (
            <OwnComment key={comment.id} store={store} comment={comment} />
          ))}
        </ol>
      )}
      {allowComments && comments.length === 0 && <p className="sr-sharing__hint">{t('comments.noneYet')}</p>}
    </div>
  );
}
