/** The quick start of its README, without a key, and with a text on the page so that there is something to select. */
import { PolotnoContainer, SidePanelWrap, WorkspaceWrap } from 'polotno';
import { Workspace } from 'polotno/canvas/workspace';
import { createStore } from 'polotno/model/store';
import { SidePanel } from 'polotno/side-panel';
import { Toolbar } from 'polotno/toolbar/toolbar';
import { ZoomButtons } from 'polotno/toolbar/zoom-buttons';
import { createRoot } from 'react-dom/client';
import 'polotno/ui.css';

const store = createStore({ showCredit: true });
store.setSize(1280, 720);
const page = store.addPage();
page.set({ background: '#14304f' });
page.addElement({
  type: 'text',
  text: 'Hello world',
  x: 190,
  y: 310,
  width: 900,
  fontSize: 72,
  align: 'center',
  fill: '#fff',
});

function App() {
  return (
    <PolotnoContainer style={{ width: '100vw', height: '100vh' }}>
      <SidePanelWrap>
        <SidePanel store={store} />
      </SidePanelWrap>
      <WorkspaceWrap>
        <Toolbar store={store} />
        <Workspace store={store} />
        <ZoomButtons store={store} />
      </WorkspaceWrap>
    </PolotnoContainer>
  );
}

createRoot(document.getElementById('root')).render(<App />);
