import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../controls/button/button';
import { Notice } from '../../../controls/notice/notice';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import { AddSceneDialog } from './add-scene-dialog';

/** The panel of a scene whose template is gone: another one in its place, or none. */
export function LostScene({ sceneId }: { sceneId: number }) {
  const t = useTranslator();
  const { document, repairs, views } = useEditor();
  const missing = useStore(repairs.$missing).find((item) => item.kind === 'scene' && item.sceneId === sceneId);
  const offered = useStore(views.$offeredTemplates);
  const ratio = useStore(document.$project)?.ratio ?? 'landscape';
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Notice tone="warning">{t('editor.missingTemplate')}</Notice>
      {missing && (
        <div className="sr-lost-scene">
          {offered.length > 0 && (
            <Button variant="primary" onClick={() => setChoosing(true)}>
              {t('saving.replaceScene')}
            </Button>
          )}
          <Button onClick={() => repairs.repair(missing)}>{t('saving.removeScene')}</Button>
        </div>
      )}
      <AddSceneDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        templates={offered}
        ratio={ratio}
        refusalOf={() => undefined}
        onAdd={(templateId) => {
          setChoosing(false);
          void repairs.replaceScene(sceneId, templateId);
        }}
      />
    </>
  );
}
