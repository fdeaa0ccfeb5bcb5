import type { UnderstoodReviews } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../../foundation/text/translation';

/** Interpretation of a file or text: the number of reviews, the first ones, and the unusable rows. */
export function UnderstoodList({ understood }: { understood: UnderstoodReviews }) {
  const t = useTranslator();
  const { count, first, unreadable, problems } = understood;
  return (
    <div className="sr-understood" role="status">
      <p>{t('reviews.understood', { count })}</p>
      <ul className="sr-understood__list">
        {first.map(({ text, author, score }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews of a file may be alike, and their order stays
          <li key={index} className="sr-understood__entry">
            <blockquote>{text}</blockquote>
            <span>
              {[author, score !== null && t('reviews.stars', { score: String(score) })].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {unreadable > 0 && (
        <>
          <p>{t('reviews.unreadable', { count: unreadable })}</p>
          <ul className="sr-understood__problems">
            {problems.map(({ row, message }) => (
              <li key={row}>{t('reviews.row', { row: String(row), message })}</li>
            ))}
            {unreadable > problems.length && <li>…</li>}
          </ul>
        </>
      )}
    </div>
  );
}
