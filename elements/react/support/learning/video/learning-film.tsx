import type { LearningVideo } from '@spotreel/sdk/internal/contract';
import type { Watched } from '@spotreel/sdk/internal/stores';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { Notice } from '../../../controls/notice/notice';
import { timeText } from '../../../controls/transport/time-text';
import { classNames } from '../../../foundation/styles/class-names';
import { useTranslator } from '../../../foundation/text/translation';
import { useOtherLanguage } from '../../help/text-language';
import type { Chapter } from './chapters';
import type { FilmPlayer } from './use-film-player';

export interface LearningFilmProps {
  title: string;
  video: LearningVideo;
  posterUrl: string | null;
  chapters: readonly Chapter[];
  /** Progress of the person before this page opened. */
  watchedBefore: Watched | undefined;
  player: FilmPlayer;
}

/** The video of a tutorial or lesson, with its chapters. What it shows is in the text of the page as well. */
export function LearningFilm({ title, video, posterUrl, chapters, watchedBefore, player }: LearningFilmProps) {
  const t = useTranslator();
  const otherLanguage = useOtherLanguage(video.language);
  if (player.isBroken) return <Notice tone="warning">{t('learning.videoFailed')}</Notice>;
  return (
    <div className={classNames('sr-film', chapters.length > 0 && 'sr-film--chapters')}>
      {/* biome-ignore lint/a11y/useMediaCaption: a video of the operator may have no captions, and the rule does not see ours */}
      <video
        ref={player.ref}
        className="sr-film__video"
        src={video.url}
        poster={posterUrl ?? undefined}
        aria-label={t('learning.videoOf', { title })}
        controls
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        onTimeUpdate={player.onTime}
        onEnded={player.onEnd}
        onError={player.onBroken}
      >
        {video.captionsUrl !== null && (
          <track
            kind="captions"
            src={video.captionsUrl}
            label={t('learning.captions')}
            default={otherLanguage !== undefined}
          />
        )}
      </video>
      {(chapters.length > 0 || otherLanguage) && (
        <FilmSide chapters={chapters} watchedBefore={watchedBefore} player={player} otherLanguage={otherLanguage} />
      )}
    </div>
  );
}

interface FilmSideProps extends Pick<LearningFilmProps, 'chapters' | 'watchedBefore' | 'player'> {
  /** Name of the language of the video where the reader has another one. */
  otherLanguage: string | undefined;
}

/** Controls beside the video: its language, the position to continue at, its chapters. */
function FilmSide({ chapters, watchedBefore, player, otherLanguage }: FilmSideProps) {
  const t = useTranslator();
  const resumeAt = watchedBefore?.isOver ? 0 : (watchedBefore?.seconds ?? 0);
  return (
    <div className="sr-film__side">
      {otherLanguage && (
        <p className="sr-reading__language">{t('learning.otherLanguage', { language: otherLanguage })}</p>
      )}
      {resumeAt > 0 && (
        <Button variant="primary" icon={<RotateCcw aria-hidden />} onClick={() => player.playFrom(resumeAt)}>
          {t('learning.continueAt', { time: timeText(resumeAt) })}
        </Button>
      )}
      {chapters.length > 0 && <Chapters chapters={chapters} player={player} />}
    </div>
  );
}

function Chapters({ chapters, player }: Pick<LearningFilmProps, 'chapters' | 'player'>) {
  const t = useTranslator();
  return (
    <nav className="sr-chapters" aria-label={t('learning.chapters')}>
      <p className="sr-chapters__title" aria-hidden>
        {t('learning.chapters')}
      </p>
      <ol className="sr-chapters__list">
        {chapters.map(({ title, atSeconds }, place) => (
          <li key={`${atSeconds} ${title}`}>
            <button
              type="button"
              className={classNames('sr-chapter', place === player.chapter && 'sr-chapter--playing')}
              aria-current={place === player.chapter ? 'true' : undefined}
              onClick={() => player.playFrom(atSeconds)}
            >
              <span className="sr-chapter__time">{timeText(atSeconds)}</span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
