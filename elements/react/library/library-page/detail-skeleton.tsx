import { Skeleton } from '../../controls/skeleton/skeleton';

/** A placeholder for the page of a recipe or an animation. */
export function DetailSkeleton() {
  return (
    <div className="sr-detail" aria-busy>
      <div className="sr-detail__top">
        <Skeleton shape="landscape" />
        <div className="sr-detail__side">
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="title" />
        </div>
      </div>
    </div>
  );
}
