import * as z from 'zod/mini';
import { fileExtension } from './question';

export const newSurveyUpload = z.object({
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  /** A MIME type. */
  fileType: z.string().check(z.minLength(1), z.maxLength(200)),
  surveyId: z.optional(z.string()),
  allowedFileExtensions: z.optional(z.array(fileExtension)),
});
export type NewSurveyUpload = z.infer<typeof newSurveyUpload>;

/** Where the file goes. With `signingData` as X- headers (our own storage) or `presignedFields` as form fields (S3). */
export const surveyUpload = z.looseObject({
  signedUrl: z.string(),
  /** What the answer holds. */
  fileUrl: z.string(),
  /** The name that was signed: newer clients send it as `X-File-Name` in place of the name that they know. */
  updatedFileName: z.string(),
  signingData: z.nullish(z.looseObject({ signature: z.string(), timestamp: z.number(), uuid: z.string() })),
  presignedFields: z.nullish(z.record(z.string(), z.string())),
});
export type SurveyUpload = z.infer<typeof surveyUpload>;
