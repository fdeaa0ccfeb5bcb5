/** The client of operators' calls, loaded by their screens. */
import { operatorContract } from '../contract/operator-contract';
import { type ClientOf, type ClientOptions, clientOf } from './client';

export type OperatorClient = ClientOf<typeof operatorContract>;

/** Throws as `createClient`. */
export function createOperatorClient(options: ClientOptions): OperatorClient {
  return clientOf(operatorContract, options);
}
