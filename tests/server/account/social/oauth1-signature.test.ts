import { expect, test } from 'vitest';
import { oauthHeader, oauthSignature, percentEncode } from '../../../../server/account/social/oauth1-signature';

/** The example of Twitter's own documentation ("Creating a signature"). */
const example = {
  method: 'POST',
  url: 'https://api.twitter.com/1/statuses/update.json',
  parameters: { include_entities: 'true', status: 'Hello Ladies + Gentlemen, a signed OAuth request!' },
  oauth: {
    oauth_consumer_key: 'xvz1evFS4wEEPTGEFPHBog',
    oauth_nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg',
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: '1318622958',
    oauth_token: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
    oauth_version: '1.0',
  },
} as const;
const secrets = {
  consumerSecret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
  tokenSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
};

test('signs the documented example as documented', () => {
  expect(oauthSignature(example, secrets)).toBe('tnnArxj06cWHq44gCs1OSKk/jLY=');
  expect(oauthHeader(example, secrets)).toContain('oauth_signature="tnnArxj06cWHq44gCs1OSKk%2FjLY%3D"');
});

test('writes each part of the header, sorted', () => {
  const header = oauthHeader(example, secrets);
  expect(header).toMatch(/^OAuth oauth_consumer_key="xvz1evFS4wEEPTGEFPHBog", oauth_nonce="[^"]+", oauth_signature="/);
  expect(header.split(', ')).toHaveLength(7);
});

test('encodes what browsers leave as it is', () => {
  expect(percentEncode("!*'() ~-._é")).toBe('%21%2A%27%28%29%20~-._%C3%A9');
});
