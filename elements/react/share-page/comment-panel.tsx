import type { ShareComment } from '@spotreel/sdk/contract';
import type { SharedVideoStore } from '@spotreel/sdk/stores';
import { useTranslator } from '../foundation/translation';
import type { VideoPlayback } from '../video-player/use-player';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';

export interface CommentPanelProps {
  store: SharedVideoStore;
  player: VideoPlayback;
  comments: readonly ShareComment[];
}

/** Comments beside a shared video, and a form for another one at the current second. */
export function CommentPanel({ store, player, comments }: CommentPanelProps) {
  const t = useTranslator();
  return (
    <section className="sr-comments" aria-label={t('comments.title')}>
      <h2 className="sr-comments__title">
        {t('comments.title')}
        {comments.length > 0 && <span className="sr-comments__count">{comments.length}</span>}
      </h2>
      {comments.length === 0 ? (
        <p className="sr-share__text">
          {t('comments.none')}. {t('comments.noneText')}
        </p>
      ) : (
        <ol className="sr-comments__list sr-list">
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} onJump={() => player.seek(comment.atSeconds)} />
          ))}
        </ol>
      )}
      <CommentForm store={store} player={player} />
    </section>
  );
}
