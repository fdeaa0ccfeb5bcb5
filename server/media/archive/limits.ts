/** Limits of a package. A rich scene of the library has 2 MB of JSON; a picture or video is bounded as an upload is. */
export const PACKAGE_LIMITS = {
  entries: 200,
  /** Inflated bytes of one file: that of the largest picture, doubled for short background videos. */
  entryBytes: 50 * 1024 * 1024,
  /** Inflated bytes of one JSON file. */
  documentBytes: 20 * 1024 * 1024,
  /** Inflated bytes of all files together. */
  totalBytes: 200 * 1024 * 1024,
  /** Bytes out for a byte in. Lottie documents reach some 30; deflate itself 1,032. */
  ratio: 200,
  /** So much may come before the ratio counts: a page of zeros is small whatever its ratio. */
  ratioFreeBytes: 1024 * 1024,
} as const;
export type PackageLimits = { readonly [Name in keyof typeof PACKAGE_LIMITS]: number };
