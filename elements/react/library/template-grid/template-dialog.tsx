import type { TemplateSummary } from '@spotreel/sdk/internal/contract';
import { Lock } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { useTranslator } from '../../foundation/text/translation';
import { useIsLocked } from '../../foundation/use-session';
import { HoverPicture } from '../card-parts/hover-picture';
import { PremiumNote } from '../library-page/premium-note';
import { StartRefusal } from '../library-page/start-refusal';
import { useProjectStart } from '../library-page/use-project-start';
import type { ProjectOrigin } from '../start-dialog/project-origin';

export interface TemplateDialogProps {
  template: TemplateSummary;
  mayCreate?: ((origin: ProjectOrigin) => boolean) | undefined;
  onClose: () => void;
  onCreated: (projectId: number) => void;
}

/** One animation at full size, then a new project of it. */
export function TemplateDialog({ template, mayCreate = () => true, onClose, onCreated }: TemplateDialogProps) {
  const t = useTranslator();
  const { isBusy, failure, start } = useProjectStart();
  const isLocked = useIsLocked(template.tier);
  const { id, name, description, kind, orientation, posters, previews } = template;

  async function create() {
    if (!mayCreate({ templateId: id })) return onClose();
    const projectId = await start({ templateId: id, name });
    if (projectId !== undefined) onCreated(projectId);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={name}
      description={description}
      closeLabel={t('app.close')}
      size="lg"
      footer={
        <Button variant="primary" size="lg" busy={isBusy} icon={isLocked && <Lock aria-hidden />} onClick={create}>
          {t(isBusy ? 'library.creating' : kind === 'image' ? 'library.createImage' : 'library.create')}
        </Button>
      }
    >
      <HoverPicture
        poster={posters[orientation]}
        preview={previews[orientation]}
        ratio={orientation}
        isActive
        className={`sr-template-dialog__picture sr-template-dialog__picture--${orientation}`}
      />
      {failure ? <StartRefusal failure={failure} /> : <PremiumNote tier={template.tier} />}
    </Dialog>
  );
}
