import { element } from './element';
import { whenPointed } from './pointer-moved';
import { INTERACTIONS } from './screen-focus';

const TOUCHES = [...INTERACTIONS, 'input'];

/** Closes what nobody touches; the first touch of any kind stops it for good. Returns the bar that counts down. */
export function closeUntouched(
  box: HTMLElement,
  seconds: number,
  signal: AbortSignal,
  onClose: () => void,
): HTMLElement {
  const countdown = element('div', { className: 'sv-countdown' });
  box.style.setProperty('--sv-seconds', `${seconds}s`);
  const timer = setTimeout(onClose, seconds * 1000);
  const stop = () => {
    clearTimeout(timer);
    countdown.remove();
  };
  signal.addEventListener('abort', stop);
  for (const name of TOUCHES) box.addEventListener(name, stop);
  whenPointed(box, stop);
  return countdown;
}
