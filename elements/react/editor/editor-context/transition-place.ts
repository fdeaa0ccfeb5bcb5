/** A request to edit the transition from a scene to the next one. */
export interface TransitionPlace {
  readonly sceneId: number;
  /** The popover opens at this element, and gives the focus back to it. Default: the button of that transition. */
  readonly anchor?: HTMLElement | undefined;
  /** Side of the anchor with room. Default: `beside`. */
  readonly side?: 'beside' | 'above' | undefined;
}
