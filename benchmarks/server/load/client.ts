/** Requests over connections that are kept, with little work for the machine that the server shares with its client. */
import { Agent, request } from 'node:http';

export interface Asked {
  readonly method: 'GET' | 'PUT';
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'fifo' });

export function ask({ method, port, path, headers, body }: Asked): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { agent, method, port, path, host: '127.0.0.1', headers: { ...headers, ...length } },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, ms: performance.now() - started });
        });
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** `count` calls, `width` of them at a time. Rejects with the first that is refused. */
export async function hurry(
  count: number,
  width: number,
  call: (index: number) => Promise<Answered>,
): Promise<number[]> {
  const taken: number[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const answered = await call(next++);
      if (answered.status >= 400) throw new Error(`The server answers ${answered.status}`);
      taken.push(answered.ms);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return taken.sort((a, b) => a - b);
}

/**
 * Each of `people` calls once every `everyMs`, spread over that time, for `lastMs`, however long answers take. A call
 * counts from when it was due.
 */
export async function keepAsking(
  { people, everyMs, lastMs }: { readonly people: number; readonly everyMs: number; readonly lastMs: number },
  call: (person: number, round: number) => Promise<Answered>,
): Promise<{ readonly taken: number[]; readonly failed: number }> {
  const taken: number[] = [];
  let failed = 0;
  const one = async (person: number) => {
    const first = performance.now() + (person * everyMs) / people;
    for (let round = 0; round * everyMs < lastMs; round++) {
      const due = first + round * everyMs;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const { status } = await call(person, round);
      if (status >= 400) failed += 1;
      taken.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => one(person)));
  return { taken: taken.sort((a, b) => a - b), failed };
}
