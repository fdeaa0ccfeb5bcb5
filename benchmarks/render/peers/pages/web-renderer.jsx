/** Runs in the browser: answers the MP4's bytes. */
import { renderMediaOnWeb } from '@remotion/web-renderer';
import film from './film.json';
import { filmOf } from './scene.jsx';

window.renderFilm = async (videoBitrate) => {
  const { width, height, durationFrames } = film;
  const { getBlob } = await renderMediaOnWeb({
    composition: { id: 'film', component: filmOf(film), width, height, fps: 30, durationInFrames: durationFrames },
    container: 'mp4',
    videoCodec: 'h264',
    videoBitrate,
    muted: true,
  });
  const bytes = new Uint8Array(await (await getBlob()).arrayBuffer());
  return bytes.toBase64();
};
