import type { Media } from '@spotreel/sdk/internal/contract';
import { isAnimationField } from '@spotreel/sdk/internal/project';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { useEditor } from '../../editor-context/editor-context';
import { MediaChooser } from '../../media-picker/media-chooser';
import type { MediaKind } from '../../media-picker/media-kind';
import type { MissingMedia } from '../repairs/use-missing-entry';

export interface MediaReplacementProps {
  /** undefined: closed. */
  missing: MissingMedia | undefined;
  onClose: () => void;
}

/** Chooses another file for a field or a background whose file is missing. */
export function MediaReplacement({ missing, onClose }: MediaReplacementProps) {
  const editor = useEditor();
  const { actions } = editor;

  function replace(media: Media) {
    if (missing?.kind === 'picture') actions.setImage(missing.sceneId, missing.field, media);
    else if (missing) actions.setBackgroundMedia(missing.sceneId, media);
    onClose();
  }

  return <MediaChooser kind={missing && kindOf(missing, editor)} onClose={onClose} onPick={replace} />;
}

function kindOf(missing: MissingMedia, { document, environment }: EditorStore): MediaKind {
  const project = document.$project.get();
  const { sceneId } = missing;
  const background = project?.values[sceneId]?.background;
  if (missing.kind === 'background') return background && background.type !== 'color' ? background.type : 'image';
  const templateId = project?.scenes.find((scene) => scene.id === sceneId)?.templateId;
  const template = templateId === undefined ? undefined : environment.$templates.get().byId.get(templateId);
  return template && isAnimationField(template.fields, missing.field) ? 'lottie' : 'image';
}
