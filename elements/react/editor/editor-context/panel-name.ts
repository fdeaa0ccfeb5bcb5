import type { EditGroup } from '@spotreel/sdk/internal/project';

/** Panels of the editor in the order of their tabs; `own` is a panel of the page. */
export const PANELS = ['scenes', 'scene', 'style', 'music', 'own'] as const;

/** Panel beside the picture. */
export type PanelName = (typeof PANELS)[number];

export interface PanelChoice {
  /** Panels that the page wants. Default: all. */
  readonly panels?: readonly string[] | undefined;
  /** Title of the panel of the page. Default: it has none. */
  readonly panelLabel?: string | undefined;
}

/** The panels that are shown. A panel in which nothing may be edited is not. */
export function shownPanels(
  { panels, panelLabel }: PanelChoice,
  allows: (group: EditGroup) => boolean,
): readonly PanelName[] {
  return PANELS.filter((name) => {
    if (name === 'own') return Boolean(panelLabel);
    if (panels && !panels.includes(name)) return false;
    if (name === 'style') return allows('style') || allows('brand');
    return name !== 'music' || allows('music');
  });
}
