import type { PackageCheck } from '@spotreel/sdk/contract';
import { useTranslator } from '../foundation/translation';
import { Thumbnail } from '../thumbnail/thumbnail';

/** Each format with its own texts, and beside it with long ones. */
export function StillGrid({ stills }: { stills: PackageCheck['stills'] }) {
  const t = useTranslator();
  return (
    <ul className="sr-list sr-stills">
      {stills.map(({ ratio, texts, url }) => {
        const caption = t(texts === 'short' ? 'import.stillShort' : 'import.stillLong', {
          ratio: t(`import.${ratio}`),
        });
        return (
          <li key={`${ratio} ${texts}`} className={`sr-stills__item sr-stills__item--${ratio}`}>
            <figure>
              <a href={url} target="_blank" rel="noreferrer" className="sr-stills__link" aria-label={caption}>
                <Thumbnail src={url} ratio={ratio} className="sr-stills__picture" />
              </a>
              <figcaption className="sr-stills__caption">{caption}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
