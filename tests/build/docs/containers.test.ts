/** The files of the containers, as far as they can be checked without an engine. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readServerConfig } from '../../../server/platform/config/config';

interface Service {
  environment?: Record<string, string>;
  env_file?: string;
  ports?: string[];
  volumes?: string[];
  cap_drop?: string[];
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
}
const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const { services } = compose;

test('the server runs without root, and writes to its volume only', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  expect(lines.slice(last)).toContain('USER node');
  expect(services.spotreel).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['files:/data'] });
});

test('the server’s role in the database is no superuser', () => {
  const { environment = {}, volumes } = services.database ?? {};
  expect(services.spotreel?.environment?.DATABASE_URL).toMatch(/^postgres:\/\/spotreel:/);
  expect(environment.POSTGRES_USER).toBe('postgres');
  expect(volumes).toContain('./database-role.sh:/docker-entrypoint-initdb.d/database-role.sh:ro');
  const script = readFileSync('database-role.sh', 'utf8');
  expect(script).toMatch(/^create role spotreel login password :'password';$/m);
  expect(script).toMatch(/^create database spotreel owner spotreel;$/m);
});

test('only the proxy has open ports', () => {
  const open = Object.entries(services).filter(([, { ports }]) => ports);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
});

test('volumes and services that are named are there', () => {
  const named = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((name) => !name.startsWith('.'));
  expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  for (const { depends_on: needed = {} } of Object.values(services))
    for (const name of Object.keys(needed)) expect(services).toHaveProperty(name);
});

test('no password has a default', () => {
  const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
  const secrets = values.filter(([name]) => /PASSWORD|SECRET|TOKEN|DATABASE_URL/.test(name));
  expect(secrets.length).toBe(2);
  for (const [name, value] of secrets) {
    expect([name, value]).toEqual([name, expect.stringMatching(/(^|:)\$\{\w+(:\?[^}]+)?\}(@|$)/)]);
  }
  expect(services.database?.environment?.POSTGRES_PASSWORD).toContain(':?');
});

test('the server accepts its environment', () => {
  const values: Record<string, string> = { SPOTREEL_DOMAIN: 'videos.example.com', POSTGRES_PASSWORD: 'long-password' };
  const filled = Object.entries(services.spotreel?.environment ?? {}).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)(:[-?][^}]*)?\}/g, (_, variable: string) => values[variable] ?? ''),
  ]);
  const config = readServerConfig(Object.fromEntries(filled) as Record<string, string>);
  expect(services.spotreel?.env_file).toBe('.env');
  expect(config).toMatchObject({ publicUrl: 'https://videos.example.com', trustedProxies: 1 });
});
