// @ts-check
/**
 * Who may import what: a row for each folder; what a row does not list is refused. A name like `sdk/base` means a folder of
 * the same package, or the door of another one (`@spotreel/sdk/base`). The other names are packages; `node` is Node's own modules.
 * `tests/architecture/import-table.test.ts` finds folders without a row, and entries that nothing uses any more.
 * @type {Record<string, string[]>}
 */
module.exports = {
  sdk: [
    ...['sdk/audio', 'sdk/base', 'sdk/client', 'sdk/contract', 'sdk/i18n', 'sdk/player', 'sdk/project'],
    ...['sdk/scene', 'sdk/stores', 'sdk/tracker'],
  ],
  'sdk/base': [],
  'sdk/contract': ['sdk/base', 'zod'],
  'sdk/project': ['sdk/base', 'sdk/contract'],
  'sdk/audio': ['sdk/base'],
  'sdk/survey': ['sdk/base', 'sdk/contract'],
  'sdk/scene': ['sdk/base', 'sdk/contract', 'sdk/project', 'harfbuzzjs', 'bidi-js', 'linebreak'],
  'sdk/node': ['sdk/contract', 'sdk/scene', 'node', 'sharp'],
  'sdk/i18n': [],
  'sdk/client': ['sdk/base', 'sdk/contract'],
  'sdk/tracker': ['sdk/contract'],
  'sdk/stores': [
    ...['sdk/base', 'sdk/contract', 'sdk/project', 'sdk/audio', 'sdk/scene', 'sdk/survey', 'sdk/client', 'sdk/tracker'],
    ...['sdk/i18n', 'nanostores'],
  ],
  'sdk/player': ['sdk/base', 'sdk/contract', 'sdk/scene', 'sdk/audio', 'lottie-web'],

  elements: ['elements/bridge', 'elements/define', 'elements/react', 'elements/survey-modal'],
  'elements/react': [
    ...['sdk/base', 'sdk/contract', 'sdk/project', 'sdk/audio', 'sdk/scene', 'sdk/stores', 'sdk/player', 'sdk/i18n'],
    ...['sdk/theme', 'react', 'nanostores', '@nanostores/react', '@ark-ui/react', 'lucide-react', 'recharts'],
    ...['@dnd-kit/core', '@dnd-kit/sortable', '@dnd-kit/utilities'],
  ],
  'elements/bridge': ['@r2wc/react-to-web-component', 'react'],
  'elements/survey-modal': ['elements/bridge', 'sdk/contract', 'survey-widget', 'react'],
  'elements/define': ['elements', 'elements/bridge'],
  'elements/manifest': ['elements', 'elements/bridge', 'elements/survey-modal'],

  'survey-widget': ['sdk/base', 'sdk/contract', 'sdk/survey', 'sdk/i18n', 'dompurify'],

  'host-app': ['sdk', 'elements', 'survey-widget', 'react', 'react-dom', 'react-router', 'lucide-react'],

  library: ['sdk/base', 'sdk/contract', 'sdk/scene', 'sdk/node', 'node', '@napi-rs/canvas', 'sharp'],

  server: [
    ...['sdk/base', 'sdk/contract', 'sdk/project', 'sdk/audio', 'sdk/scene', 'sdk/survey', 'sdk/i18n', 'sdk/node'],
    ...['node', 'zod', 'drizzle-orm', '@electric-sql/pglite', 'pg', 'hono', '@hono/node-server', 'pino', 'jose'],
    ...[
      '@node-rs/argon2',
      'rate-limiter-flexible',
      '@paralleldrive/cuid2',
      'busboy',
      'file-type',
      'sharp',
      'mediabunny',
    ],
    ...['@napi-rs/canvas', '@aws-sdk/client-s3', '@aws-sdk/s3-presigned-post', 'nodemailer', 'minisearch', 'stemmer'],
    ...['yauzl', 'yazl'],
  ],
};
