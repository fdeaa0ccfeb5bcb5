import type { Brand } from '@spotreel/sdk/internal/contract';
import type { Addresses } from '../media/files/addresses';
import type { MediaRow } from '../media/media-row';
import { toMedia } from '../media/to-media';
import type { brand } from './tables';

export type BrandRow = typeof brand.$inferSelect;

/** A brand as the API sends it. */
export function toBrand(row: BrandRow, logo: MediaRow | undefined, addresses: Addresses): Brand {
  const [primaryColor = '', secondaryColor = '', thirdColor = '', fourthColor = ''] = row.colors;
  return {
    id: row.id,
    name: row.name,
    image: logo?.previewKey ? addresses.of(logo.previewKey) : null,
    logo: logo ? toMedia(logo, addresses) : null,
    primaryColor,
    secondaryColor,
    thirdColor,
    fourthColor,
    font: row.font,
    website: row.website,
    trustpilotUrl: row.trustpilotUrl,
    googlePlaceName: row.googlePlaceName,
    googlePlace: row.googlePlace,
  };
}
