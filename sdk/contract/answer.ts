import * as z from 'zod/mini';

/** The one shape of an error answer. `code` may be one that a newer server has added. */
export const errorAnswer = z.looseObject({
  code: z.string(),
  message: z.string(),
  /** Texts by field path. Only with `validation_failed` and errors that name fields or layers. */
  details: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Id of the request in the server's logs. Absent in answers that a proxy writes. */
  requestId: z.optional(z.string()),
});

/**
 * Lines of JSON: one `{ piece }` for each piece, and in the last line the answer. That is `{ data }` as in an answer without
 * pieces, or an error with its `status`, since the status of the answer itself was sent before.
 */
export const LINES_TYPE = 'application/x-ndjson';

/** Fields beside each page of a list. */
export const pageAnswer = z.looseObject({ page: z.int(), numPages: z.int(), totalCount: z.int() });

/** An error of the survey service: `details` has one text for each field path. */
export const serviceErrorAnswer = z.looseObject({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.string()),
});
