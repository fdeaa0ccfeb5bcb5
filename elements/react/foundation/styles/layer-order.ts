/**
 * Layers in the order in which they give way, in front of every sheet. `shared`: sheets that several late sheets bring along, so
 * that it does not matter which of them comes last.
 */
export const LAYER_ORDER =
  '@layer spotreel.tokens, spotreel.base, spotreel.shared, spotreel.components, spotreel.system;';
