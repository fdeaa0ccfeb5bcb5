import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageLink } from '../help/page-link';

export interface Neighbor {
  /** Address of its page. */
  readonly to: string;
  readonly title: string;
  /** Kind of neighbor, such as “Next lesson”. */
  readonly label: string;
}

export interface NeighborLinksProps {
  /** Name of the group for readers. */
  label: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  pageLink: PageLink;
}

/** Links to what comes before and after. */
export function NeighborLinks({ label, previous, next, pageLink }: NeighborLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className="sr-neighbors" aria-label={label}>
      {previous &&
        pageLink(
          previous.to,
          <NeighborText neighbor={previous} icon={<ArrowLeft aria-hidden />} />,
          'sr-neighbor sr-neighbor--previous',
        )}
      {next &&
        pageLink(
          next.to,
          <NeighborText neighbor={next} icon={<ArrowRight aria-hidden />} />,
          'sr-neighbor sr-neighbor--next',
        )}
    </nav>
  );
}

function NeighborText({ neighbor: { label, title }, icon }: { neighbor: Neighbor; icon: ReactNode }) {
  return (
    <>
      {icon}
      <span className="sr-neighbor__text">
        <span className="sr-neighbor__label">{label}</span> <span className="sr-neighbor__title">{title}</span>
      </span>
    </>
  );
}
