/** The quick start of its README, with a text on the timeline so that there is something to select. The package has a default export, not the named one of its README. */
import { LivePlayerProvider } from '@twick/live-player';
import { TimelineProvider } from '@twick/timeline';
import VideoEditor from '@twick/video-editor';
import { createRoot } from 'react-dom/client';
import '@twick/video-editor/dist/video-editor.css';

const text = {
  id: 'e-hello',
  trackId: 't-texts',
  type: 'text',
  name: 'Hello world',
  s: 0,
  e: 5,
  props: { text: 'Hello world', fontSize: 72, fill: '#FFFFFF' },
};
const track = { id: 't-texts', name: 'Texts', type: 'element', elements: [text] };

function App() {
  return (
    <LivePlayerProvider>
      <TimelineProvider contextId="benchmark" initialData={{ tracks: [track], version: 1 }}>
        <VideoEditor
          leftPanel={null}
          rightPanel={null}
          editorConfig={{ videoProps: { width: 1280, height: 720, backgroundColor: '#14304f' } }}
        />
      </TimelineProvider>
    </LivePlayerProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
