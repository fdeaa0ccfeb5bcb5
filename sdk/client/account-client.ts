/** The client of the calls that only the pages of an account and of a tenant make, loaded by them. */
import { accountContract } from '../contract/account-contract';
import { type ClientOf, type ClientOptions, clientOf } from './client';

export type AccountClient = ClientOf<typeof accountContract>;

/** Throws as `createClient`. */
export function createAccountClient(options: ClientOptions): AccountClient {
  return clientOf(accountContract, options);
}
