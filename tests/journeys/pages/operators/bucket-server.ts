import { type S3Server, startS3 } from '../../../server/fixtures/s3/s3-server';
import { type OwnServer, startOwnServer } from './own-server';

export interface BucketServer extends OwnServer {
  readonly s3: S3Server;
}

/** A server with its files in a bucket. `more`: further variables. */
export async function startBucketServer(more: Readonly<Record<string, string>> = {}): Promise<BucketServer> {
  const s3 = await startS3();
  const server = await startOwnServer({ ...s3.variables, ...more });
  return {
    ...server,
    s3,
    async close() {
      await server.close();
      await s3.close();
    },
  };
}
