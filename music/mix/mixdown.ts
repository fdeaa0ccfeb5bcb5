/** All channels of a kit to one stereo mix a section, not mastered yet. */
import { type KitScore, piecesOf } from '../kits/kit-score';
import { gainOf, mixInto, type Stereo, scale, silence, slice } from '../sound/pcm';
import type { SoundfontPlayer } from '../soundfont/fluidsynth';
import type { Channel } from './channel';
import { echo } from './echo';
import { duck, pan, ride } from './fader';
import { loudness } from './loudness';
import { createReverb, type Reverb } from './reverb';
import { contentSamples, fullSamples, stems } from './stems';

/** Level that inserts are set for. */
export const NOMINAL_LUFS = -18;

interface Buses {
  readonly dry: Stereo;
  readonly room: Stereo;
  readonly hall: Stereo;
  readonly echo: Stereo;
}

export function mixdown(kit: KitScore, player: SoundfontPlayer): Stereo[] {
  const sections = piecesOf(kit).map((section): Buses => {
    const length = fullSamples(section, kit.bpm);
    return { dry: silence(length), room: silence(length), hall: silence(length), echo: silence(length) };
  });
  for (const [name, channel] of Object.entries(kit.band)) {
    const sounds = channelSounds(kit, name, channel, player);
    for (const [i, buses] of sections.entries()) {
      const sound = sounds[i];
      if (sound) patch(sound, channel, buses);
    }
  }
  const room = createReverb(kit.spaces.room);
  const hall = createReverb(kit.spaces.hall);
  return sections.map((buses) => sum(buses, kit, room, hall));
}

function channelSounds(kit: KitScore, name: string, channel: Channel, player: SoundfontPlayer): Stereo[] {
  const sounds = stems(name, channel, piecesOf(kit), kit.bpm, player);
  if (!even(sounds, kit, NOMINAL_LUFS)) return [];
  for (const [i, section] of piecesOf(kit).entries()) {
    const sound = sounds[i]!;
    for (const insert of channel.inserts ?? []) insert(sound);
    if (channel.pan) pan(sound, channel.pan);
    if (channel.duck) duck(sound, section.parts.kick?.notes ?? [], channel.duck, kit.bpm);
  }
  even(sounds, kit, channel.level);
  for (const [i, section] of piecesOf(kit).entries()) {
    const points = section.parts[name]?.ride;
    if (points) ride(sounds[i]!, points, kit.bpm);
  }
  return sounds;
}

/** Brings the channel, over all that it plays in the sections, to `target` LUFS. False if it plays nothing there. */
function even(sounds: readonly Stereo[], kit: KitScore, target: number): boolean {
  const total = kit.sections.reduce((samples, section) => samples + contentSamples(section, kit.bpm), 0);
  const all = silence(total);
  let at = 0;
  for (const [i, section] of kit.sections.entries()) {
    const samples = contentSamples(section, kit.bpm);
    mixInto(all, slice(sounds[i]!, 0, samples), 1, at);
    at += samples;
  }
  const measured = loudness(all);
  if (!Number.isFinite(measured)) return false;
  for (const sound of sounds) scale(sound, gainOf(target - measured));
  return true;
}

function patch(sound: Stereo, channel: Channel, buses: Buses): void {
  mixInto(buses.dry, sound);
  if (channel.room !== undefined) mixInto(buses.room, sound, gainOf(channel.room));
  if (channel.hall !== undefined) mixInto(buses.hall, sound, gainOf(channel.hall));
  if (channel.echo !== undefined) mixInto(buses.echo, sound, gainOf(channel.echo));
}

function sum(buses: Buses, kit: KitScore, room: Reverb, hall: Reverb): Stereo {
  const repeats = echo(buses.echo, kit.spaces.echo, kit.bpm);
  mixInto(buses.hall, repeats, gainOf(-8));
  mixInto(buses.dry, repeats);
  mixInto(buses.dry, room(buses.room));
  mixInto(buses.dry, hall(buses.hall));
  return buses.dry;
}
