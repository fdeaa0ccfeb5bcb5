import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKnownHosts } from '../../../../server/platform/http/known-hosts';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const at = (address: string) => new URL(address);

describe('names of a server', () => {
  test('with a public address, that, its allowed names and this machine', () => {
    const isKnown = createKnownHosts({
      publicUrl: 'https://videos.example',
      host: '0.0.0.0',
      allowedHosts: ['backend'],
    });
    for (const name of ['https://videos.example/', 'http://backend:4600/', 'http://127.0.0.1:4600/', 'http://[::1]/']) {
      expect([name, isKnown(at(name))]).toEqual([name, true]);
    }
    for (const name of [
      'http://evil.test/',
      'http://10.0.0.5/',
      'http://videos.example.evil.test/',
      'http://a.localhost/',
    ]) {
      expect([name, isKnown(at(name))]).toEqual([name, false]);
    }
  });

  test('monitors ask by a network address', () => {
    const isKnown = createKnownHosts({ publicUrl: 'https://videos.example' });
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect(isKnown(at(`http://10.0.0.5:4600${path}`))).toBe(true);
    expect(isKnown(at('http://10.0.0.5:4600/api/v1/app'))).toBe(false);
  });

  test('without a public address, those of this machine where no other reaches it, else all', () => {
    for (const host of ['127.0.0.1', '::1', 'localhost']) {
      const isKnown = createKnownHosts({ publicUrl: undefined, host });
      expect([host, isKnown(at('http://rebound.evil.test:4600/'))]).toEqual([host, false]);
      expect([host, isKnown(at('http://localhost:4600/'))]).toEqual([host, true]);
    }
    expect(createKnownHosts({ publicUrl: undefined, host: '0.0.0.0' })(at('http://nas.lan:4600/'))).toBe(true);
  });
});

describe('answers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ publicUrl: 'https://videos.example' });
  });
  afterAll(() => server.close());

  test('an unknown name gets nothing, and its answer names no address', async () => {
    const answer = await server.fetch('http://evil.test/api/v1/app');
    expect(answer.status).toBe(421);
    expect(await answer.text()).not.toContain('evil');
    expect((await server.fetch('http://evil.test/healthz')).status).toBe(200);
    expect((await server.fetch('https://videos.example/api/v1/app')).status).toBe(200);
  });

  test('browsers stay with https where that is the public address', async () => {
    const { headers } = await server.fetch('https://videos.example/healthz');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    const other = await createTestServer({ publicUrl: 'http://videos.example' });
    expect((await other.fetch('http://videos.example/healthz')).headers.get('strict-transport-security')).toBeNull();
    await other.close();
  });

  test('pages run scripts of the server alone and ask for Trusted Types', async () => {
    const policy = (await server.fetch('https://videos.example/healthz')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('pages ask no other site', async () => {
    const policy = (await server.fetch('https://videos.example/healthz')).headers.get('content-security-policy') ?? '';
    const sites = policy.match(/https?:[^\s;]*|\*|\bwss?:/g);
    expect(new Set(sites)).toEqual(new Set(['https://videos.example']));
  });
});
