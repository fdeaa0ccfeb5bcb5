/** Methods of a `<render-button>`. */
export interface RenderButtonMethods {
  /** As a press of the button, without the question `before-render`. Resolves when the export is queued. */
  render(): Promise<{ projectId: number; renderId: number }>;
  /** Cancels the export that is queued or runs. */
  cancel(): Promise<void>;
}
