import { renderError } from '../../errors';
import { INPUT_PROTOCOLS, MEDIA_FORMATS, MOST_FRAME_PIXELS, startFfmpeg } from '../../ffmpeg/start';
import { PROBE_LIMITS } from '../../media/limits';
import type { PainterJobHandler, ProbeVideoJob } from '../protocol';
import { factsOf, pictureStream, withSource } from '../video-source';

/** Frames that have to decode before a video is believed. */
const PROOF_FRAMES = 5;

/** Facts from the header, and a proof that ffmpeg decodes it. */
export const probeVideo: PainterJobHandler<'probe-video'> = async (job) => {
  const { facts, stream } = await withSource(job.file, async (input) => ({
    facts: await factsOf(input),
    stream: await pictureStream(input),
  }));
  if (facts.kind === 'image') return facts;
  if (!(facts.durationSeconds > 0)) throw renderError('media_undecodable', 'The video is empty (0 seconds).');
  if (facts.kind === 'video' && facts.widthPx * facts.heightPx > MOST_FRAME_PIXELS)
    throw renderError('image_too_large', 'The frames of the video have more pixels than 8192 × 4320.');
  const bytes = await decodedBytes(job, facts.kind, stream);
  if (bytes === 0) throw renderError('media_undecodable', 'None of the frames of the video can be decoded.');
  return facts;
};

async function decodedBytes(
  { ffmpegPath, file }: ProbeVideoJob,
  kind: 'video' | 'audio',
  stream: string,
): Promise<number> {
  const part =
    kind === 'video'
      ? ['-map', stream, '-frames:v', String(PROOF_FRAMES), '-vf', 'scale=16:16,format=gray', '-f', 'rawvideo']
      : ['-map', '0:a:0', '-t', '1', '-ac', '1', '-f', 'f32le'];
  const ffmpeg = startFfmpeg({
    path: ffmpegPath,
    arguments: [...INPUT_PROTOCOLS, ...MEDIA_FORMATS, '-threads', '1', '-i', file, ...part, 'pipe:1'],
    failure: 'media_undecodable',
    output: 'pipe',
    limits: PROBE_LIMITS,
  });
  let bytes = 0;
  for await (const chunk of ffmpeg.output!) bytes += (chunk as Buffer).length;
  await ffmpeg.finished;
  return bytes;
}
