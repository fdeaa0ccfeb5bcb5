import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type ReactNode, Suspense, useId } from 'react';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { Slot } from '../../foundation/page/slot';
import { useTranslator } from '../../foundation/text/translation';
import { useEditor } from '../editor-context/editor-context';
import type { PanelName } from '../editor-context/panel-name';
import type { PlaybackState } from '../stage/use-playback';
import type { PanelSize } from './panel-size/panel-size';
import { ScenePanel } from './scenes/scene-panel';

const PanelSizeControls = lazyPart(() =>
  import('./panel-size/panel-size-controls').then((module) => ({ default: module.PanelSizeControls })),
);
const VideoMusic = lazyPart(() => import('./music/video-music').then((module) => ({ default: module.VideoMusic })));
const VideoTrack = lazyPart(() => import('./music/video-track').then((module) => ({ default: module.VideoTrack })));
const VideoStyle = lazyPart(() => import('./look/video-style').then((module) => ({ default: module.VideoStyle })));

export interface PanelsProps {
  panel: PanelName;
  /** Displayed panels. */
  shown: readonly PanelName[];
  /** Title of the panel of the page. */
  ownLabel: string | undefined;
  /** In small editors alone. */
  size: PanelSize;
  onPanel: (panel: PanelName) => void;
  onSize: (size: PanelSize) => void;
  /** The list of scenes: a panel of its own on narrow screens only. */
  scenes: ReactNode;
  playback: PlaybackState;
}

const keys = {
  scenes: 'editor.panelScenes',
  scene: 'editor.panelScene',
  style: 'editor.panelStyle',
  music: 'editor.panelMusic',
} as const;

/** Editable parts: the selected scene, the look of the whole video, its music. */
export function Panels({ panel, shown, ownLabel, size, onPanel, onSize, scenes, playback }: PanelsProps) {
  const id = useId();
  return (
    <div className="sr-panels">
      <div className="sr-panels__head">
        <PanelTabs id={id} panel={panel} shown={shown} ownLabel={ownLabel} onPanel={onPanel} />
        <Suspense>
          <PanelSizeControls contentId={id} size={size} onSize={onSize} />
        </Suspense>
      </div>
      <div
        key={panel}
        id={id}
        role="tabpanel"
        aria-labelledby={`${id}-${panel}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
        tabIndex={0}
        className="sr-panels__content"
        data-keeps-delete
      >
        <Suspense>
          <Panel panel={panel} scenes={scenes} playback={playback} />
        </Suspense>
      </div>
    </div>
  );
}

function Panel({ panel, scenes, playback }: Pick<PanelsProps, 'panel' | 'scenes' | 'playback'>) {
  const { environment } = useEditor();
  const isBlender = useStore(environment.$blender) !== null;
  if (panel === 'own') return <Slot name="panel" />;
  if (panel === 'scenes') return scenes;
  if (panel === 'scene') return <ScenePanel />;
  if (panel === 'style') return <VideoStyle />;
  return isBlender ? <VideoTrack /> : <VideoMusic playback={playback} />;
}

interface PanelTabsProps extends Pick<PanelsProps, 'panel' | 'shown' | 'ownLabel' | 'onPanel'> {
  /** Id of the panel; ids of the tabs begin with it. */
  id: string;
}

/** Arrows, Home and End go from tab to tab and show the panel of each. */
function PanelTabs({ id, panel, shown, ownLabel, onPanel }: PanelTabsProps) {
  function onKey(event: KeyboardEvent<HTMLElement>) {
    // one of the tabs is not shown on wide screens
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')].filter(isShown);
    const next = tabs.at(stepOf(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length) ?? tabs.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
    onPanel(next.dataset.panel as PanelName);
  }

  return (
    <div role="tablist" className="sr-panels__tabs" onKeyDown={onKey}>
      {shown.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          data-panel={name}
          aria-selected={name === panel}
          aria-controls={id}
          tabIndex={name === panel ? 0 : -1}
          className={`sr-panels__tab sr-panels__tab--${name}`}
          onClick={() => onPanel(name)}
        >
          {name === 'own' ? ownLabel : <TabLabel name={name} />}
        </button>
      ))}
    </div>
  );
}

/** Beside the tab of all scenes, that of one is called by what is done there. */
function TabLabel({ name }: { name: keyof typeof keys }) {
  const t = useTranslator();
  if (name !== 'scene') return t(keys[name]);
  return (
    <>
      <span className="sr-panels__wide">{t(keys[name])}</span>
      <span className="sr-panels__narrow">{t('editor.panelEdit')}</span>
    </>
  );
}

function isShown(tab: HTMLElement): boolean {
  return tab.offsetParent !== null;
}

/** The tab that a key leads to; undefined when it leads nowhere. The last is followed by the first. */
function stepOf(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (from + (key === 'ArrowRight' ? 1 : -1) + count) % count;
}
