/** Runs in the browser: the same documents, drawn by lottie-web in a component of Remotion. */
import { renderMediaOnWeb } from '@remotion/web-renderer';
import lottie from 'lottie-web';
import { createElement, useLayoutEffect, useRef } from 'react';
import { AbsoluteFill, Sequence, useCurrentFrame } from 'remotion';

/** `@remotion/lottie` waits for an event that never comes here; lottie-web itself loads at once. */
function Scene({ animation, color }) {
  const frame = useCurrentFrame();
  const element = useRef(null);
  const player = useRef(null);
  useLayoutEffect(() => {
    const animationData = JSON.parse(JSON.stringify(animation)); // lottie-web writes into it
    const options = { renderer: 'svg', loop: false, autoplay: false, animationData };
    player.current = lottie.loadAnimation({ container: element.current, ...options });
    return () => player.current.destroy();
  }, [animation]);
  useLayoutEffect(() => player.current.goToAndStop(frame, true));
  return createElement(AbsoluteFill, { style: { backgroundColor: color }, ref: element });
}

window.benchmarkPeer = async ({ width, height, durationFrames, scenes }, videoBitrate) => {
  const component = () =>
    scenes.map(({ startFrame, durationFrames: length, background, animation }) =>
      createElement(
        Sequence,
        { key: startFrame, from: startFrame, durationInFrames: length },
        createElement(Scene, { animation, color: background.color }),
      ),
    );
  const startedAt = performance.now();
  const { getBlob } = await renderMediaOnWeb({
    composition: { id: 'film', component, width, height, fps: 30, durationInFrames: durationFrames },
    container: 'mp4',
    videoCodec: 'h264',
    videoBitrate,
    muted: true,
  });
  const { size } = await getBlob();
  return { seconds: (performance.now() - startedAt) / 1000, bytes: size };
};
