import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '../button/button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Progress } from '../progress/progress';
import type { DropTarget } from './drop-target';
import type { PictureLayout } from './use-picture-layout';
import type { PlacedUpload } from './use-placed-uploads';
import type { ShownScene } from './use-shown-scene';

export interface UploadMarksProps {
  layout: PictureLayout;
  scene: ShownScene;
  /** Where the dragged file would go. */
  target: DropTarget | undefined;
  running: readonly PlacedUpload[];
}

/** On the picture: where a dragged file would go, and the progress of uploads for places in this scene. */
export function UploadMarks({ layout, scene, target, running }: UploadMarksProps) {
  const t = useTranslator();
  const { media } = useSpotreel();
  const uploads = useStore(media.$uploads);
  const shown = running.filter((upload) => upload.target.sceneId === scene.sceneId);
  return (
    <>
      {target && (
        <div className="sr-drop-mark" style={placeOf(target, layout)}>
          <span className="sr-drop-mark__name">
            {target.field === null
              ? t('picture.dropBackground')
              : t('picture.dropField', { name: nameOf(target.field, scene) })}
          </span>
        </div>
      )}
      {shown.map(({ uploadId, target: into }) => {
        const upload = uploads.find(({ id }) => id === uploadId);
        if (!upload) return null;
        const percent = upload.progress < 1 ? upload.progress * 100 : undefined;
        return (
          <div key={uploadId} className="sr-upload-mark" style={placeOf(into, layout)}>
            <div className="sr-upload-mark__bar">
              <Progress percent={percent} label={t('editor.uploading', { name: upload.name })} />
              <IconButton label={t('app.cancel')} size="sm" onClick={() => media.dismissUpload(uploadId)}>
                <X aria-hidden />
              </IconButton>
            </div>
          </div>
        );
      })}
    </>
  );
}

/** The area of the field; the whole picture while the field is not visible. */
function placeOf({ field }: DropTarget, { areas, picture }: PictureLayout): CSSProperties {
  const { left, top, width, height } = areas.findLast((area) => area.field === field) ?? picture;
  return { left, top, width, height };
}

function nameOf(field: string, { template }: ShownScene): string {
  return template.fields.images.find(({ innerReference }) => innerReference === field)?.name ?? field;
}
