import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { newWebhookSecret, signatureOf } from '../../../server/webhooks/signature';

test('signs time and body, once with each secret that counts', () => {
  const hmac = (secret: string) => createHmac('sha256', secret).update('1700000000.{"id":1}').digest('hex');
  expect(signatureOf('{"id":1}', ['new', 'old'], 1_700_000_000_999)).toBe(
    `t=1700000000,v1=${hmac('new')},v1=${hmac('old')}`,
  );
});

test('secrets are recognizable and never the same', () => {
  expect(newWebhookSecret()).toMatch(/^whsec_[0-9a-f]{64}$/);
  expect(newWebhookSecret()).not.toBe(newWebhookSecret());
});
