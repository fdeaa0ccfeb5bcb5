import { describe, expect, test } from 'vitest';
import { readServerConfig } from '../../../../server/platform/config/config';
import { SEGMENT_CACHE_DEFAULTS } from '../../../../server/platform/config/segment-cache-settings';
import { DEFAULT_QUOTA_LIMITS } from '../../../../server/platform/quota/quota-catalogue';

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

test('the first operator has an address and a password', () => {
  expect(readServerConfig({}).firstOperator).toBeUndefined();
  const given = { OPERATOR_EMAIL: 'Olga@Agency.example', OPERATOR_PASSWORD: 'pears on a table' };
  expect(readServerConfig(given).firstOperator).toEqual({ email: 'olga@agency.example', password: 'pears on a table' });
  expect(() => readServerConfig({ ...given, OPERATOR_PASSWORD: '' })).toThrow(/^ {2}OPERATOR_PASSWORD: /m);
  expect(() => readServerConfig({ ...given, OPERATOR_EMAIL: '' })).toThrow(/^ {2}OPERATOR_EMAIL: /m);
});

test('a server leaves painting to workers only where it can have some', () => {
  const shared = {
    DATABASE_URL: 'postgres://db/x',
    S3_BUCKET: 'videos',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  };
  expect(readServerConfig({ ...shared, RENDER_PROCESSES: '0' }).renderProcesses).toBe(0);
  for (const missing of ['DATABASE_URL', 'S3_BUCKET'])
    expect(() => readServerConfig({ ...shared, [missing]: '', RENDER_PROCESSES: '0' })).toThrow(
      /RENDER_PROCESSES: 0 needs/,
    );
  expect(() => readServerConfig({ RENDER_PROCESSES: '-1' })).toThrow(/RENDER_PROCESSES/);
});

test('exports are encoded by x264, or by what the operator names', () => {
  expect(readServerConfig({}).renderEncoder).toBe('x264');
  expect(readServerConfig({ RENDER_ENCODER: 'auto' }).renderEncoder).toBe('auto');
  expect(readServerConfig({ RENDER_ENCODER: 'h264_vaapi' }).renderEncoder).toBe('h264_vaapi');
  expect(() => readServerConfig({ RENDER_ENCODER: 'h265' })).toThrow(/^ {2}RENDER_ENCODER: /m);
});

test('painted segments are kept in 5 GB for a week, or as the operator says', () => {
  expect(readServerConfig({}).segmentCache).toEqual(SEGMENT_CACHE_DEFAULTS);
  const settings = { SEGMENT_CACHE_GIGABYTES: '0.5', SEGMENT_CACHE_DAYS: '30' };
  expect(readServerConfig(settings).segmentCache).toEqual({ roomBytes: 2 ** 29, days: 30 });
  expect(readServerConfig({ SEGMENT_CACHE_GIGABYTES: '0' }).segmentCache.roomBytes).toBe(0);
});

test('traces go where the operator says, else nowhere', () => {
  expect(readServerConfig({ OTEL_SERVICE_NAME: 'videos' }).tracing).toBeUndefined();
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(readServerConfig({ ...variables, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b, x-team=c' }).tracing).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    headers: { 'x-key': 'a b', 'x-team': 'c' },
    serviceName: 'spotreel',
    sampledShare: 0.1,
  });
  const wrong = { ...variables, OTEL_EXPORTER_OTLP_HEADERS: 'a secret' };
  expect(() => readServerConfig(wrong)).toThrow(/OTEL_EXPORTER_OTLP_HEADERS: Not a list/);
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

describe('links of the app', () => {
  test('are absent until they are set', () => {
    expect(new Set(Object.values(readServerConfig({}).links))).toEqual(new Set([null]));
    const { links } = readServerConfig({ LINK_FAQ: 'https://help.test/faq', LINK_SUPPORT: 'help@spotreel.test' });
    expect(links).toMatchObject({ faq: 'https://help.test/faq', support: 'mailto:help@spotreel.test', terms: null });
    expect(readServerConfig({ LINK_SUPPORT: 'https://help.test' }).links.support).toBe('https://help.test');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'nowhere'])('are web pages: %s is refused', (address) => {
    for (const name of ['LINK_FAQ', 'LINK_TERMS', 'LINK_SUPPORT']) {
      expect(() => readServerConfig({ [name]: address })).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
    }
  });

  test('maintenance is off until it is set', () => {
    expect(readServerConfig({}).isInMaintenance).toBe(false);
    expect(readServerConfig({ MAINTENANCE: 'true' }).isInMaintenance).toBe(true);
    expect(() => readServerConfig({ MAINTENANCE: 'yes' })).toThrow(/^ {2}MAINTENANCE: /m);
  });
});

describe('logging in with other sites', () => {
  test('is offered by none until keys are set', () => {
    expect(readServerConfig({}).social).toEqual({ google: undefined, facebook: undefined, twitter: undefined });
    const { social } = readServerConfig({
      GOOGLE_CLIENT_ID: 'g',
      FACEBOOK_APP_ID: 'f',
      FACEBOOK_APP_SECRET: 'fs',
      TWITTER_API_KEY: 't',
      TWITTER_API_SECRET: 'ts',
    });
    expect(social.google).toMatchObject({ clientId: 'g', issuer: 'https://accounts.google.com' });
    expect(social.facebook).toMatchObject({ appId: 'f', appSecret: 'fs' });
    expect(social.twitter).toMatchObject({ apiKey: 't', apiSecret: 'ts', apiUrl: 'https://api.twitter.com' });
  });

  test.each([
    ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
    ['TWITTER_API_SECRET', 'TWITTER_API_KEY'],
  ])('%s needs %s', (given, missing) => {
    expect(() => readServerConfig({ [given]: 'x' })).toThrow(
      new RegExp(`^ {2}${missing}: Required with ${given}`, 'm'),
    );
  });
});

test('providers of stock are there once they have a key', () => {
  expect(readServerConfig({}).stock).toEqual({ pexels: undefined, pixabay: undefined });
  expect(readServerConfig({ PEXELS_API_KEY: 'p', PIXABAY_API_KEY: 'x' }).stock).toEqual({
    pexels: { apiKey: 'p', apiUrl: 'https://api.pexels.com' },
    pixabay: { apiKey: 'x', apiUrl: 'https://pixabay.com' },
  });
  expect(readServerConfig({ PEXELS_API_KEY: 'p', PEXELS_API_URL: 'http://localhost:99/' }).stock.pexels?.apiUrl).toBe(
    'http://localhost:99',
  );
});

test('providers of reviews are there once they have a key', () => {
  expect(readServerConfig({}).reviews).toEqual({ google: undefined, trustpilot: undefined });
  expect(readServerConfig({ GOOGLE_PLACES_API_KEY: 'g', TRUSTPILOT_API_KEY: 't' }).reviews).toEqual({
    google: { apiKey: 'g', apiUrl: 'https://places.googleapis.com' },
    trustpilot: { apiKey: 't', apiUrl: 'https://api.trustpilot.com' },
  });
});

test('backgrounds are removed by the bundled model, by one of the operator, or by a provider', () => {
  expect(readServerConfig({}).background).toEqual({});
  expect(readServerConfig({ REMOVE_BG_API_KEY: 'k' }).background).toEqual({
    removeBg: { apiKey: 'k', apiUrl: 'https://api.remove.bg' },
  });
  const model = { BACKGROUND_MODEL: '/models/u2net.onnx', BACKGROUND_MODEL_SIZE: '320' };
  const numbers = { BACKGROUND_MODEL_MEAN: '0.485,0.456,0.406', BACKGROUND_MODEL_DEVIATION: '0.229' };
  expect(readServerConfig({ ...model, ...numbers }).background).toEqual({
    onnx: {
      file: '/models/u2net.onnx',
      sizePx: 320,
      mean: [0.485, 0.456, 0.406],
      deviation: [0.229, 0.229, 0.229],
    },
  });
  for (const wrong of [
    { ...model, REMOVE_BG_API_KEY: 'k' },
    { ...model, BACKGROUND_MODEL_MEAN: '1,x,2' },
    { ...model, BACKGROUND_MODEL_DEVIATION: '0' },
    { ...model, BACKGROUND_MODEL_SIZE: '9' },
  ])
    expect(() => readServerConfig(wrong)).toThrow(/BACKGROUND_MODEL/);
});

test('backgrounds are removed by a model that answers HTTP', () => {
  const url = 'http://rembg.internal:7000/api/remove';
  expect(readServerConfig({ BACKGROUND_SERVICE_URL: url }).background).toEqual({
    service: { url, key: undefined, field: 'file' },
  });
  const more = { BACKGROUND_SERVICE_KEY: 'k', BACKGROUND_SERVICE_FIELD: 'image' };
  expect(readServerConfig({ BACKGROUND_SERVICE_URL: url, ...more }).background).toEqual({
    service: { url, key: 'k', field: 'image' },
  });
  for (const wrong of [
    { BACKGROUND_SERVICE_URL: 'ftp://rembg.internal' },
    { BACKGROUND_SERVICE_URL: 'rembg' },
    { BACKGROUND_SERVICE_URL: 'http://me:secret@rembg.internal' },
    { BACKGROUND_SERVICE_URL: url, BACKGROUND_SERVICE_KEY: 'a\nb' },
    { BACKGROUND_SERVICE_URL: url, BACKGROUND_SERVICE_FIELD: 'a"b' },
    { BACKGROUND_SERVICE_URL: url, REMOVE_BG_API_KEY: 'k' },
    { BACKGROUND_SERVICE_URL: url, BACKGROUND_MODEL: '/models/u2net.onnx' },
  ])
    expect(() => readServerConfig(wrong)).toThrow(/BACKGROUND_(SERVICE|MODEL)/);
});

test('payments by Stripe need both secrets; without them plans are granted by hand', () => {
  expect(readServerConfig({}).payment.stripe).toBeUndefined();
  const both = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readServerConfig(both).payment.stripe).toEqual({
    secretKey: 'sk_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'https://api.stripe.com',
  });
  expect(() => readServerConfig({ STRIPE_SECRET_KEY: 'sk_1' })).toThrow(/^ {2}STRIPE_WEBHOOK_SECRET: /m);
  expect(() => readServerConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/^ {2}STRIPE_SECRET_KEY: /m);
});

test('receipts name the seller line by line, and the tax', () => {
  expect(readServerConfig({}).payment.receipts).toEqual({ seller: [], taxName: 'VAT', taxPercent: 0 });
  const given = { RECEIPT_SELLER: 'Juniper & Co | 1 Elm Street |', RECEIPT_TAX_NAME: 'GST', RECEIPT_TAX_PERCENT: '10' };
  expect(readServerConfig(given).payment.receipts).toEqual({
    seller: ['Juniper & Co', '1 Elm Street'],
    taxName: 'GST',
    taxPercent: 10,
  });
  expect(() => readServerConfig({ RECEIPT_TAX_PERCENT: '80' })).toThrow(/^ {2}RECEIPT_TAX_PERCENT: /m);
});

describe('a language model for the assistant', () => {
  const model = { ASSISTANT_API_URL: 'http://127.0.0.1:11434/v1/', ASSISTANT_MODEL: 'small' };

  test('is absent by default', () => {
    expect(readServerConfig({}).assistant).toBeUndefined();
  });

  test('has an address and a name; the key may be missing', () => {
    expect(readServerConfig({ ...model, ASSISTANT_MONTHLY_TOKENS: '5000' }).assistant).toEqual({
      apiUrl: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      model: 'small',
      monthlyTokens: 5000,
    });
  });

  test.each([
    ['ASSISTANT_MODEL', { ASSISTANT_API_URL: model.ASSISTANT_API_URL }],
    ['ASSISTANT_API_URL', { ASSISTANT_API_KEY: 'k' }],
  ])('without %s ends the start', (name, variables) => {
    expect(() => readServerConfig(variables)).toThrow(name);
  });
});

test('YouTube is offered with both keys, and needs both', () => {
  expect(readServerConfig({}).publishing).toEqual({});
  const keys = { YOUTUBE_CLIENT_ID: 'id', YOUTUBE_CLIENT_SECRET: 'secret' };
  expect(readServerConfig({ ...keys, YOUTUBE_API_URL: 'http://127.0.0.1:1/' }).publishing.youtube).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com',
    apiUrl: 'http://127.0.0.1:1',
  });
  expect(() => readServerConfig({ YOUTUBE_CLIENT_ID: 'id' })).toThrow('YOUTUBE_CLIENT_SECRET');
  expect(() => readServerConfig({ YOUTUBE_CLIENT_SECRET: 'secret' })).toThrow('YOUTUBE_CLIENT_ID');
});

test('Blender is none, the one on PATH, or at a path', () => {
  expect(readServerConfig({}).blender).toBeUndefined();
  expect(readServerConfig({ BLENDER_PATH: 'auto' }).blender).toEqual({ path: 'blender', longSidePx: 960 });
  const named = readServerConfig({ BLENDER_PATH: '/opt/blender', BLENDER_LONG_SIDE: '480' });
  expect(named.blender).toEqual({ path: '/opt/blender', longSidePx: 480 });
  expect(() => readServerConfig({ BLENDER_LONG_SIDE: '10' })).toThrow('BLENDER_LONG_SIDE');
});

test('quotas are rows and megabytes, and limits of calls are named', () => {
  const { quotas } = readServerConfig({
    QUOTA_SURVEY_NETWORK_MB_MINUTE: '5',
    QUOTA_SURVEY_PEOPLE: '-1',
    RATE_LIMITS: 'surveyService=1200/60, share=480/60',
  });
  expect(quotas.limits).toMatchObject({ survey_network_bytes_minute: 5 * 1024 * 1024, survey_people: -1 });
  expect(quotas.calls).toEqual({ surveyService: { points: 1200, seconds: 60 }, share: { points: 480, seconds: 60 } });
  expect(readServerConfig({}).quotas).toEqual({ limits: DEFAULT_QUOTA_LIMITS, calls: {} });
  expect(() => readServerConfig({ RATE_LIMITS: 'surveyService=many' })).toThrow('RATE_LIMITS');
});
