import { useStore } from '@nanostores/react';
import { createSharedVideo, type SharedVideoState, type SharedVideoStore } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import commentListCss from '../../editor/share-dialog/comment-list.css?inline';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import sharePageCss from './share-page.css?inline';
import { SharePassword } from './share-password';
import { ShareHead } from './share-sender';
import { ShareEnding, ShareLoading } from './share-states';
import { SharedVideoView } from './shared-video-view';

const useStyles = lazyStyles([commentListCss, sharePageCss]);

/** The link that is open, and what the host puts around the video. */
export interface SharePageProps {
  /** The last part of the link's address. */
  token: string;
  /** Name or logo of the host: at the top, or at the end of a page that names the sender of the video. */
  brand: ReactNode;
  /** Hears the title of the video, and the one of a page without a video. */
  onTitle?: (title: string) => void;
}

/** A video behind a link, for people without an account: to watch and, where its owner allows it, to download. */
export function SharePage({ token, brand, onTitle }: SharePageProps) {
  useStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createSharedVideo(spotreel, token));
  const state = useStore(store.$state);
  const title = state.video?.title ?? t('shared.title');

  useEffect(() => void store.load(), [store]);
  useEffect(() => onTitle?.(title), [onTitle, title]);

  return (
    <div className="sr-share">
      <ShareHead sender={state.video?.sender} brand={brand} />
      <main className="sr-share__main" aria-busy={state.status === 'loading'}>
        <Content store={store} state={state} />
      </main>
      {state.video?.sender && <footer className="sr-share__host">{brand}</footer>}
    </div>
  );
}

interface ContentProps {
  store: SharedVideoStore;
  state: SharedVideoState;
}

function Content({ store, state }: ContentProps) {
  const t = useTranslator();
  const { status, video, isChecking, failure } = state;
  const error = failure?.code === 'rate_limited' ? t('shared.passwordTries') : failure?.message;
  if (status === 'ready' && video) return <SharedVideoView key={video.videoUrl} store={store} video={video} />;
  if (status === 'password') return <SharePassword isChecking={isChecking} error={error} onPassword={store.enter} />;
  if (status === 'loading' || status === 'ready') return <ShareLoading />;
  return <ShareEnding status={status} failure={failure} onRetry={store.load} />;
}
