import * as z from 'zod/mini';
import { defineCall } from '../call';
import { accountRemoval, dataExport } from './personal-data';

/** Exporting and deleting everything about oneself. */
export const personalDataCalls = {
  dataExports: defineCall({
    method: 'GET',
    path: '/v1/user/export',
    auth: 'user',
    summary: 'Exports of the account that are made or ready, the newest first.',
    output: z.array(dataExport),
  }),
  requestDataExport: defineCall({
    method: 'POST',
    path: '/v1/user/export',
    auth: 'user',
    summary: 'Begins to make a ZIP of everything about the account. One that is being made is answered again.',
    output: dataExport,
  }),
  deleteAccount: defineCall({
    method: 'POST',
    path: '/v1/user/delete',
    auth: 'user',
    summary: 'Deletes the account with everything in it, and ends its sessions.',
    body: accountRemoval,
    output: z.looseObject({ deleted: z.boolean() }),
    errors: ['password_wrong', 'email_not_own', 'last_operator', 'tenant_has_people'],
  }),
} as const;
