/** Answers in lines of JSON, see `LINES_TYPE`: pieces while a call works, and in the last line its output or its error. */
import { errorCatalogue, LINES_TYPE } from '@spotreel/sdk/internal/contract';
import type { RequestContext } from '../request-context';
import { errorBody, logFailure, toApiError } from './error-answer';

export type SendPiece = (piece: unknown) => void;

/** True if the caller reads lines. */
export function readsLines({ headers }: Request): boolean {
  return (headers.get('accept') ?? '').split(',').some((type) => type.trim() === LINES_TYPE);
}

/**
 * Resolves with the first line. Rejects with what `work` throws before it has sent a piece: that is an answer with the status of
 * its error, as any other. A caller who leaves ends nothing here: `work` watches the signal of its request.
 */
export function linesAnswer(context: RequestContext, work: (send: SendPiece) => Promise<unknown>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const lines = new TextEncoderStream();
    const writer = lines.writable.getWriter();
    let hasLines = false;
    const write = (line: object) => {
      if (!hasLines) resolve(toResponse(lines.readable));
      hasLines = true;
      // a caller who has left gets no further lines
      writer.write(`${JSON.stringify(line)}\n`).catch(() => {});
    };
    const end = () => void writer.close().catch(() => {});

    work((piece) => write({ piece })).then(
      (data) => {
        write({ data });
        end();
      },
      (thrown) => {
        if (!hasLines) return reject(thrown);
        write(errorLine(thrown, context));
        end();
      },
    );
  });
}

function errorLine(thrown: unknown, { id, log }: RequestContext): object {
  const error = toApiError(thrown);
  logFailure(error, log);
  return { status: errorCatalogue[error.code].status, ...errorBody(error, id) };
}

/** Proxies must not hold lines back. */
function toResponse(lines: ReadableStream): Response {
  const headers = { 'content-type': LINES_TYPE, 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };
  return new Response(lines, { headers });
}
