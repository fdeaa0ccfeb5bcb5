import { describe, expect, it } from 'vitest';
import { deliveryPolicy, requireWebhookUrl } from '../../../server/webhooks/webhook-url';

const LOCAL = 'This URL leads to the server itself. Enter a public URL.';
const PRIVATE = 'This URL leads to a private network.';
const INSECURE = 'The URL must begin with https://.';
const SECRET = 'The URL may not have a user name or password.';

function refusal(text: string, isLocalAllowed = false): unknown {
  try {
    requireWebhookUrl(text, isLocalAllowed);
    return 'none';
  } catch (error) {
    const { code, details } = error as { code: string; details: { url: string[] } };
    return code === 'validation_failed' ? details.url : code;
  }
}

describe('the URL of a webhook', () => {
  it.each([
    'https://hooks.example/a?b=c',
    'https://hooks.example:8443/',
    'https://93.184.215.14/',
    'https://[2606:4700::1]/',
  ])('may be %s', (url) => expect(requireWebhookUrl(url, false)).toBe(url));

  it('is stored as it is called', () => {
    expect(requireWebhookUrl('HTTPS://Hooks.Example', false)).toBe('https://hooks.example/');
  });

  it.each([
    ['hooks.example', 'Enter a URL like https://www.example.com/webhook.'],
    ['http://hooks.example/', INSECURE],
    ['ftp://hooks.example/', INSECURE],
    ['https://me@hooks.example/', SECRET],
    ['https://:word@hooks.example/', SECRET],
    ['https://localhost/', LOCAL],
    ['https://127.0.0.1/', LOCAL],
    ['https://2130706433/', LOCAL],
    ['https://[::1]/', LOCAL],
    ['https://10.0.0.5/', PRIVATE],
    ['https://169.254.169.254/latest', PRIVATE],
    ['https://[fd00::1]/', PRIVATE],
    ['https://[::ffff:7f00:1]/', PRIVATE],
  ])('may not be %s', (url, reason) => expect(refusal(url)).toEqual([reason]));

  it('may be this machine on a server in development, over http too', () => {
    for (const url of ['http://localhost:3000/hook', 'https://127.0.0.1/', 'http://[::1]:3000/'])
      expect(requireWebhookUrl(url, true)).toBe(url);
    expect([refusal('ftp://localhost/', true), refusal('http://10.0.0.5/', true)]).toEqual([[LOCAL], [INSECURE]]);
  });
});

describe('a delivery', () => {
  const allowed = (url: string, isLocalAllowed: boolean, addresses: readonly string[]) =>
    addresses.filter(deliveryPolicy(url, isLocalAllowed).isAllowedAddress);
  const addresses = ['93.184.215.14', '10.0.0.5', '127.0.0.1', '127.8.8.8', '::1', '1.127.0.1', '1270.0.0.1'];

  it('reaches public machines alone', () => {
    expect(allowed('https://hooks.example/', false, addresses)).toEqual(['93.184.215.14', '1.127.0.1']);
    expect(allowed('https://hooks.example/', true, addresses)).toEqual(['93.184.215.14', '1.127.0.1']);
    expect(allowed('http://localhost/', false, addresses)).toEqual(['93.184.215.14', '1.127.0.1']);
  });

  it('to this machine in development reaches nothing else', () => {
    expect(allowed('http://localhost:3000/', true, addresses)).toEqual(['127.0.0.1', '127.8.8.8', '::1']);
  });

  it('may use any port, and has ten seconds', () => {
    expect(deliveryPolicy('https://hooks.example:8443/', false)).toMatchObject({
      ports: undefined,
      answerMs: 10_000,
      totalMs: 10_000,
    });
  });

  it('is not made to what is no web address', () => {
    expect(() => deliveryPolicy('ftp://localhost/', true)).toThrow(expect.objectContaining({ code: 'url_forbidden' }));
  });
});
