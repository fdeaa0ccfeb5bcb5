/** The same documents for both products of Remotion, drawn by lottie-web's SVG. */
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

export function filmOf({ scenes }) {
  return () =>
    scenes.map(({ startFrame, durationFrames, background, animation }) =>
      createElement(
        Sequence,
        { key: startFrame, from: startFrame, durationInFrames: durationFrames },
        createElement(Scene, { animation, color: background.color }),
      ),
    );
}
