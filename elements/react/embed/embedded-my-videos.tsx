import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../controls/lazy-part/lazy-part';
import { Skeleton } from '../controls/skeleton/skeleton';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';
import { projectAddress } from './project-address';

const ProjectsView = lazyPart(() =>
  import('../account/projects/projects-view').then((module) => ({ default: module.ProjectsView })),
);

export interface EmbeddedMyVideosProps extends EmbeddedProps {
  /** URL of a project on the page's site, with `{id}`. */
  projectUrl?: string | undefined;
  /** Page with templates for an account without videos. */
  libraryUrl?: string | undefined;
  /** Asks before a video opens. False: the page does it itself. */
  onBeforeOpen: (detail: { projectId: number }) => boolean;
  onBrowse: (detail: undefined) => boolean;
}

/** Content of `<my-videos>`. */
export function EmbeddedMyVideos(props: EmbeddedMyVideosProps) {
  const { projectUrl, libraryUrl, onBeforeOpen, onBrowse, ...root } = props;
  const loading = <Skeleton shape="landscape" />;

  function open(projectId: number) {
    const address = projectAddress(projectUrl, projectId);
    if (onBeforeOpen({ projectId }) && address !== undefined) location.assign(address);
  }

  const projectLink = (projectId: number, label: ReactNode, className: string) => (
    <PageLink
      address={projectAddress(projectUrl, projectId)}
      className={className}
      onFollow={() => onBeforeOpen({ projectId })}
    >
      {label}
    </PageLink>
  );
  const libraryLink = (label: string, className: string) => (
    <PageLink address={libraryUrl} className={className} onFollow={() => onBrowse(undefined)}>
      {label}
    </PageLink>
  );

  return (
    <EmbeddedRoot {...root} loading={loading}>
      <Suspense fallback={loading}>
        <div className="sr-embedded__page">
          <ProjectsView projectLink={projectLink} onOpen={open} libraryLink={libraryLink} />
        </div>
      </Suspense>
    </EmbeddedRoot>
  );
}

interface PageLinkProps {
  /** Undefined: the page hears of it alone. */
  address: string | undefined;
  className: string;
  /** False: the page sees to it. */
  onFollow: () => boolean;
  children: ReactNode;
}

/** A link to a page of the host, or a button where it has none. */
function PageLink({ address, className, onFollow, children }: PageLinkProps) {
  if (address === undefined)
    return (
      <button type="button" className={className} onClick={onFollow}>
        {children}
      </button>
    );
  return (
    <a href={address} className={className} onClick={(event) => onFollow() || event.preventDefault()}>
      {children}
    </a>
  );
}
