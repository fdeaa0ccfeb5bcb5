import { element } from './element';

/** A bar that fills. */
export function meter(className: string, label: string): HTMLElement {
  return element('div', {
    className: `sv-meter ${className}`,
    role: 'progressbar',
    ariaLabel: label,
    ariaValueMin: '0',
    ariaValueMax: '100',
  });
}

/** @param share 0 to 1. */
export function fillMeter(bar: HTMLElement, share: number): void {
  bar.style.setProperty('--sv-share', String(share));
  bar.ariaValueNow = String(Math.floor(share * 100));
}
