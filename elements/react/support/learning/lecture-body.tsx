import { useStore } from '@nanostores/react';
import type { HelpBlock, LearningVideo } from '@spotreel/sdk/internal/contract';
import { createWatched } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import type { PageLink } from '../help/page-link';
import { TextLanguageNote, useTextLanguage } from '../help/text-language';
import { LearningSteps } from './learning-steps';
import { chaptersOf } from './video/chapters';
import { LearningFilm } from './video/learning-film';
import { useFilmPlayer } from './video/use-film-player';

export interface LectureBodyProps {
  /** By which this browser remembers how far the video was watched. */
  name: string;
  lecture: {
    readonly title: string;
    readonly language: string;
    readonly posterUrl: string | null;
    readonly video: LearningVideo | null;
    readonly blocks: readonly HelpBlock[];
  };
  pageLink: PageLink;
}

/** The video of a tutorial or lesson, and its text. The steps lead into the video. */
export function LectureBody({ name, lecture, pageLink }: LectureBodyProps) {
  const { title, posterUrl, video, blocks, language } = lecture;
  const textLanguage = useTextLanguage(language);
  const [videos] = useState(() => createWatched());
  const [watchedBefore] = useState(useStore(videos.$watched)[name]);
  const [chapters] = useState(() => chaptersOf(blocks));
  const player = useFilmPlayer(chapters, (watched) => videos.note(name, watched));
  const onPlay = video && !player.isBroken ? player.playFrom : undefined;
  return (
    <>
      <TextLanguageNote language={language} />
      {video && (
        <LearningFilm
          title={title}
          video={video}
          posterUrl={posterUrl}
          chapters={chapters}
          watchedBefore={watchedBefore}
          player={player}
        />
      )}
      <div {...textLanguage}>
        <LearningSteps blocks={blocks} pageLink={pageLink} onPlay={onPlay} />
      </div>
    </>
  );
}
