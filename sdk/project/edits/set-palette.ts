import type { HexColor } from '../../base/color';
import { type PropertyEdit, propertyEditType } from './project-property';
import { readColor, readList } from './read';

/** The project's own palette, most important color first; an empty one is the family's. */
export type SetPalette = PropertyEdit<'set-palette', readonly HexColor[]>;

export const setPalette = propertyEditType('set-palette', 'paletteOverride', (json) => readList(json, readColor));
