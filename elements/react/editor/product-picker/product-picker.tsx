import { useStore } from '@nanostores/react';
import type { ExternalProduct } from '@spotreel/sdk/internal/contract';
import { excessOf, type FormFields, productTexts } from '@spotreel/sdk/internal/project';
import { createProductList, type ProductList } from '@spotreel/sdk/internal/stores';
import { ShoppingBag } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { TextField } from '../../controls/field/text-field';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { IntegrationsLink } from './integrations-link';
import { productPriceTexts } from './product-price-text';

export interface ProductPickerProps {
  fields: FormFields;
  onPick: (product: ExternalProduct) => void;
}

/** The account's products, searched by name. */
export function ProductPicker({ fields, onPick }: ProductPickerProps) {
  const spotreel = useSpotreel();
  const [list] = useState(() => createProductList(spotreel));
  const [words, setWords] = useState('');

  useEffect(() => {
    void list.load();
  }, [list]);

  function search(next: string) {
    setWords(next);
    void list.load(next);
  }

  return (
    <div className="sr-product-picker">
      <Search onSearch={search} />
      <Products list={list} words={words} fields={fields} onPick={onPick} />
    </div>
  );
}

function Products({ list, words, fields, onPick }: ProductPickerProps & { list: ProductList; words: string }) {
  const t = useTranslator();
  const { data, status, failure } = useStore(list.$products);
  const hasMore = data !== undefined && data.products.length < data.totalResults;
  return (
    <>
      {failure && (
        <Notice tone="danger" action={<RetryButton failure={failure} onRetry={() => list.load()} />}>
          {failure.message}
        </Notice>
      )}
      {data?.problem && <Notice tone="warning">{data.problem}</Notice>}
      {!data && status === 'loading' && <Skeleton shape="line" />}
      {data?.products.length === 0 && <NoProducts isSearched={words !== ''} />}
      {data && data.products.length > 0 && (
        <ul className="sr-product-picker__list" aria-label={t('productPicker.list')}>
          {data.products.map((product) => (
            <ProductOption key={product.id} product={product} fields={fields} onPick={onPick} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button busy={status === 'loading'} onClick={() => void list.more()}>
          {t('productPicker.more')}
        </Button>
      )}
    </>
  );
}

function NoProducts({ isSearched }: { isSearched: boolean }) {
  const t = useTranslator();
  return (
    <EmptyState
      icon={<ShoppingBag aria-hidden />}
      title={t(isSearched ? 'productPicker.noMatchTitle' : 'productPicker.emptyTitle')}
      action={<IntegrationsLink label={t('productPicker.add')} />}
    >
      {isSearched && t('productPicker.noMatchText')}
    </EmptyState>
  );
}

function Search({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useTranslator();
  const [words, setWords] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(words.trim());
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={t('productPicker.search')}
        type="search"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </form>
  );
}

/** A product that can be chosen. It says if one of its texts is longer than its field. */
function ProductOption({ product, fields, onPick }: ProductPickerProps & { product: ExternalProduct }) {
  const t = useTranslator();
  const { name, description } = product;
  const prices = productPriceTexts(t, product);
  const { price, regularPrice } = prices;
  const excess = excessOf(fields, productTexts(fields, product, prices));
  return (
    <li>
      <button type="button" className="sr-product-option" onClick={() => onPick(product)}>
        <span className="sr-product-option__name">{name}</span>
        {price && (
          <span>
            {price} {regularPrice && <s>{regularPrice}</s>}
          </span>
        )}
        {description && <span className="sr-product-option__about">{description}</span>}
        {excess > 0 && (
          <span className="sr-product-option__excess">{t('productPicker.tooLong', { count: excess })}</span>
        )}
      </button>
    </li>
  );
}
