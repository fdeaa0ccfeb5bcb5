import { defineCall } from '../call';
import { linkedTable, tableLink } from './table';

/** Tables at addresses. */
export const tableCalls = {
  readTableLink: defineCall({
    method: 'POST',
    path: '/v1/external/table',
    auth: 'user',
    summary: 'The table at an address: CSV, XLSX, or a sheet at Google. Stores nothing.',
    body: tableLink,
    output: linkedTable,
    errors: ['url_forbidden', 'url_unreachable', 'payload_too_large', 'input_too_complex', 'rate_limited'],
  }),
} as const;
