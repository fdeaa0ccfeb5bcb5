import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { createFilmOfImage } from '@spotreel/sdk/internal/stores';
import { Film } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../controls/button/button';
import { Notice } from '../../../controls/notice/notice';
import { Progress } from '../../../controls/progress/progress';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';

export interface MovingPictureOfferProps {
  /** An animated one. */
  image: Media;
  /** A video of it is ready. */
  onFilm: (film: Media) => void;
}

/** Offers an animated picture as a video, where the place takes one. */
export function MovingPictureOffer({ image, onFilm }: MovingPictureOfferProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [film] = useState(() => createFilmOfImage(spotreel));
  const { percent, failure } = useStore(film.$state);
  const isBusy = percent !== undefined;
  useEffect(() => film.dispose, [film]);

  async function make() {
    const made = await film.make(image);
    if (made) onFilm(made);
  }
  return (
    <>
      <Notice
        tone={failure ? 'danger' : 'info'}
        action={
          <Button size="sm" icon={<Film aria-hidden />} busy={isBusy} onClick={() => void make()}>
            {t('background.useAsVideo')}
          </Button>
        }
      >
        {failure?.message ?? t('background.isAnimated')}
      </Notice>
      {isBusy && <Progress percent={percent || undefined} label={t('background.useAsVideo')} />}
    </>
  );
}
