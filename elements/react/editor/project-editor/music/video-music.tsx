import { useStore } from '@nanostores/react';
import { barSeconds, kitBpm } from '@spotreel/sdk/internal/audio';
import { useEffect, useMemo } from 'react';
import { useKitPlayer } from '../../../controls/kit-row/use-kit-player';
import { EmptyState } from '../../../controls/notice/notice';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import { MusicPanel } from '../../music-panel/music-panel';
import type { ProposalCardsProps } from '../../music-panel/proposal-cards';
import type { TrackEditorProps } from '../../music-panel/track-editor';
import type { PlaybackState } from '../../stage/use-playback';
import { kitChoices, proposalViews, trackPieces } from './music-views';
import { TrackPlayhead } from './track-playhead';
import { useAudition } from './use-audition';
import { VideoOwnMusic } from './video-own-music';

/** Music of the open project. An image has none. */
export function VideoMusic({ playback }: { playback: PlaybackState }) {
  const t = useTranslator();
  const isPicture = useStore(useEditor().environment.$kind) === 'image';
  if (isPicture) return <EmptyState title={t('pictureExport.silent')}>{t('pictureExport.silentText')}</EmptyState>;
  return <ComposedMusic playback={playback} />;
}

/** Samples of the kit, one by one, and the other kits. */
function ComposedMusic({ playback }: { playback: PlaybackState }) {
  const { music } = useSpotreel();
  const { document, views, environment, proposals, actions } = useEditor();
  const { data: kits, failure } = useStore(music.$kits);
  const project = useStore(document.$project);
  const kitId = project?.musicKitId ?? null;
  const isOwn = Boolean(project?.ownMusic);
  const isKitGone = useStore(environment.$isKitMissing) && kitId !== null && !isOwn;
  const family = useStore(environment.$family);
  const fits = useStore(views.$musicFits);
  const scenes = useStore(views.$scenes);
  const { playingKitId, playKit } = useKitPlayer(kits, playback.pause);

  useEffect(() => {
    void music.load();
  }, [music]);

  useComposing(isKitGone || isOwn ? null : kitId, scenes);

  const track = useTrack(playback);
  const choices = useMemo(() => kits && kitChoices(kits, family, scenes), [kits, family, scenes]);
  return (
    <MusicPanel
      kits={choices}
      failure={failure}
      onRetry={music.load}
      selectedKitId={isOwn ? undefined : kitId}
      playingKitId={playingKitId}
      isKitGone={isKitGone}
      isOutdated={!isKitGone && !isOwn && kitId !== null && !fits}
      onPlayKit={playKit}
      onKit={(id) => (id === null ? actions.setMusic(null, []) : proposals.fit(id))}
      onRefit={() => kitId !== null && proposals.fit(kitId)}
      proposals={useProposals(playback, kitId, () => playKit(null))}
      ownMusic={<VideoOwnMusic playback={playback} onPlay={() => playKit(null)} />}
      track={isOwn ? undefined : track}
    />
  );
}

/** Proposals for a kit and the scenes as they are; none for null. */
function useComposing(kitId: number | null, scenes: readonly { readonly durationSeconds: number }[]): void {
  const { proposals } = useEditor();
  const lengths = scenes.map(({ durationSeconds }) => durationSeconds).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the proposals depend on the lengths of the scenes
  useEffect(() => {
    if (kitId !== null) void proposals.propose(kitId);
  }, [kitId, proposals, lengths]);
}

function useProposals(playback: PlaybackState, kitId: number | null, silence: () => void): ProposalCardsProps {
  const t = useTranslator();
  const editor = useEditor();
  const { document, views, proposals } = editor;
  const { data, failure } = useStore(proposals.$proposals);
  const locks = useStore(proposals.$locks);
  const videoSeconds = useStore(views.$duration);
  const audio = useStore(document.$project)?.audio;
  const audition = useAudition(editor, playback);
  const current = data?.kit.id === kitId ? data : undefined;
  const trackOf = (key: string) => current?.music.tracks.find(({ sampleIds }) => sampleIds.join() === key);
  const { exact = false, upperBound = 0, tracks: [best] = [] } = current?.music ?? {};
  return {
    proposals: useMemo(() => current && proposalViews(current, videoSeconds, t), [current, videoSeconds, t]),
    failure,
    isProved: exact,
    gapPoints: exact || !best ? 0 : upperBound - best.percent,
    videoSeconds,
    chosenKey: audio?.join() ?? '',
    listeningKey: audition.listeningKey,
    hasLocks: locks.length > 0,
    onListen: (key) => {
      const track = key === null ? undefined : trackOf(key);
      if (!current || !track) return audition.stop();
      silence();
      void audition.listen(current.kit, track.sampleIds);
    },
    onChoose: (key) => {
      const track = trackOf(key);
      if (current && track) proposals.choose(current.kit, track);
    },
    onRetry: () => kitId !== null && void proposals.propose(kitId),
    onUnlockAll: proposals.unlockAll,
  };
}

function useTrack(playback: PlaybackState): TrackEditorProps | undefined {
  const { document, views, environment, proposals, actions } = useEditor();
  const kit = useStore(environment.$kit);
  const audio = useStore(document.$project)?.audio;
  const scenes = useStore(views.$scenes);
  const videoSeconds = useStore(views.$duration);
  const locks = useStore(proposals.$locks);
  const countsBars = useStore(useSpotreel().preferences.$countsBars);
  const pieces = useMemo(
    () => (kit && audio && scenes.length > 0 ? trackPieces(kit, audio, scenes, locks) : []),
    [kit, audio, scenes, locks],
  );
  if (!kit || !audio || pieces.length === 0) return undefined;
  return {
    pieces,
    scenes: scenes.map(({ sceneId: id, startSeconds, durationSeconds }) => ({ id, startSeconds, durationSeconds })),
    videoSeconds,
    barSeconds: barSeconds(kitBpm(kit)),
    countsBars,
    playhead: <TrackPlayhead playback={playback} videoSeconds={videoSeconds} />,
    onToggleLock: (index) => {
      const piece = pieces[index];
      if (piece) proposals.toggleLock(piece);
    },
    onSwap: (index, sampleId) => actions.setMusic(kit.id, pieces.map((piece) => piece.sampleId).with(index, sampleId)),
  };
}
