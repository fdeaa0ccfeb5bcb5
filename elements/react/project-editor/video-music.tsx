import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { MusicKit } from '../../../sdk/contract/schemas/music';
import type { Translator } from '../../../sdk/i18n/translator';
import type { MusicProposals } from '../../../sdk/stores/proposals-store';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { type ArrangementChoice, MusicPanel } from '../music-panel/music-panel';
import type { Playback } from '../stage/use-playback';
import { useEditor } from './editor-context';
import { demoOf, useKitPlayer } from './use-kit-player';

/** Music of the open video: kits of its tempo first, then the ways to put the chosen one together. */
export function VideoMusic({ playback }: { playback: Playback }) {
  const t = useTranslator();
  const { music } = useSpotreel();
  const { document, views, surroundings, proposals } = useEditor();
  const kits = useStore(music.$kits).data;
  const project = useStore(document.$project);
  const family = useStore(surroundings.$family);
  const fits = useStore(views.$musicFits);
  const proposed = useStore(proposals.$proposals).data;
  const scenes = useStore(views.$scenes);
  const { playingKitId, playKit } = useKitPlayer(kits, playback.pause);
  const kitId = project?.musicKitId ?? null;

  useEffect(() => {
    void music.load();
  }, [music]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the proposals depend on the lengths of the scenes
  useEffect(() => {
    if (kitId !== null) void proposals.propose(kitId);
  }, [kitId, proposals, scenes]);

  const choices = useMemo(() => kits && kitChoices(kits, family?.bpm, family?.defaultMusicKitId), [kits, family]);
  return (
    <MusicPanel
      kits={choices}
      selectedKitId={kitId}
      arrangements={proposed && proposed.kit.id === kitId ? arrangements(proposed, t) : undefined}
      selectedSampleIds={project?.audio ?? []}
      playingKitId={playingKitId}
      isOutdated={kitId !== null && !fits}
      onPlayKit={playKit}
      onKit={(id) => (id === null ? actionsWithoutMusic() : proposals.fit(id))}
      onArrangement={(sampleIds) => {
        const track = proposed?.music.tracks.find((candidate) => candidate.sampleIds.join() === sampleIds.join());
        if (proposed && track) proposals.choose(proposed.kit, track);
      }}
      onRefit={() => kitId !== null && proposals.fit(kitId)}
    />
  );

  function actionsWithoutMusic() {
    return document.dispatch('set-music', [{ type: 'set-music', musicKitId: null, audio: [] }]);
  }
}

/** The family's default first, then its tempo, then the others. */
function kitChoices(kits: readonly MusicKit[], bpm: number | undefined, defaultKitId: number | undefined) {
  return kits
    .map((kit) => ({
      id: kit.id,
      name: kit.name,
      description: kit.description,
      bpm: kit.bpm,
      moods: kit.moods,
      peaks: demoOf(kit)?.peaks ?? [],
      isDefault: kit.id === defaultKitId,
      otherTempo: bpm !== undefined && kit.bpm !== bpm,
    }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || Number(a.otherTempo) - Number(b.otherTempo));
}

function arrangements({ kit, music }: MusicProposals, t: Translator): ArrangementChoice[] {
  const samples = new Map(kit.audioSamples.map((sample) => [sample.id, sample]));
  return music.tracks.map((track) => ({
    sampleIds: track.sampleIds,
    percent: track.percent,
    fit:
      music.mode === 'bars' && track.bars !== null
        ? t('music.fitsBars', { count: track.bars })
        : t('music.fitsSeconds', { seconds: Math.round(track.durationMs / 1000) }),
    peaks: track.sampleIds.flatMap((id) => samples.get(id)?.peaks ?? []),
  }));
}
