import { startFfmpeg } from './start';

/** True if this ffmpeg was built with a filter; small builds leave some out. */
export function hasFilter(ffmpegPath: string, name: string): Promise<boolean> {
  return isListed(ffmpegPath, '-filters', name);
}

/** True if this ffmpeg was built with an encoder. It may still lack the device or the driver. */
export function hasEncoder(ffmpegPath: string, name: string): Promise<boolean> {
  return isListed(ffmpegPath, '-encoders', name);
}

async function isListed(ffmpegPath: string, list: '-filters' | '-encoders', name: string): Promise<boolean> {
  const ffmpeg = startFfmpeg({ path: ffmpegPath, arguments: [list], failure: 'render_unavailable', output: 'pipe' });
  let listed = '';
  for await (const chunk of ffmpeg.output!) listed += String(chunk);
  await ffmpeg.finished;
  return listed.split('\n').some((line) => line.trim().split(/\s+/)[1] === name);
}
