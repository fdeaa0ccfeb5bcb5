import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Say } from '../words/english';
import { type SurveyLook, textOn } from './look';
import { Meter } from './meter';
import { useAutoClose } from './use-auto-close';
import { useFocus } from './use-focus';

export interface SurveyWindowProps {
  readonly look: SurveyLook;
  /** Part of the page instead of over it. */
  readonly isInline: boolean;
  readonly say: Say;
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
  /** Counts screens. */
  readonly step: number;
  readonly progress: number;
  /** Seconds after which an untouched survey closes. */
  readonly autoCloseSeconds: number | null;
  readonly isLeaving: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The frame around the screens: where it stands, how it closes, how far it is. */
export function SurveyWindow(props: SurveyWindowProps) {
  const { look, isInline, say, step, onClose } = props;
  const isModal = !isInline && look.placement === 'center';
  const place = useRef<HTMLElement>(null);
  useTheme(place, look);
  useModal(place, isModal, look.clickOutsideClose, onClose);
  useFocus({ place, step, isModal });
  const isCounting = useAutoClose(place, props.autoCloseSeconds, onClose);

  const content = (
    <>
      <Meter class="sv-progress" share={props.progress} label={say('progress')} />
      {isCounting && <div class="sv-countdown" />}
      <button type="button" class="sv-icon sv-close" aria-label={say('close')} onClick={onClose}>
        <svg viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8">
          <path d="M4.5 4.5l9 9M13.5 4.5l-9 9" stroke-linecap="round" />
        </svg>
      </button>
      <div class="sv-stage">
        <div key={step} class="sv-screen">
          {props.children}
        </div>
      </div>
      {look.branding && <p class="sv-branding">{say('branding')}</p>}
    </>
  );
  const shared = {
    class: classOf(props),
    dir: props.dir,
    lang: props.lang,
    'aria-label': say('survey'),
  };
  if (isModal) {
    return (
      <dialog ref={place as RefObject<HTMLDialogElement>} {...shared}>
        {content}
      </dialog>
    );
  }
  return (
    <div ref={place as RefObject<HTMLDivElement>} role={isInline ? 'group' : 'dialog'} {...shared}>
      {content}
      {!isInline && <Announcement text={say('opened')} />}
    </div>
  );
}

function classOf({ look, isInline, isLeaving }: SurveyWindowProps): string {
  const names = ['sv-window', isInline ? 'sv-inline' : `sv-${look.placement}`];
  if (look.darkOverlay) names.push('sv-dark');
  if (look.highlightBorderColor) names.push('sv-bordered');
  if (isLeaving) names.push('sv-leaving');
  return names.join(' ');
}

/** Says once that a survey came, since it does not take the focus. */
function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    // a live region that is born full is not read
    const timer = setTimeout(() => setSaid(text), 100);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div class="sv-announcement" role="status">
      {said}
    </div>
  );
}

function useTheme(place: RefObject<HTMLElement | null>, { brandColor, highlightBorderColor }: SurveyLook): void {
  useLayoutEffect(() => {
    const style = place.current?.style;
    if (brandColor) style?.setProperty('--sv-brand', brandColor);
    if (brandColor) style?.setProperty('--sv-brand-text', textOn(brandColor));
    if (highlightBorderColor) style?.setProperty('--sv-highlight', highlightBorderColor);
  }, [place, brandColor, highlightBorderColor]);
}

/** Over everything, with the page behind out of reach: the browser's own dialog. */
function useModal(
  place: RefObject<HTMLElement | null>,
  isModal: boolean,
  clickOutsideClose: boolean,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const dialog = place.current;
    if (!isModal || !(dialog instanceof HTMLDialogElement)) return undefined;
    const cancel = (event: Event) => {
      event.preventDefault(); // it leaves by our own way
      onClose();
    };
    const press = (event: MouseEvent) => {
      if (clickOutsideClose && event.target === dialog && isOutside(dialog, event)) onClose();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('mousedown', press);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('mousedown', press);
      dialog.close();
    };
  }, [place, isModal, clickOutsideClose, onClose]);
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
