/** Heights of the panel below the picture, from low to high. Beside the picture, `half` and `full` look the same. */
export type PanelSize = 'closed' | 'half' | 'full';
