import { Suspense } from 'react';
import { lazyPart } from '../controls/lazy-part/lazy-part';
import { Skeleton } from '../controls/skeleton/skeleton';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';
import { projectAddress } from './project-address';

const MediaLibrary = lazyPart(() =>
  import('../account/media-library/media-library').then((module) => ({ default: module.MediaLibrary })),
);

export interface EmbeddedMediaLibraryProps extends EmbeddedProps {
  /** URL of a project on the page's site, with `{id}`. Default: projects are no links. */
  projectUrl?: string | undefined;
}

/** Content of `<media-library>`. */
export function EmbeddedMediaLibrary({ projectUrl, ...root }: EmbeddedMediaLibraryProps) {
  const loading = <Skeleton shape="landscape" />;
  return (
    <EmbeddedRoot {...root} loading={loading}>
      <Suspense fallback={loading}>
        <div className="sr-embedded__page">
          <MediaLibrary
            projectLink={(id, label, className) => {
              const address = projectAddress(projectUrl, id);
              if (address === undefined) return label;
              return (
                <a href={address} className={className}>
                  {label}
                </a>
              );
            }}
          />
        </div>
      </Suspense>
    </EmbeddedRoot>
  );
}
