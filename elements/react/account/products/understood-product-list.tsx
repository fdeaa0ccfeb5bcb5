import type { UnderstoodProducts } from '@spotreel/sdk/internal/contract';
import { productPriceTexts } from '../../editor/product-picker/product-price-text';
import { useTranslator } from '../../foundation/text/translation';

/** Interpretation of a feed: the number of products, the first ones, and the unusable entries. */
export function UnderstoodProductList({ understood }: { understood: UnderstoodProducts }) {
  const t = useTranslator();
  const { count, first, unreadable, problems } = understood;
  return (
    <div className="sr-understood" role="status">
      <p>{t('products.understood', { count })}</p>
      <ul className="sr-understood__list">
        {first.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: products of a feed may be alike, and their order stays
          <li key={index} className="sr-understood__entry">
            <UnderstoodProduct product={product} />
          </li>
        ))}
      </ul>
      {unreadable > 0 && (
        <>
          <p>{t('products.unreadable', { count: unreadable })}</p>
          <ul className="sr-understood__problems">
            {problems.map(({ row, message }) => (
              <li key={row}>{t('products.row', { row: String(row), message })}</li>
            ))}
            {unreadable > problems.length && <li>…</li>}
          </ul>
        </>
      )}
    </div>
  );
}

/** Name, price, the price of before of a reduced one, and description. */
function UnderstoodProduct({ product }: { product: UnderstoodProducts['first'][number] }) {
  const t = useTranslator();
  const { name, description } = product;
  const { price, regularPrice } = productPriceTexts(t, product);
  return (
    <>
      <blockquote>{name}</blockquote>
      <span>
        {price}
        {regularPrice && (
          <>
            {' '}
            <s>{regularPrice}</s>
          </>
        )}
        {price && description && ' · '}
        {description}
      </span>
    </>
  );
}
