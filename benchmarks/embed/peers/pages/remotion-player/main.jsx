/** The bare example of its documentation, with controls. */
import { Player } from '@remotion/player';
import { createRoot } from 'react-dom/client';
import { AbsoluteFill, useCurrentFrame } from 'remotion';

function Hello() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{ background: '#14304f', color: '#fff', fontSize: 72, alignItems: 'center', justifyContent: 'center' }}
    >
      <span style={{ opacity: Math.min(1, 0.2 + frame / 30) }}>Hello world</span>
    </AbsoluteFill>
  );
}

createRoot(document.getElementById('root')).render(
  <Player
    component={Hello}
    durationInFrames={150}
    compositionWidth={1280}
    compositionHeight={720}
    fps={30}
    controls
    style={{ width: 1280, height: 720 }}
  />,
);
