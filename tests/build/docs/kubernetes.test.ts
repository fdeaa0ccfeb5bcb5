/** The example of a cluster, as far as it can be checked without one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readServerConfig } from '../../../server/platform/config/config';

interface Container {
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly command?: readonly string[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector: { readonly matchLabels: object };
    readonly template: {
      readonly metadata: { readonly labels: object };
      readonly spec: {
        readonly securityContext: object;
        readonly containers: readonly [Container];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
  };
}

interface Kustomization {
  readonly secretGenerator: readonly { readonly envs: readonly string[] }[];
}

const folder = 'examples/kubernetes';
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const manifests = ['server.yaml', 'worker.yaml', 'ingress.yaml'].flatMap((name) =>
  parseAllDocuments(read(name)).map((document) => document.toJS() as Manifest),
);
const variables = Object.fromEntries(
  [read('settings.env'), read('secrets.example.env')]
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');

describe.each(deployments.map((one) => [one.metadata.name, one.spec] as const))(
  '%s',
  (_name, { selector, template }) => {
    const [container] = template.spec.containers;

    test('has settings that the server accepts', () => {
      const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
      const { databaseUrl, s3 } = readServerConfig({ ...variables, ...own });
      expect(databaseUrl).toBeDefined();
      expect(s3).toBeDefined();
    });

    test('runs without root, and writes to its volumes only', () => {
      expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      const mounted = container.volumeMounts.map(({ name }) => name);
      expect(mounted.toSorted()).toEqual(template.spec.volumes.map(({ name }) => name).toSorted());
      expect(template.metadata.labels).toEqual(selector.matchLabels);
    });
  },
);

test('the worker is the file that the build makes', () => {
  const worker = deployments.find(({ metadata }) => metadata.name === 'spotreel-worker');
  expect(worker?.spec.template.spec.containers[0].command).toContain('dist/server/worker.js');
});

test('the secrets have a name that no server gives away and no image contains', () => {
  const { secretGenerator } = parse(read('kustomization.yaml')) as Kustomization;
  expect(secretGenerator.flatMap(({ envs }) => envs)).toEqual(['.secrets.env']);
  for (const file of ['.gitignore', '.dockerignore']) expect(readFileSync(file, 'utf8')).toContain('.secrets.env\n');
});
