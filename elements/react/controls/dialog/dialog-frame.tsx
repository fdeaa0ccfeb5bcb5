import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { PageDirection } from '../../foundation/page/page-direction';
import { inTopLayer } from '../../foundation/page/top-layer';
import { classNames } from '../../foundation/styles/class-names';
import { IconButton } from '../button/button';
import type { DialogProps } from './dialog-props';

/** The dialog itself, loaded with the first one that opens. */
export function DialogFrame({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'md',
  footer,
  role = 'dialog',
  initialFocus,
  children,
}: DialogProps) {
  return (
    <PageDirection>
      <ArkDialog.Root
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        role={role}
        {...(initialFocus && { initialFocusEl: initialFocus })}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ArkDialog.Positioner {...inTopLayer} className="sr-dialog__positioner sr-layer">
            <ArkDialog.Backdrop className="sr-dialog__backdrop" />
            <ArkDialog.Content className={classNames('sr-dialog', `sr-dialog--${size}`)}>
              <DialogHead title={title} closeLabel={closeLabel} />
              {description && (
                <ArkDialog.Description className="sr-dialog__description">{description}</ArkDialog.Description>
              )}
              <div className="sr-dialog__body">{children}</div>
              {footer && <footer className="sr-dialog__foot">{footer}</footer>}
            </ArkDialog.Content>
          </ArkDialog.Positioner>
        </Portal>
      </ArkDialog.Root>
    </PageDirection>
  );
}

function DialogHead({ title, closeLabel }: Pick<DialogProps, 'title' | 'closeLabel'>) {
  return (
    <header className="sr-dialog__head">
      <ArkDialog.Title className="sr-dialog__title">{title}</ArkDialog.Title>
      <ArkDialog.CloseTrigger asChild>
        <IconButton label={closeLabel} size="sm">
          <X aria-hidden />
        </IconButton>
      </ArkDialog.CloseTrigger>
    </header>
  );
}
