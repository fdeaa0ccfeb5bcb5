/**
 * Pace of asking for a frame. `resting`: exactly as the renderer paints it. `moving`: the user drags along the time
 * line, or plays at another speed than 1, and the next frame follows at once. Slow work (a seek of a video, the building of a scene) may wait for the
 * rest. `playing`: videos run on by themselves.
 */
export type Pace = 'resting' | 'moving' | 'playing';
