import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { EmptyState } from '../../../controls/notice/notice';
import { Thumbnail } from '../../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommand, useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';
import { FormSection } from '../../scene-form/form-section';
import { addSceneCommand, showScene } from '../commands/scene-commands';

/** Shown while no scene is selected: a list of all scenes; in a video without scenes, a button that adds the first. */
export function SceneChooser() {
  const t = useTranslator();
  const commands = useCommands();
  const adding = useCommand(addSceneCommand);
  const { views } = useEditor();
  const scenes = useStore(views.$scenes);
  const ratio = useStore(views.$ratio);
  if (scenes.length === 0)
    return (
      <EmptyState
        title={t('editor.noScenesTitle')}
        action={
          <Button icon={<Plus aria-hidden />} disabled={!adding.isEnabled} onClick={adding.run}>
            {t('editor.addScene')}
          </Button>
        }
      >
        {t('editor.noScenesText')}
      </EmptyState>
    );
  return (
    <div className="sr-scene-form">
      <FormSection title={t('sceneMenu.title')} hint={t('sceneMenu.text')}>
        <ul className="sr-list sr-scene-menu">
          {scenes.map(({ sceneId, index, name, previewUrl, isTemplateMissing }) => (
            <li key={sceneId}>
              <Button className="sr-scene-menu__scene" onClick={() => showScene(commands, sceneId)}>
                <Thumbnail src={previewUrl} ratio={ratio} className="sr-scene-menu__picture" />
                {t('sceneMenu.scene', {
                  number: index + 1,
                  name: isTemplateMissing ? t('saving.missingName') : name,
                })}
              </Button>
            </li>
          ))}
        </ul>
      </FormSection>
    </div>
  );
}
