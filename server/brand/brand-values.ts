import type { BrandChange } from '@spotreel/sdk/internal/contract';
import type { Catalogue } from '../library/catalogue/catalogue';
import { fontFamilies } from '../library/catalogue/fonts';
import { invalidFields } from '../platform/http/api-error';
import type { brand } from './tables';

type Values = Partial<typeof brand.$inferInsert>;

const COLORS = ['primaryColor', 'secondaryColor', 'thirdColor', 'fourthColor'] as const;

/** The columns that a change sets. Throws `validation_failed` for a font that is not there, unless the brand has it already. */
export function brandValues(
  change: BrandChange,
  before: { readonly colors: readonly string[]; readonly font: string },
  catalogue: Catalogue,
): Values {
  const { name, font, website, trustpilotUrl, googlePlaceName, googlePlace } = change;
  const known = fontFamilies(catalogue).some((family) => family.name === font);
  if (font && !known && font !== before.font) throw invalidFields({ font: ['Unknown font'] });
  const colors = COLORS.map((color, index) => change[color] ?? before.colors[index] ?? '');
  const given = { name, font, website, trustpilotUrl, googlePlaceName, googlePlace, colors };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Values;
}
