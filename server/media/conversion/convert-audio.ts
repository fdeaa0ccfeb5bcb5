import { rm } from 'node:fs/promises';
import path from 'node:path';
import { COPIED_SOUND } from '../copied-sound';
import type { Converter } from './conversion-job';

/** A copy at the loudness of the library's music, its waveform, and what was measured. */
export const convertAudio: Converter = async ({ storage, mediaPort }, file, prefix, options) => {
  const { shownFile, samples, loudnessLufs, truePeakDb, peaks } = await mediaPort.convertAudio(file, options);
  try {
    options.signal.throwIfAborted();
    const shownKey = `${prefix}/shown${path.extname(shownFile)}`;
    await storage.putFile(shownKey, shownFile);
    const durationSeconds = samples / COPIED_SOUND.sampleRate;
    return { shownKey, durationSeconds, contentSamples: samples, loudnessLufs, truePeakDb, peaks: [...peaks] };
  } finally {
    await rm(shownFile, { force: true });
  }
};
