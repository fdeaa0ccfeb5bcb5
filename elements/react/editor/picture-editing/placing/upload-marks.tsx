import { useStore } from '@nanostores/react';
import type { Upload } from '@spotreel/sdk/internal/stores';
import { RotateCcw, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button, IconButton } from '../../../controls/button/button';
import { Progress } from '../../../controls/progress/progress';
import { PauseButton } from '../../../controls/upload-list/pause-button';
import type { UploadActions } from '../../../controls/upload-list/upload-actions';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import type { PictureLayout } from '../use-picture-layout';
import type { ShownScene } from '../use-shown-scene';
import type { DropTarget } from './drop-target';
import type { PlacedUpload } from './use-placed-uploads';

export interface UploadMarksProps {
  layout: PictureLayout;
  scene: ShownScene;
  /** Target of the dragged file. */
  target: DropTarget | undefined;
  placed: readonly PlacedUpload[];
}

/** On the picture: where a dragged file would go, and the progress of uploads for places in this scene. */
export function UploadMarks({ layout, scene, target, placed }: UploadMarksProps) {
  const t = useTranslator();
  const { uploads } = useSpotreel().media;
  const list = useStore(uploads.$uploads);
  const shown = placed.filter((upload) => upload.target.sceneId === scene.sceneId);
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
        const upload = list.find(({ id }) => id === uploadId);
        return (
          upload && (
            <div key={uploadId} className="sr-upload-mark" style={placeOf(into, layout)}>
              <UploadMark upload={upload} actions={uploads} />
            </div>
          )
        );
      })}
    </>
  );
}

/** Progress of an upload with its buttons; one that failed can be sent again. */
function UploadMark({ upload, actions }: { upload: Upload; actions: UploadActions }) {
  const t = useTranslator();
  const { id, name, status, progress, canPause, canRetry } = upload;
  return (
    <div className="sr-upload-mark__bar">
      {status === 'failed' ? (
        canRetry && (
          <Button size="sm" variant="quiet" icon={<RotateCcw aria-hidden />} onClick={() => actions.retry(id)}>
            {t('app.retry')}
          </Button>
        )
      ) : (
        <Progress percent={progress < 1 ? progress * 100 : undefined} label={t('editor.uploading', { name })} />
      )}
      {canPause && <PauseButton upload={upload} actions={actions} />}
      <IconButton
        label={t(status === 'failed' ? 'app.dismiss' : 'app.cancel')}
        size="sm"
        onClick={() => actions.dismiss(id)}
      >
        <X aria-hidden />
      </IconButton>
    </div>
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
