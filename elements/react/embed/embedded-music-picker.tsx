import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import kitRowCss from '../controls/kit-row/kit-row.css?inline';
import { useKitPlayer } from '../controls/kit-row/use-kit-player';
import { Skeleton } from '../controls/skeleton/skeleton';
import waveformCss from '../controls/waveform/waveform.css?inline';
import { KitList } from '../editor/music-panel/kit-list';
import musicPanelCss from '../editor/music-panel/music-panel.css?inline';
import { kitChoices } from '../editor/project-editor/music/music-views';
import sceneFormCss from '../editor/scene-form/scene-form.css?inline';
import { Slot } from '../foundation/page/slot';
import { useSpotreel } from '../foundation/spotreel-context';
import { lazyStyles } from '../foundation/styles/lazy-styles';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

const useStyles = lazyStyles([waveformCss, kitRowCss, musicPanelCss, sceneFormCss]);

export interface EmbeddedMusicPickerProps extends EmbeddedProps, MusicChoiceProps {}

interface MusicChoiceProps {
  musicKitId?: number | undefined;
  onMusicSelected: (detail: { musicKitId: number | null; name: string }) => void;
}

/** Content of `<music-picker>`. */
export function EmbeddedMusicPicker({ musicKitId, onMusicSelected, ...root }: EmbeddedMusicPickerProps) {
  return (
    <EmbeddedRoot {...root} loading={<Skeleton shape="landscape" />}>
      <div className="sr-embedded__page">
        <Slot name="header" />
        <MusicChoice musicKitId={musicKitId} onMusicSelected={onMusicSelected} />
      </div>
    </EmbeddedRoot>
  );
}

function MusicChoice({ musicKitId, onMusicSelected }: MusicChoiceProps) {
  useStyles();
  const { music } = useSpotreel();
  const { data: kits, failure } = useStore(music.$kits);
  const { playingKitId, playKit } = useKitPlayer(kits, () => {});
  const choices = useMemo(() => kits && kitChoices(kits, undefined, []), [kits]);

  useEffect(() => {
    void music.load();
  }, [music]);

  if (kits?.length === 0) return <Slot name="empty" />;
  return (
    <div part="list">
      <KitList
        kits={choices}
        failure={failure}
        onRetry={music.load}
        selectedKitId={musicKitId}
        playingKitId={playingKitId}
        onPlayKit={playKit}
        onKit={(id) => onMusicSelected({ musicKitId: id, name: kits?.find((kit) => kit.id === id)?.name ?? '' })}
      />
    </div>
  );
}
