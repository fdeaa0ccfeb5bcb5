import { Tabs } from '@ark-ui/react/tabs';
import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useTranslator } from '../foundation/translation';
import type { Playback } from '../stage/use-playback';
import { useEditor } from './editor-context';
import type { PanelName } from './panel-name';
import { ScenePanel } from './scene-panel';

const VideoMusic = lazyPart(() => import('./video-music').then((module) => ({ default: module.VideoMusic })));
const VideoTrack = lazyPart(() => import('./video-track').then((module) => ({ default: module.VideoTrack })));
const VideoStyle = lazyPart(() => import('./video-style').then((module) => ({ default: module.VideoStyle })));

export interface PanelsProps {
  panel: PanelName;
  onPanel: (panel: PanelName) => void;
  /** The list of scenes: a panel of its own on narrow screens only. */
  scenes: ReactNode;
  playback: Playback;
}

const names = ['scenes', 'scene', 'style', 'music'] as const;
const keys = {
  scenes: 'editor.panelScenes',
  scene: 'editor.panelScene',
  style: 'editor.panelStyle',
  music: 'editor.panelMusic',
} as const;

/** What can be changed: the selected scene, the look of the whole video, its music. */
export function Panels({ panel, onPanel, scenes, playback }: PanelsProps) {
  const t = useTranslator();
  const isBlender = useStore(useEditor().surroundings.$blender) !== null;
  return (
    <Tabs.Root
      className="sr-panels"
      value={panel}
      onValueChange={({ value }) => onPanel(value as PanelName)}
      lazyMount
      unmountOnExit
    >
      <Tabs.List className="sr-panels__tabs">
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name} className={`sr-panels__tab sr-panels__tab--${name}`}>
            {t(keys[name])}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="scenes" className="sr-panels__content">
        {scenes}
      </Tabs.Content>
      <Tabs.Content value="scene" className="sr-panels__content">
        <ScenePanel />
      </Tabs.Content>
      <Tabs.Content value="style" className="sr-panels__content">
        <Suspense>
          <VideoStyle />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="music" className="sr-panels__content">
        <Suspense>{isBlender ? <VideoTrack /> : <VideoMusic playback={playback} />}</Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}
