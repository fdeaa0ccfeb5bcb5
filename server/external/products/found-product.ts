import { storable } from '@spotreel/sdk/internal/base';
import type { Price } from './read-price';

/** A product as a feed has it. */
export interface FoundProduct {
  readonly name: string;
  /** May have markup. */
  readonly description: string;
  readonly price: Price | null;
  /** The price before a reduction, if the feed has one. */
  readonly regularPrice: Price | null;
  readonly url: string;
  readonly imageUrl: string;
}

/** An entry of a feed. */
export type ReadProduct =
  | { readonly row: number; readonly product: FoundProduct }
  | { readonly row: number; readonly problem: string };

/** A product as it is stored. */
export interface StorableProduct {
  readonly name: string;
  readonly description: string;
  readonly price: Price | null;
  /** Higher than the price. Null: it is not reduced. */
  readonly regularPrice: Price | null;
  readonly url: string | null;
  readonly imageUrl: string | null;
}

const LONGEST = { name: 300, description: 1000, url: 2000 };

/** Cut to what is stored, without markup. Undefined for a product without a name. */
export function storableProduct({
  name,
  description,
  price,
  regularPrice,
  url,
  imageUrl,
}: FoundProduct): StorableProduct | undefined {
  const plainName = plainText(name, LONGEST.name);
  if (plainName === '') return undefined;
  return {
    name: plainName,
    description: plainText(description, LONGEST.description),
    price,
    regularPrice: price && regularPrice && regularPrice.amount > price.amount ? regularPrice : null,
    url: webAddress(url),
    imageUrl: webAddress(imageUrl),
  };
}

function webAddress(text: string): string | null {
  const address = text.trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= LONGEST.url ? address : null;
}

/** Descriptions of shops are HTML. Tags become spaces; the few entities that they use become characters. */
function plainText(text: string, longest: number): string {
  const plain = text
    .slice(0, longest * 20)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_whole, name: string) => ENTITIES[name] ?? ' ');
  return storable(plain.replace(/\s+/g, ' ').trim().slice(0, longest));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', '#39': '’' };
