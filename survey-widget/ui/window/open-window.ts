/** Brings the window over everything on the page: in the center as a modal dialog, elsewhere beside what the visitor does. */
import type { SurveyLook } from '../look';
import { isModal, type Setting } from '../setting';

/** @param signal fires when the window goes. A modal dialog then gives the focus back to the page. */
export function openWindow(root: ShadowRoot, setting: Setting, signal: AbortSignal, onClose: () => void): void {
  const box = root.firstElementChild as HTMLElement;
  if (isModal(setting)) openModal(box as HTMLDialogElement, setting.look, signal, onClose);
  // in the top layer no transform or overflow of the page matters; older browsers rely on `z-index`
  else if (!setting.isInline && box.showPopover) {
    box.popover = 'manual';
    box.showPopover();
  }
}

function openModal(
  dialog: HTMLDialogElement,
  { clickOutsideClose }: SurveyLook,
  signal: AbortSignal,
  onClose: () => void,
): void {
  dialog.oncancel = (event) => {
    if (event.target !== dialog) return; // from a file field that was left without a choice
    event.preventDefault(); // the window leaves by its own animation
    onClose();
  };
  dialog.onmousedown = (event) => {
    if (clickOutsideClose && event.target === dialog && isOutside(dialog, event)) onClose();
  };
  dialog.showModal();
  signal.addEventListener('abort', () => dialog.close());
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
