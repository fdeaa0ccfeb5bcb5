import type { ProjectPart } from '@spotreel/sdk/internal/project';
import type { EditorStore, Spotreel } from '@spotreel/sdk/internal/stores';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { copyText } from '../../../foundation/text/copy-text';
import { useLatest } from '../../../foundation/use-latest';
import type { EditorUi } from '../../editor-context/command';
import type { PanelName } from '../../editor-context/panel-name';
import type { PanelSize } from '../panel-size/panel-size';
import { type TransitionState, useTransitionPlace } from './use-transition-place';

export type Overlay = 'add-scene' | 'render' | 'storyboard' | 'palette' | 'shortcuts' | 'preview';

export interface EditorScreen extends PanelsState {
  readonly ui: EditorUi;
  readonly overlays: OpenOverlays;
}

/** Overlays and popovers of the editor. */
export interface OpenOverlays extends Pick<TransitionState, 'transition' | 'closeTransition'> {
  /** Overlay of the editor; one at a time. */
  readonly overlay: Overlay | undefined;
  /** For `onOpenChange` of each overlay. Closing one does not close another that opened since. */
  readonly show: (overlay: Overlay, isOpen: boolean) => void;
}

export interface EditorUiOptions {
  /** The address that `copyLink` copies. */
  readonly link: string | undefined;
  /** Asks right before the full-screen preview opens. False: the page does it itself. Default: true. */
  readonly mayPreview: (() => boolean) | undefined;
  readonly panels: readonly PanelName[];
}

/** The panel and the overlay on the screen, and the functions by which commands change them. */
export function useEditorUi(
  root: RefObject<HTMLElement | null>,
  editor: EditorStore,
  { link, mayPreview = () => true, panels: shown }: EditorUiOptions,
): EditorScreen {
  const { toasts, t } = useSpotreel();
  const { showPanel, hasPanel, ...panels } = usePanels(shown);
  const showPart = useShowPart(root, editor, showPanel);
  const [overlay, setOverlay] = useState<Overlay>();
  const { openTransition, ...transitions } = useTransitionPlace(root);
  const askPreview = useLatest(mayPreview);
  const ui = useMemo(
    (): EditorUi => ({
      showPanel,
      hasPanel,
      editName: () => take(root.current?.querySelector<HTMLInputElement>('.sr-editor__name')),
      editField: (sceneId, field) => showPart({ sceneId, field }),
      showPart,
      openAddScene: () => setOverlay('add-scene'),
      openRender: () => setOverlay('render'),
      openStoryboard: () => setOverlay('storyboard'),
      openTransition,
      openPalette: () => setOverlay('palette'),
      openShortcuts: () => setOverlay('shortcuts'),
      openPreview: () => askPreview() && setOverlay('preview'),
      copyLink: link === undefined ? undefined : () => void copy(link, { toasts, t }),
    }),
    [root, showPanel, hasPanel, showPart, openTransition, askPreview, link, toasts, t],
  );
  const show = useCallback((which: Overlay, isOpen: boolean) => {
    setOverlay((current) => (isOpen ? which : current === which ? undefined : current));
  }, []);
  return { ...panels, ui, overlays: { overlay, show, ...transitions } };
}

/** Selects a scene, shows its form and gives the focus to the field. */
function useShowPart(root: RefObject<HTMLElement | null>, editor: EditorStore, showPanel: EditorUi['showPanel']) {
  return useCallback(
    ({ sceneId, field }: ProjectPart) => {
      editor.document.select(sceneId);
      showPanel('scene');
      if (field === null) return;
      // two frames: the panel may have to be shown first, and the scene's form with it
      requestAnimationFrame(() => requestAnimationFrame(() => take(controlOf(root.current, field))));
    },
    [root, editor, showPanel],
  );
}

async function copy(address: string, { toasts, t }: Pick<Spotreel, 'toasts' | 't'>): Promise<void> {
  await copyText(address).then(
    () => toasts.show({ tone: 'success', title: t('commands.linkCopied') }),
    () => toasts.show({ tone: 'danger', title: t('commands.linkNotCopied'), text: address }),
  );
}

function controlOf(root: HTMLElement | null, field: string) {
  const place = root?.querySelector(`[data-field="${CSS.escape(field)}"]`);
  return place?.querySelector<HTMLElement>('textarea, input, button');
}

function take(control: HTMLElement | null | undefined): void {
  control?.focus();
  if (control instanceof HTMLInputElement && control.type === 'text') control.select();
}

interface PanelsState {
  readonly panel: PanelName;
  /** `closed`: the user made room for a larger picture. */
  readonly panelSize: PanelSize;
  readonly setPanelSize: (size: PanelSize) => void;
}

/** The panel beside the picture. `showPanel` opens a closed one. */
function usePanels(
  shown: readonly PanelName[],
): PanelsState & { readonly showPanel: (name: PanelName) => void; readonly hasPanel: (name: PanelName) => boolean } {
  const [asked, setPanel] = useState<PanelName>('scene');
  const hasPanel = useLatest((name: PanelName) => shown.includes(name));
  // the list of scenes is a panel of narrow screens alone
  const first = shown.find((name) => name !== 'scenes') ?? 'scenes';
  const panel = shown.includes(asked) ? asked : first;
  const [panelSize, setPanelSize] = useState<PanelSize>('half');
  const showPanel = useCallback(
    (name: PanelName) => {
      if (!hasPanel(name)) return;
      setPanel(name);
      setPanelSize((size) => (size === 'closed' ? 'half' : size));
    },
    [hasPanel],
  );
  return { panel, panelSize, setPanelSize, showPanel, hasPanel };
}
