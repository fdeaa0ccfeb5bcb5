import * as z from 'zod/mini';

/** The secret part of a link in an email. It works once. */
export const linkToken = z.string().check(z.minLength(20), z.maxLength(100));
