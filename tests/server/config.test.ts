import { expect, test } from 'vitest';
import { readConfig } from '../../server/config';

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 4600,
    host: '127.0.0.1',
    databaseUrl: undefined,
    logLevel: 'info',
    verifyAnswers: false,
  });
  expect(readConfig({ PORT: '', DATA_DIR: '/tmp/x' })).toMatchObject({ port: 4600, dataDir: '/tmp/x' });
});

test('reads what is set', () => {
  const config = readConfig({
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

test('one error names everything that is wrong, and no value', () => {
  const wrong = {
    PORT: 'many',
    DATABASE_URL: 'mysql://root:secret@db',
    PUBLIC_URL: 'nowhere',
    SPOTREEL_DEMO_PASSWORD: 'short',
  };
  const read = () => readConfig(wrong);
  expect(read).toThrow(/^The configuration is not valid:/);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'));
  expect(read).not.toThrow(/secret/);
});
