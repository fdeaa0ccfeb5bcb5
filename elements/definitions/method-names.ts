/** Names of methods by element. The loader takes calls of them before the code of the element has come. */

export const PROJECT_EDITOR_METHODS = {
  save: true,
  render: true,
  export: true,
  undo: true,
  redo: true,
  goTo: true,
  setField: true,
  fields: true,
} as const;

export const RENDER_BUTTON_METHODS = { render: true, cancel: true } as const;

export const VIDEO_PLAYER_METHODS = { play: true, pause: true, seek: true } as const;

/** By tag, without prefix. */
export const METHOD_NAMES: Readonly<Record<string, object>> = {
  'project-editor': PROJECT_EDITOR_METHODS,
  'render-button': RENDER_BUTTON_METHODS,
  'video-player': VIDEO_PLAYER_METHODS,
};
