import { expect, test } from 'vitest';
import { tableAddress } from '../../../sdk/table';

const ID = '1AbC-dEf_GhIjKlMnOpQrStUvWxYz0123456789';
const SHEETS = 'https://docs.google.com/spreadsheets';

test.each([
  [`${SHEETS}/d/${ID}/edit#gid=0`, `${SHEETS}/d/${ID}/export?format=csv&gid=0`],
  [`${SHEETS}/d/${ID}/edit?gid=77#gid=77`, `${SHEETS}/d/${ID}/export?format=csv&gid=77`],
  [`${SHEETS}/d/${ID}/edit?usp=sharing`, `${SHEETS}/d/${ID}/export?format=csv`],
  [`${SHEETS}/u/1/d/${ID}/edit`, `${SHEETS}/d/${ID}/export?format=csv`],
  [`${SHEETS}/d/${ID}`, `${SHEETS}/d/${ID}/export?format=csv`],
  [`${SHEETS}/d/e/2PACX-abc/pubhtml?gid=5&single=true`, `${SHEETS}/d/e/2PACX-abc/pub?output=csv&gid=5&single=true`],
  [`${SHEETS}/d/e/2PACX-abc/pub?output=csv`, `${SHEETS}/d/e/2PACX-abc/pub?output=csv`],
  [`${SHEETS}/d/${ID}/export?format=xlsx`, `${SHEETS}/d/${ID}/export?format=xlsx`],
  ['https://shop.test/feed.csv', 'https://shop.test/feed.csv'],
  ['no address', 'no address'],
])('%s is fetched as %s', (link, address) => {
  expect(tableAddress(link)).toBe(address);
});
