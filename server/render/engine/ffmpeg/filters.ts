import { startFfmpeg } from './start';

/** Whether this ffmpeg was built with a filter; small builds leave some out. */
export async function hasFilter(ffmpegPath: string, name: string): Promise<boolean> {
  const ffmpeg = startFfmpeg({
    path: ffmpegPath,
    arguments: ['-filters'],
    failure: 'render_unavailable',
    output: 'pipe',
  });
  let list = '';
  for await (const chunk of ffmpeg.output!) list += String(chunk);
  await ffmpeg.finished;
  return list.split('\n').some((line) => line.trim().split(/\s+/)[1] === name);
}
