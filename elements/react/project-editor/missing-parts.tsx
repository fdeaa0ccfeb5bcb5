import { useStore } from '@nanostores/react';
import { addMessages, missingPartMessages } from '@spotreel/sdk/i18n';
import { isAnimationField, type Missing } from '@spotreel/sdk/project';
import { useState } from 'react';
import { useTranslator } from '../foundation/translation';
import type { MediaKind } from '../media-picker/media-kind';
import type { MissingEntry } from '../missing-notice/missing-item';
import { MissingNotice } from '../missing-notice/missing-notice';
import { findScene } from '../version-conflict/find-scene';
import { AddSceneDialog } from './add-scene-dialog';
import { useEditor } from './editor-context';
import { MediaChooser } from './media-chooser';
import type { PanelName } from './panel-name';

addMessages(missingPartMessages);

type MissingMedia = Extract<Missing, { kind: 'picture' | 'background' }>;

export interface MissingPartsProps {
  onPanel: (panel: PanelName) => void;
}

/** The notice over the editor while something is missing, and the choosers that it leads to. */
export function MissingParts({ onPanel }: MissingPartsProps) {
  const t = useTranslator();
  const { actions, document, repairs, environment, views } = useEditor();
  const missing = useStore(repairs.$missing);
  const offered = useStore(views.$offeredTemplates);
  const ratio = useStore(document.$project)?.ratio ?? 'landscape';
  const wordsOf = useWords();
  const [sceneId, setSceneId] = useState<number>();
  const [file, setFile] = useState<MissingMedia>();

  function entryOf(item: Missing): MissingEntry {
    const what = wordsOf(item);
    if (item.kind === 'scene') {
      const replace = { label: t('saving.replaceScene'), onReplace: () => setSceneId(item.sceneId) };
      return {
        missing: item,
        what,
        replace: offered.length > 0 ? replace : undefined,
        repair: t('saving.removeScene'),
      };
    }
    if (item.kind === 'kit' || item.kind === 'samples') {
      const replace = { label: t('saving.chooseKit'), onReplace: () => onPanel('music') };
      const repair = t(item.kind === 'kit' ? 'saving.ownMusic' : 'saving.arrangeAnew');
      return { missing: item, what, replace, repair };
    }
    const choose = () => {
      document.select(item.sceneId);
      onPanel('scene');
      setFile(item);
    };
    return {
      missing: item,
      what,
      replace: { label: t('saving.choosePicture'), onReplace: choose },
      repair: t('saving.ownPicture'),
    };
  }

  return (
    <>
      {missing.length > 0 && (
        <MissingNotice entries={missing.map(entryOf)} onRepair={repairs.repair} onRepairAll={repairs.repairAll} />
      )}
      <AddSceneDialog
        open={sceneId !== undefined}
        onOpenChange={(open) => open || setSceneId(undefined)}
        templates={offered}
        ratio={ratio}
        refusalOf={() => undefined}
        onAdd={(templateId) => {
          if (sceneId !== undefined) repairs.replaceScene(sceneId, templateId);
          setSceneId(undefined);
          onPanel('scene');
        }}
      />
      <MediaChooser
        kind={file && kindOf(file)}
        onClose={() => setFile(undefined)}
        onPick={(media) => {
          if (file?.kind === 'picture') actions.setImage(file.sceneId, file.field, media);
          else if (file) actions.setBackgroundMedia(file.sceneId, media);
          setFile(undefined);
        }}
      />
    </>
  );

  function kindOf(missing: MissingMedia): MediaKind {
    const project = document.$project.get();
    const { sceneId: id } = missing;
    const background = project?.values[id]?.background;
    if (missing.kind === 'background') return background && background.type !== 'color' ? background.type : 'image';
    const templateId = project?.scenes.find((scene) => scene.id === id)?.templateId;
    const template = templateId === undefined ? undefined : environment.$templates.get().byId.get(templateId);
    return template && isAnimationField(template.fields, missing.field) ? 'lottie' : 'image';
  }
}

/** Says what is missing, with the number and the name by which the editor shows it. */
function useWords(): (missing: Missing) => string {
  const t = useTranslator();
  const { document, environment } = useEditor();
  const project = useStore(document.$project);
  const { byId: templates } = useStore(environment.$templates);
  const find = (sceneId: number) => findScene(sceneId, { versions: project ? [project] : [], templates });
  return (missing) => {
    if (missing.kind === 'kit') return t('saving.missingKit');
    if (missing.kind === 'samples') return t('saving.missingSamples');
    const { number = 0, template } = find(missing.sceneId) ?? {};
    if (missing.kind === 'scene') return t('saving.missingScene', { number });
    if (missing.kind === 'background') return t('saving.missingBackground', { number });
    const field = template?.fields.images.find(({ innerReference }) => innerReference === missing.field);
    return t('saving.missingPicture', { number, name: field?.name ?? missing.field });
  };
}
