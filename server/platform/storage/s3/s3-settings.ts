/** A bucket and the right to use it; `readServerConfig` makes it of the `S3_*` variables. */
export interface S3Settings {
  /** Without the bucket. */
  readonly endpoint: string;
  /** Address of the same storage for browsers. */
  readonly publicEndpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `{endpoint}/{bucket}/{key}` instead of the bucket as a part of the host name. */
  readonly forcePathStyle: boolean;
}
