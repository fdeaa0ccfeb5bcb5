import * as z from 'zod/mini';
import { fileExtension } from './question';

export const newSurveyUpload = z.object({
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  /** A MIME type. */
  fileType: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Absent: what the file questions of all running surveys of the environment take. */
  surveyId: z.optional(z.string()),
  /** Default: those of the survey's file questions. */
  allowedFileExtensions: z.optional(z.array(fileExtension)),
});
/** Asks for an address to which a file of an answer can be sent. */
export type NewSurveyUpload = z.infer<typeof newSurveyUpload>;

/** Target of the file. With `signingData` as X- headers (our own storage) or `presignedFields` as form fields (S3). */
export const surveyUpload = z.looseObject({
  signedUrl: z.string(),
  /** Address that the answer holds. */
  fileUrl: z.string(),
  /** The name that was signed: newer clients send it as `X-File-Name` in place of the name that they know. */
  updatedFileName: z.string(),
  /** Sent as `X-` headers with the file. Null or absent: `presignedFields` apply. */
  signingData: z.nullish(z.looseObject({ signature: z.string(), timestamp: z.number(), uuid: z.string() })),
  /** Sent as form fields before the file. Null or absent: `signingData` applies. */
  presignedFields: z.nullish(z.record(z.string(), z.string())),
});
/** Target and form fields for a file of an answer. */
export type SurveyUpload = z.infer<typeof surveyUpload>;
