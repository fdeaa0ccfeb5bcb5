import { textOn } from '@spotreel/sdk/base';
import { later } from '../later';
import { english, type Say } from '../words/english';
import { closeUntouched } from './auto-close';
import { drawing, element } from './element';
import type { SurveyLook } from './look';
import { fillMeter, meter } from './meter';
import { whenPointed } from './pointer-moved';
import { followScreens } from './screen-focus';

export interface SurveyWindowProps {
  readonly look: SurveyLook;
  /** Part of the page instead of over it. */
  readonly isInline: boolean;
  /** It is all that its page has: it cannot be closed, and its end stays on show. */
  readonly staysOpen?: boolean | undefined;
  readonly say: Say;
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
  /** Seconds after which an untouched survey closes. */
  readonly autoCloseSeconds: number | null;
  /** Fires when it goes. */
  readonly signal: AbortSignal;
  readonly onClose: () => void;
}

export interface SurveyWindow {
  /** @param progress 0 to 1. */
  show(screen: HTMLElement, progress: number): void;
  /** Says under the screen what went wrong. */
  warn(message: string): void;
  /** It goes out of sight. */
  leave(): void;
}

/** The frame around the screens: where it stands, how it closes, how far it is. */
export function openSurveyWindow(root: ShadowRoot, props: SurveyWindowProps): SurveyWindow {
  const { look, isInline, staysOpen, say, autoCloseSeconds, signal, onClose } = props;
  const isModal = !isInline && look.placement === 'center';
  const bar = meter('sv-progress', say(english.progress));
  const warning = element('p', { className: 'sv-problem', role: 'alert' });
  const stage = element('div', { className: 'sv-stage' });
  const box = surveyBox(props, isModal);
  const focusScreen = followScreens(box, isModal);
  box.append(bar);
  if (autoCloseSeconds) box.append(closeUntouched(box, autoCloseSeconds, signal, onClose));
  if (!staysOpen) box.append(closeButton(say, onClose));
  box.append(stage);
  if (look.inAppSurveyBranding) box.append(element('p', { className: 'sv-branding' }, say(english.branding)));
  if (!isInline && !isModal) box.append(announcement(say(english.opened), signal));
  root.append(box);
  if (box instanceof HTMLDialogElement) openModal(box, look.clickOutsideClose, signal, onClose);
  else if (!isInline) showOnTop(box);
  return {
    show(screen, progress) {
      fillMeter(bar, progress);
      const place = element('div', { className: 'sv-screen' }, screen, warning);
      // looks of pointing wait for it: a question that comes under a resting pointer looks untouched
      whenPointed(place, () => place.classList.add('sv-pointed'));
      stage.replaceChildren(place);
      focusScreen();
    },
    warn(message) {
      warning.textContent = message;
    },
    leave: () => box.classList.add('sv-leaving'),
  };
}

function surveyBox({ look, isInline, say, dir, lang }: SurveyWindowProps, isModal: boolean): HTMLElement {
  const { brandColor, highlightBorderColor } = look;
  const box = element(isModal ? 'dialog' : 'div', {
    className: 'sv-window',
    dir,
    lang,
    ariaLabel: say(english.survey),
  });
  if (!isModal) box.role = isInline ? 'group' : 'dialog';
  if (isInline) box.classList.add('sv-inline');
  else box.dataset.place = look.placement;
  if (look.darkOverlay) box.classList.add('sv-dark');
  if (brandColor) {
    box.style.setProperty('--sv-brand', brandColor);
    box.style.setProperty('--sv-brand-text', textOn(brandColor));
  }
  if (highlightBorderColor) {
    box.classList.add('sv-bordered');
    box.style.setProperty('--sv-highlight', highlightBorderColor);
  }
  return box;
}

function closeButton(say: Say, onclick: () => void): HTMLElement {
  return element(
    'button',
    { type: 'button', className: 'sv-icon sv-close', ariaLabel: say(english.close), onclick },
    drawing('0 0 18 18', 'M4.5 4.5l9 9M13.5 4.5l-9 9'),
  );
}

/** Says once that a survey came, since it does not take the focus. */
function announcement(text: string, signal: AbortSignal): HTMLElement {
  const line = element('div', { className: 'sv-announcement', role: 'status' });
  // a live region that is born full is not read
  later(100, signal, () => line.append(text));
  return line;
}

/** Over everything of the page, whatever it is transformed or clipped by; elsewhere `z-index` has to do. */
function showOnTop(box: HTMLElement): void {
  if (!box.showPopover) return;
  box.popover = 'manual';
  box.showPopover();
}

/** Over everything, with the page behind out of reach: the browser's own dialog. */
function openModal(
  dialog: HTMLDialogElement,
  clickOutsideClose: boolean,
  signal: AbortSignal,
  onClose: () => void,
): void {
  dialog.oncancel = (event) => {
    event.preventDefault(); // it leaves by our own way
    onClose();
  };
  dialog.onmousedown = (event) => {
    if (clickOutsideClose && event.target === dialog && isOutside(dialog, event)) onClose();
  };
  dialog.showModal();
  // gives the focus back to the page
  signal.addEventListener('abort', () => dialog.close());
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
