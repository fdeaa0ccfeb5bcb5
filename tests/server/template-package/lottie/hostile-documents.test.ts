import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';
import { PackageFindings } from '../../../../server/media/findings/findings';
import { deriveFields } from '../../../../server/template-package/deriving/derive-fields';
import { checkLayout } from '../../../../server/template-package/lottie/check-layout';
import { lookOf } from '../../../../server/template-package/lottie/look';
import { documentOf, manifestOf } from '../../fixtures/template-package';

type Node = Record<string, unknown> | unknown[];

/** Every object and list of a document, with the keys in it. */
function places(value: unknown, found: [Node, string][] = []): [Node, string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    found.push([value as Node, key]);
    places(inner, found);
  }
  return found;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, -1, 1e9, true, [], {}, [null], { k: null }, [{}], 'sid', '\0', { layers: {} }),
  fc.jsonValue({ maxDepth: 2 }),
);
const changes = fc.array(fc.tuple(fc.nat(), odd, fc.boolean()), { minLength: 1, maxLength: 4 });

test('no document, however odd, is more than refused', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const document = documentOf('landscape');
      for (const [index, value, isRemoved] of list) {
        const all = places(document);
        const [node, key] = all[index % all.length]!;
        if (isRemoved && !Array.isArray(node)) delete node[key];
        else (node as Record<string, unknown>)[key] = JSON.parse(JSON.stringify(value));
      }
      const findings = new PackageFindings();
      const context = { manifest: manifestOf(), findings, fonts: new Set(['inter']) };
      const sound = checkLayout(document, 'landscape', context) as LottieAnimation | undefined;
      if (sound) {
        deriveFields(new Map([['landscape', sound]]));
        lookOf(sound);
      } else expect(findings.hasErrors).toBe(true);
    }),
    { numRuns: 400 },
  );
});
