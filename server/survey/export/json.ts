import type { FoundResponse } from '../results/find-responses';

/** One JSON array, an entry a line: answers as they are stored, by the question's id. */
export async function* jsonLines(responses: AsyncIterable<FoundResponse>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { id, createdAt, updatedAt, finished, userId, data, ttc, meta } of responses) {
    const { url: page = null, source = null } = meta;
    yield before + JSON.stringify({ id, createdAt, updatedAt, finished, userId, page, source, data, ttc });
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
