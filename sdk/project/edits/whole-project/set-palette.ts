import type { HexColor } from '../../../base/color';
import { readColor, readList } from '../read';
import { type PropertyEdit, propertyEditType } from './project-property';

/** The project's own palette, most important color first; an empty one is the family's. */
export type SetPalette = PropertyEdit<'set-palette', readonly HexColor[]>;

export const setPalette = propertyEditType('set-palette', 'paletteOverride', (json) => readList(json, readColor));
