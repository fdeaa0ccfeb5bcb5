/** The parts of the editor that a dragged panel measures and moves. */
import type { PanelHeights } from './settled-size';

export interface PanelParts {
  readonly editor: HTMLElement;
  readonly body: HTMLElement;
  readonly panel: HTMLElement;
  readonly head: HTMLElement;
}

/** The parts around an element of the panel's head; undefined outside of an editor. */
export function partsAround(inside: Element | null): PanelParts | undefined {
  const at = (name: string) => inside?.closest<HTMLElement>(name) ?? undefined;
  const editor = at('.sr-editor');
  const body = at('.sr-editor__body');
  const panel = at('.sr-editor__panel');
  const head = at('.sr-panels__head');
  return editor && body && panel && head && { editor, body, panel, head };
}

/** The height of each size at present. */
export function heightsOf({ editor, body, head }: PanelParts): PanelHeights {
  const halfShare = Number.parseFloat(getComputedStyle(body).getPropertyValue('--sr-panel-half')) / 100;
  return { closed: head.offsetHeight, half: halfShare * editor.clientHeight, full: body.clientHeight };
}
