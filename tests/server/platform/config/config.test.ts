import { describe, expect, test } from 'vitest';
import { readServerConfig } from '../../../../server/platform/config/config';

test('nothing needs to be set', () => {
  expect(readServerConfig({})).toMatchObject({
    port: 4600,
    host: '127.0.0.1',
    databaseUrl: undefined,
    logLevel: 'info',
    verifyAnswers: false,
  });
  expect(readServerConfig({ PORT: '', DATA_DIR: '/tmp/x' })).toMatchObject({ port: 4600, dataDir: '/tmp/x' });
});

test('reads what is set', () => {
  const config = readServerConfig({
    PORT: '0',
    PUBLIC_URL: 'https://video.test/app/',
    CORS_ORIGINS: 'https://a.test, https://b.test',
  });
  expect(config).toMatchObject({
    port: 0,
    publicUrl: 'https://video.test',
    corsOrigins: ['https://a.test', 'https://b.test'],
  });
});

test('what was given up is tried again only when the operator says so', () => {
  expect(readServerConfig({}).redriveJobs).toBe(false);
  expect(readServerConfig({ REDRIVE_JOBS: 'true' }).redriveJobs).toBe(true);
});

test('plans are sold where the operator says, else nowhere', () => {
  expect(readServerConfig({}).plansUrl).toBeUndefined();
  expect(readServerConfig({ PLANS_URL: 'https://shop.test/plans?from=app' }).plansUrl).toBe(
    'https://shop.test/plans?from=app',
  );
  expect(() => readServerConfig({ PLANS_URL: 'javascript:alert(1)' })).toThrow(/^ {2}PLANS_URL: /m);
});

test('one error names everything that is wrong, and no value', () => {
  const wrong = {
    PORT: 'many',
    DATABASE_URL: 'mysql://root:secret@db',
    PUBLIC_URL: 'nowhere',
    SPOTREEL_DEMO_PASSWORD: 'short',
  };
  const read = () => readServerConfig(wrong);
  expect(read).toThrow(/^The configuration is not valid:/);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'));
  expect(read).not.toThrow(/secret/);
});

describe('files in a bucket', () => {
  const bucket = { S3_BUCKET: 'videos', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

  test('of Amazon, if nothing else is said', () => {
    expect(readServerConfig({}).s3).toBeUndefined();
    expect(readServerConfig({ ...bucket, S3_REGION: 'eu-west-1' }).s3).toEqual({
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      publicEndpoint: 'https://s3.eu-west-1.amazonaws.com',
      region: 'eu-west-1',
      bucket: 'videos',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: false,
    });
  });

  test('of anybody else, by two names', () => {
    const own = {
      S3_ENDPOINT: 'http://minio:9000/',
      S3_PUBLIC_ENDPOINT: 'https://files.test',
      S3_FORCE_PATH_STYLE: 'true',
    };
    expect(readServerConfig({ ...bucket, ...own }).s3).toMatchObject({
      endpoint: 'http://minio:9000',
      publicEndpoint: 'https://files.test',
      forcePathStyle: true,
    });
  });

  test('half described is refused, with what is missing', () => {
    const read = () => readServerConfig({ S3_ENDPOINT: 'https://s3.test', S3_ACCESS_KEY_ID: 'visible' });
    expect(read).toThrow(/^ {2}S3_BUCKET: Required/m);
    expect(read).toThrow(/^ {2}S3_SECRET_ACCESS_KEY: Required/m);
    expect(read).not.toThrow(/S3_ACCESS_KEY_ID|visible/);
    expect(() => readServerConfig({ ...bucket, S3_BUCKET: 'No Bucket' })).toThrow(/S3_BUCKET: Not the name/);
    expect(() => readServerConfig({ ...bucket, S3_FORCE_PATH_STYLE: 'yes' })).toThrow(/S3_FORCE_PATH_STYLE: /);
    expect(() => readServerConfig({ ...bucket, S3_ENDPOINT: 'minio:9000' })).toThrow(/S3_ENDPOINT: /);
  });
});

describe('email', () => {
  test('is saved in the data folder, if nothing is said', () => {
    expect(readServerConfig({})).toMatchObject({ smtpUrl: undefined, mailFrom: { name: 'Spotreel' } });
  });

  test('has a server and a sender', () => {
    const own = { SMTP_URL: 'smtps://user:secret@mail.test:465', MAIL_FROM: 'Acme Surveys <hello@acme.test>' };
    expect(readServerConfig(own).mailFrom).toEqual({ name: 'Acme Surveys', address: 'hello@acme.test' });
    expect(readServerConfig({ MAIL_FROM: 'hello@acme.test' }).mailFrom).toEqual({
      name: '',
      address: 'hello@acme.test',
    });
    expect(() => readServerConfig({ SMTP_URL: own.SMTP_URL })).toThrow(/MAIL_FROM: Required with SMTP_URL/);
    expect(() => readServerConfig({ ...own, MAIL_FROM: 'Evil\r\nBcc: x@y.test <hello@acme.test>' })).toThrow(
      /MAIL_FROM/,
    );
    expect(() => readServerConfig({ ...own, SMTP_URL: 'http://mail.test' })).toThrow(/SMTP_URL/);
  });
});
