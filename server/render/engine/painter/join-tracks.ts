/**
 * The finished file: the segments' pictures and the sound as they were encoded, in an MP4 without edit lists. Both
 * tracks begin at 0. YouTube's upload guide warns of edit lists, and programs that ignore them shift the sound.
 *
 * ffmpeg writes edit lists for two reasons. Some frames are decoded before they are shown: here their composition
 * offsets are negative instead (`ctts` version 1). And the AAC encoder puts packets of priming before the sound. Here
 * they are left out, so the first 21 ms of the sound fade in.
 */

import type { OutputFrameRate } from '@spotreel/sdk/internal/contract';
import { FRAMES_PER_SECOND, SOUNDTRACK_SAMPLE_RATE } from '@spotreel/sdk/internal/scene';
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { renderError } from '../errors';
import { openSource } from './video-source';

export interface MeasuredSegment {
  readonly file: string;
  /** Number of frames of the composition. */
  readonly frames: number;
}

export interface JoinOptions {
  readonly segments: readonly MeasuredSegment[];
  /** An MP4 with AAC; its packets before 0 are the encoder's priming. */
  readonly soundFile: string;
  readonly outFile: string;
  /** Frames a second of the segments. */
  readonly frameRate: OutputFrameRate;
}

/** Samples of an AAC-LC packet. */
const AAC_PACKET_SAMPLES = 1024;

/** Packets of sound that may reach beyond the last frame. */
const SPARE_SOUND_PACKETS = 8;

/**
 * Nothing is re-encoded. @throws SpotreelError `encoder_failed` when a part has no packets, `segments_differ` when one decoder cannot
 * read all segments
 */
export async function joinTracks({ segments, soundFile, outFile, frameRate }: JoinOptions): Promise<void> {
  const frames = segments.reduce((sum, segment) => sum + segment.frames, 0);
  const samples = (frames / FRAMES_PER_SECOND) * SOUNDTRACK_SAMPLE_RATE;
  const output = new Output({
    // the index comes first, so that playing can begin before the whole file is there
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(outFile),
  });
  const picture = new EncodedVideoPacketSource('avc');
  const sound = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(picture, { frameRate, maximumPacketCount: (frames * frameRate) / FRAMES_PER_SECOND });
  const maximumPacketCount = Math.ceil(samples / AAC_PACKET_SAMPLES) + SPARE_SOUND_PACKETS;
  output.addAudioTrack(sound, { maximumPacketCount });
  try {
    await output.start();
    await addInOrder(picturePackets(segments, picture), soundPackets(soundFile, sound));
    await output.finalize();
  } catch (thrown) {
    await output.cancel();
    throw thrown;
  }
}

/** A packet, and what adds it to its track. */
interface PlacedPacket {
  readonly timestamp: number;
  add(): Promise<void>;
}

/** Adds the packets of both tracks by time, so that neither waits in memory for the other. */
async function addInOrder(pictures: AsyncGenerator<PlacedPacket>, sounds: AsyncGenerator<PlacedPacket>): Promise<void> {
  let picture = await pictures.next();
  let sound = await sounds.next();
  while (!picture.done || !sound.done) {
    if (!picture.done && (sound.done || picture.value.timestamp <= sound.value.timestamp)) {
      await picture.value.add();
      picture = await pictures.next();
    } else if (!sound.done) {
      await sound.value.add();
      sound = await sounds.next();
    }
  }
}

/** Each segment's packets, moved to where the segment begins. The file has the first segment's settings of the decoder for all. */
async function* picturePackets(
  segments: readonly MeasuredSegment[],
  source: EncodedVideoPacketSource,
): AsyncGenerator<PlacedPacket> {
  let startFrame = 0;
  let first: Buffer | undefined;
  for (const { file, frames } of segments) {
    const input = openSource(file);
    try {
      const track = await input.getPrimaryVideoTrack();
      const decoderConfig = await track?.getDecoderConfig();
      if (!track || !decoderConfig) throw renderError('encoder_failed', 'A segment has no picture.');
      const sets = parameterSets(decoderConfig);
      first ??= sets;
      if (!first.equals(sets)) throw renderError('segments_differ', 'Segments of the video have different encoders.');
      const startSeconds = startFrame / FRAMES_PER_SECOND;
      for await (const packet of new EncodedPacketSink(track).packets()) {
        const moved = packet.clone({ timestamp: startSeconds + packet.timestamp });
        yield placed(moved, () => source.add(moved, { decoderConfig }));
      }
    } finally {
      input.dispose();
    }
    startFrame += frames;
  }
  source.close();
}

async function* soundPackets(file: string, source: EncodedAudioPacketSource): AsyncGenerator<PlacedPacket> {
  const input = openSource(file);
  try {
    const track = await input.getPrimaryAudioTrack();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !decoderConfig) throw renderError('encoder_failed', 'The soundtrack is empty.');
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (packet.timestamp < 0) continue;
      yield placed(packet, () => source.add(packet, { decoderConfig }));
    }
  } finally {
    input.dispose();
  }
  source.close();
}

function placed({ timestamp }: EncodedPacket, add: () => Promise<void>): PlacedPacket {
  return { timestamp, add };
}

/** Offset of the first list of parameter sets in an `avcC` box (ISO/IEC 14496-15). */
const FIRST_LIST = 5;

/** The upper bits of the first count are reserved. */
const COUNT_BITS = 0x1f;

/**
 * Parameters of a decoder of H.264 before the first frame: profile, level, and the sets of sequence and picture. New
 * builds of ffmpeg write more behind them, which says the same once more.
 */
function parameterSets({ description }: VideoDecoderConfig): Buffer {
  if (!description) return Buffer.alloc(0);
  const box = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description);
  const afterSequences = endOfList(box, FIRST_LIST);
  return box.subarray(0, endOfList(box, afterSequences));
}

/** A count, then each set behind its length. */
function endOfList(box: Buffer, start: number): number {
  let at = start + 1;
  for (let left = box.readUInt8(start) & COUNT_BITS; left > 0; left--) at += 2 + box.readUInt16BE(at);
  return at;
}
