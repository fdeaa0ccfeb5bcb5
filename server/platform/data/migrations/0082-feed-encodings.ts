import type { Migration } from '../migration';

/** A feed at an address is read in the encoding that a person chose. That of feeds of before is found, as it was. */
export const feedEncodings: Migration = {
  name: '0082-feed-encodings',
  statements: `
alter table product_feed add column encoding text;
`,
};
