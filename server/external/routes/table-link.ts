import { tableCalls } from '@spotreel/sdk/internal/contract';
import { tableAddress } from '@spotreel/sdk/internal/table';
import { webUrl } from '../../media/fetching/fetch-url';
import { implement } from '../domain';
import { bytesAt } from '../products/load-feed';

/** Milliseconds of a processor: a workbook of 50,000 rows takes three seconds. */
const LIMIT_MS = 15_000;

export const readTableLink = implement(tableCalls.readTableLink, async ({ body, user }, services) => {
  await services.limiters.external.spend(String(user.id));
  const { url, ...choices } = body;
  const { href } = webUrl(/^[a-z]+:\/\//i.test(url) ? url : `https://${url}`);
  const bytes = await bytesAt(services, tableAddress(href));
  const caller = { account: user.id, field: 'url', limitMs: LIMIT_MS };
  return services.parsing.parse('linkedTable', caller, bytes, choices);
});
