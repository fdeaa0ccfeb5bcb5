import { useStore } from '@nanostores/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import kitRowCss from '../../../controls/kit-row/kit-row.css?inline';
import { Waveform } from '../../../controls/waveform/waveform';
import waveformCss from '../../../controls/waveform/waveform.css?inline';
import { classNames } from '../../../foundation/styles/class-names';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import { FormSection } from '../../scene-form/form-section';

const useStyles = lazyStyles([waveformCss, kitRowCss]);

/** Music of a project that Blender renders: one of the tracks that are as long as its video, or none. */
export function VideoTrack() {
  useStyles();
  const t = useTranslator();
  const { document, environment, actions } = useEditor();
  const tracks = useStore(environment.$blender)?.audioList ?? [];
  const chosen = useStore(document.$project)?.audio[0] ?? null;
  if (tracks.length === 0) return <p className="sr-field__hint">{t('music.noTracks')}</p>;
  return (
    <div className="sr-scene-form">
      <FormSection title={t('music.tracks')} hint={t('music.tracksHint')}>
        <ul className="sr-kits sr-list">
          {tracks.map(({ id, name, duration, peaks }) => (
            <TrackChoice key={id} isChosen={id === chosen} onChoose={() => actions.setTrack(id)}>
              <span className="sr-kit__name">
                <bdi>{name}</bdi>
                {id === chosen && <Check aria-label={t('music.inUse')} />}
              </span>
              <span className="sr-kit__facts">{t('editor.seconds', { count: duration })}</span>
              <Waveform peaks={peaks} className="sr-kit__waveform" />
            </TrackChoice>
          ))}
          <TrackChoice isChosen={chosen === null} onChoose={() => actions.setTrack(null)}>
            {t('music.none')}
          </TrackChoice>
        </ul>
      </FormSection>
    </div>
  );
}

interface TrackChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function TrackChoice({ isChosen, onChoose, children }: TrackChoiceProps) {
  return (
    <li className={classNames('sr-kit', isChosen && 'sr-kit--selected')}>
      <button type="button" className="sr-kit__use" aria-pressed={isChosen} onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
