import type { Migration } from '../migration';

/** A render knows the request that asked for it, so that a failure in the log leads to it. Renders of before do not. */
export const renderRequests: Migration = {
  name: '0081-render-requests',
  statements: `
alter table render add column request_id text;
`,
};
