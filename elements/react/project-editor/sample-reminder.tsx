import { useStore } from '@nanostores/react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { useCommands } from './commands/command-context';
import { useEditor } from './editor-context';

/** Placeholders would be exported as they are: this shows how many there are, with a link to the first scene that has one. */
export function SampleReminder({ onLeave }: { onLeave: () => void }) {
  const t = useTranslator();
  const { playback, ui } = useCommands();
  const { document, views } = useEditor();
  const samples = useStore(views.$sampleTexts);
  const scenes = useStore(views.$scenes);
  const first = scenes.find(({ sceneId }) => samples[sceneId])?.sceneId;
  if (first === undefined) return null;
  const sceneId = first;
  const count = scenes.reduce((sum, scene) => sum + (samples[scene.sceneId] ?? 0), 0);

  function show() {
    onLeave();
    document.select(sceneId);
    playback.showScene(sceneId);
    ui.showPanel('scene');
  }

  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" onClick={show}>
          {t('saving.show')}
        </Button>
      }
    >
      {t('scenes.sampleTextsLong', { count })}
    </Notice>
  );
}
