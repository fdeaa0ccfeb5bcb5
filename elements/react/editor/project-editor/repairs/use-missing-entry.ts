import { useStore } from '@nanostores/react';
import type { Missing } from '@spotreel/sdk/internal/project';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import type { MissingEntry } from '../../missing-notice/missing-item';
import { findScene } from '../../version-conflict/find-scene';

export type MissingMedia = Extract<Missing, { kind: 'picture' | 'background' }>;

interface Replacements {
  readonly onReplaceScene: (sceneId: number) => void;
  readonly onChooseKit: () => void;
  readonly onReplaceMedia: (missing: MissingMedia) => void;
}

/** Describes a missing part for the notice: what is missing, and how to replace or repair it. */
export function useMissingEntry(replacements: Replacements): (missing: Missing) => MissingEntry {
  const t = useTranslator();
  const { views } = useEditor();
  const hasScenes = useStore(views.$offeredTemplates).length > 0;
  const nameOf = useMissingName();
  const { onReplaceScene, onChooseKit, onReplaceMedia } = replacements;
  return (missing) => {
    const what = nameOf(missing);
    if (missing.kind === 'scene') {
      const replace = { label: t('saving.replaceScene'), onReplace: () => onReplaceScene(missing.sceneId) };
      return { missing, what, replace: hasScenes ? replace : undefined, repair: t('saving.removeScene') };
    }
    if (missing.kind === 'kit' || missing.kind === 'samples' || missing.kind === 'track') {
      const replace = { label: t('saving.chooseKit'), onReplace: onChooseKit };
      return {
        missing,
        what,
        replace,
        repair: t(missing.kind === 'samples' ? 'saving.arrangeAnew' : 'saving.ownMusic'),
      };
    }
    const replace = { label: t('saving.choosePicture'), onReplace: () => onReplaceMedia(missing) };
    return { missing, what, replace, repair: t('saving.ownPicture') };
  };
}

/** Names a missing part with the scene's number and the field's name in the editor. */
function useMissingName(): (missing: Missing) => string {
  const t = useTranslator();
  const { document, environment } = useEditor();
  const project = useStore(document.$project);
  const { byId: templates } = useStore(environment.$templates);
  const find = (sceneId: number) => findScene(sceneId, { versions: project ? [project] : [], templates });
  return (missing) => {
    if (missing.kind === 'kit') return t('saving.missingKit');
    if (missing.kind === 'samples') return t('saving.missingSamples');
    if (missing.kind === 'track') return t('saving.missingTrack');
    const { number = 0, template } = find(missing.sceneId) ?? {};
    if (missing.kind === 'scene') return t('saving.missingScene', { number });
    if (missing.kind === 'background') return t('saving.missingBackground', { number });
    const field = template?.fields.images.find(({ innerReference }) => innerReference === missing.field);
    return t('saving.missingPicture', { number, name: field?.name ?? missing.field });
  };
}
