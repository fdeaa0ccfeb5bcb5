import { expect, test } from 'vitest';
import { modules } from '../../../../server/modules';
import { jobKind } from '../../../../server/platform/jobs/job-kind';
import { PRIORITY } from '../../../../server/platform/jobs/priority';
import { defineDomain } from '../../../../server/platform/modules/domain';
import { jobKindsOf } from '../../../../server/platform/modules/job-kinds';
import { defineModule } from '../../../../server/platform/modules/module';

test('kinds that databases hold jobs of keep their names, queues and priorities', () => {
  const lines = jobKindsOf(modules).map(({ name, queue, priority, isDebounced }) =>
    [name, queue, priority, ...(isDebounced ? ['debounced'] : [])].join(' '),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'keyframes paint 30 debounced',
      'render-assemble paint 22',
      'render-segment paint 21',
      'render-prepare paint 20',
      'poster paint 10 debounced',
      'template-motion paint 5 debounced',
      'blender-keyframes blender 30 debounced',
      'render-blender-assemble blender 22',
      'render-blender-segment blender 21',
      'blender-poster blender 10 debounced',
      'convert-video convert 20',
      'convert-audio convert 20',
      'find-focus focus 20',
      'domain-check domain 10 debounced',
      'payment-sync account 20',
      'subscription-end account 20',
      'account-export account 10',
      'batch-create batch 20 debounced',
      'batch-export batch 20 debounced',
      'publish-video publish 20',
      'publishing-revoke publish 10',
      'account-mail mail 20',
      'webhook webhook 20',
    ]),
  );
});

test('videos of one account take turns, in the queues of painters alone', () => {
  const kinds = jobKindsOf(modules);
  for (const { queue, isOfVideo } of kinds) expect(isOfVideo).toBe(queue === 'paint' || queue === 'blender');
});

test('two kinds of one name are refused', () => {
  const kind = jobKind('toy', { queue: 'toy', priority: PRIORITY.asked });
  const domain = defineDomain({ name: 'toy', needs: [] });
  const twice = defineModule(domain, { jobKinds: [kind, { ...kind, queue: 'other' }] });
  expect(() => jobKindsOf([twice])).toThrow('Two kinds of jobs have the name toy.');
});
