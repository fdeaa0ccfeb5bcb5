/** Calls in the audit log: stored by method and path, shown in words. */
import { accountContract, type Call, contract, operatorContract } from '@spotreel/sdk/internal/contract';

/** Method and path, such as `GET /v1/project/{projectId}`. */
export function nameOfCall({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** Description of each call: the first sentence of its summary. */
const summaries = new Map(
  Object.values<Call>({ ...contract, ...accountContract, ...operatorContract }).map((call) => [
    nameOfCall(call),
    call.summary.replace(/(?<=\.) .*/s, ''),
  ]),
);

/** Description of a call; its name if it is one of an older version. */
export function wordsOfCall(name: string): string {
  return summaries.get(name) ?? name;
}
