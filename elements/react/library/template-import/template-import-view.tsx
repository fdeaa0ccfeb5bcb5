import { Suspense } from 'react';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { Skeleton } from '../../controls/skeleton/skeleton';
import type { TemplateImportProps } from './template-import-props';

export type { TemplateImportProps };

const TemplateImportPage = lazyPart(() =>
  import('./template-import').then((module) => ({ default: module.TemplateImportPage })),
);

/** Templates that a team brings: few people ever see it, so that it is loaded when it is shown. */
export function TemplateImportView(props: TemplateImportProps) {
  return (
    <Suspense fallback={<Skeleton shape="landscape" />}>
      <TemplateImportPage {...props} />
    </Suspense>
  );
}
