/** What the panel beside the picture shows. */
export type PanelName = 'scenes' | 'scene' | 'style' | 'music';
