import { useCallback, useState } from 'react';
import type { PanelName } from '../panel-name';

export interface PanelsState {
  readonly panel: PanelName;
  /** False: the user closed it for a larger picture. */
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
}

/** The panel beside the picture. `showPanel` opens a closed one. */
export function usePanels(): PanelsState & { readonly showPanel: (name: PanelName) => void } {
  const [panel, setPanel] = useState<PanelName>('scene');
  const [isPanelOpen, setPanelOpen] = useState(true);
  const showPanel = useCallback((name: PanelName) => {
    setPanel(name);
    setPanelOpen(true);
  }, []);
  const togglePanel = useCallback(() => setPanelOpen((isOpen) => !isOpen), []);
  return { panel, isPanelOpen, togglePanel, showPanel };
}
