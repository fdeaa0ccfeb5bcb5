import { Skeleton, useTranslator } from '@spotreel/elements/internal/react';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders until the session is restored (docs/rules/app.md#layout). */
export function LoadingScreen() {
  const t = useTranslator();
  return (
    <main className="sr-root sr-app" aria-busy="true">
      <p className="sr-visually-hidden" role="status">
        {t('app.loading')}
      </p>
      <div className="sr-header" />
      <div className="sr-main sr-cards">
        {CARDS.map((key) => (
          <Skeleton key={key} shape="landscape" />
        ))}
      </div>
    </main>
  );
}
