import type { ProjectPart } from '@spotreel/sdk/project';
import type { EditorStore, Spotreel } from '@spotreel/sdk/stores';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import type { PanelName } from '../panel-name';
import type { EditorUi } from './command';

export type Overlay = 'add-scene' | 'render' | 'storyboard' | 'palette' | 'shortcuts' | 'preview';

export interface EditorScreen {
  readonly panel: PanelName;
  /** False: somebody hid it for a larger picture. */
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
  readonly ui: EditorUi;
  /** What lies over the editor; one at a time. */
  readonly overlay: Overlay | undefined;
  /** For the `onOpenChange` of each. Closing one leaves another that has opened since. */
  readonly show: (overlay: Overlay, isOpen: boolean) => void;
}

export interface EditorUiOptions {
  /** The address that `copyLink` copies. */
  readonly link: string | undefined;
  /** Asked right before the full-screen preview opens; false: the page sees to it. Default: it may. */
  readonly mayPreview: (() => boolean) | undefined;
}

/** What is on the screen besides the project: the panel, dialogs; and the ways for commands to change it. */
export function useEditorUi(
  root: RefObject<HTMLElement | null>,
  editor: EditorStore,
  { link, mayPreview = () => true }: EditorUiOptions,
): EditorScreen {
  const asked = useRef(mayPreview);
  useEffect(() => {
    asked.current = mayPreview;
  });
  const [panel, setPanel] = useState<PanelName>('scene');
  const [isPanelOpen, setPanelOpen] = useState(true);
  const showPanel = useCallback((name: PanelName) => {
    setPanel(name);
    setPanelOpen(true);
  }, []);
  const togglePanel = useCallback(() => setPanelOpen((isOpen) => !isOpen), []);
  const [overlay, setOverlay] = useState<Overlay>();
  const { toasts, t } = useSpotreel();
  const showPart = useCallback(
    ({ sceneId, field }: ProjectPart) => {
      editor.document.select(sceneId);
      showPanel('scene');
      if (field === null) return;
      // two frames: the panel may have to be shown first, and the scene's form with it
      requestAnimationFrame(() => requestAnimationFrame(() => take(controlOf(root.current, field))));
    },
    [root, editor, showPanel],
  );
  const ui = useMemo(
    (): EditorUi => ({
      showPanel,
      editName: () => take(root.current?.querySelector<HTMLInputElement>('.sr-editor__name')),
      editField: (sceneId, field) => showPart({ sceneId, field }),
      showPart,
      openAddScene: () => setOverlay('add-scene'),
      openRender: () => setOverlay('render'),
      openStoryboard: () => setOverlay('storyboard'),
      openPalette: () => setOverlay('palette'),
      openShortcuts: () => setOverlay('shortcuts'),
      openPreview: () => asked.current() && setOverlay('preview'),
      copyLink: link === undefined ? undefined : () => void copy(link, { toasts, t }),
    }),
    [root, showPanel, showPart, link, toasts, t],
  );
  const show = useCallback((which: Overlay, isOpen: boolean) => {
    setOverlay((current) => (isOpen ? which : current === which ? undefined : current));
  }, []);
  return { panel, isPanelOpen, togglePanel, ui, overlay, show };
}

async function copy(address: string, { toasts, t }: Pick<Spotreel, 'toasts' | 't'>): Promise<void> {
  const copied = navigator.clipboard?.writeText(address) ?? Promise.reject();
  await copied.then(
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
