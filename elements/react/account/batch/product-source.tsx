import { useStore } from '@nanostores/react';
import { PRODUCTS_AT_ONCE, type ProductsInput } from '@spotreel/sdk/internal/contract';
import type { BatchDraft, ProductWriting } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { SourceFile } from '../../controls/table-preview/source-file';
import { productPriceTexts } from '../../editor/product-picker/product-price-text';
import { useTranslator } from '../../foundation/text/translation';

const ADDRESS = 'address';
const FILE = 'file';

/** Takes products of a shop as the table: of a feed of the account, of an address, or of a file. */
export function ProductSource({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const { data: feeds = [] } = useStore(store.$feeds);
  const [chosen, setChosen] = useState<string>();
  const writing = useProductWriting();
  const source = chosen ?? String(feeds[0]?.id ?? ADDRESS);
  const feed = feeds.find(({ id }) => String(id) === source);
  const read = (body: ProductsInput, name: string) => void store.readProducts(body, name, writing);

  useEffect(() => {
    void store.loadFeeds();
    return store.forgetProducts;
  }, [store]);
  const choose = (next: string) => {
    store.forgetProducts();
    setChosen(next);
  };
  return (
    <>
      <SelectField
        label={t('batch.productsFrom')}
        value={source}
        options={[
          ...feeds.map(({ id, name, products }) => ({
            value: String(id),
            label: t('batch.feedOption', { name, count: products }),
          })),
          { value: ADDRESS, label: t('batch.feedAddress') },
          { value: FILE, label: t('batch.feedFile') },
        ]}
        onChange={choose}
      />
      {feed && <FeedButton store={store} onRead={() => read({ kind: 'feed', feed: feed.id }, feed.name)} />}
      {source === ADDRESS && <AddressForm store={store} onRead={read} />}
      {source === FILE && <FeedFile onRead={read} />}
      <ReadState store={store} />
    </>
  );
}

function FeedButton({ store, onRead }: { store: BatchDraft; onRead: () => void }) {
  const t = useTranslator();
  const { status } = useStore(store.$reading);
  return (
    <div className="sr-batch__buttons">
      <Button busy={status === 'sending'} onClick={onRead}>
        {t('batch.loadProducts')}
      </Button>
    </div>
  );
}

interface ReadingProps {
  onRead: (body: ProductsInput, name: string) => void;
}

function AddressForm({ store, onRead }: ReadingProps & { store: BatchDraft }) {
  const t = useTranslator();
  const reading = useStore(store.$reading);
  const [url, setUrl] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim()) onRead({ kind: addressKind(url.trim()), url: url.trim() }, hostOf(url.trim()));
  };
  return (
    <form className="sr-batch__address" onSubmit={submit} noValidate>
      <TextField
        label={t('batch.feedAddress')}
        hint={t('batch.feedAddressHint')}
        inputMode="url"
        autoComplete="url"
        maxLength={2000}
        value={url}
        error={fieldError(reading, 'url')}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!url.trim()} busy={reading.status === 'sending'}>
        {t('batch.loadProducts')}
      </Button>
    </form>
  );
}

function FeedFile({ onRead }: ReadingProps) {
  const t = useTranslator();
  return (
    <>
      <p className="sr-batch__note">{t('products.fileHint')}</p>
      <SourceFile
        label={t('products.chooseFile')}
        takesDocuments
        onSource={(source) => source && onRead({ kind: 'file', ...source }, source.name)}
      />
    </>
  );
}

/** Reason why nothing was read, and the parts of the feed that are not in the table. */
function ReadState({ store }: { store: BatchDraft }) {
  const t = useTranslator();
  const reading = useStore(store.$reading);
  const read = useStore(store.$read);
  const refusal = fieldError(reading, 'text') ?? formError(reading);
  if (refusal) return <Notice tone="danger">{refusal}</Notice>;
  if (!read) return null;
  const { totalResults: count, unreadable, problems, problem } = read;
  const left = [
    ...(problem ? [problem] : []),
    ...(count > PRODUCTS_AT_ONCE ? [t('batch.moreProducts', { count, most: PRODUCTS_AT_ONCE })] : []),
    ...(unreadable > 0 ? [t('products.unreadable', { count: unreadable })] : []),
    ...problems.map(({ row, message }) => t('products.row', { row: String(row), message })),
  ];
  if (left.length === 0) return null;
  return (
    <Notice tone="warning">
      <ul className="sr-batch__left">
        {left.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useProductWriting(): ProductWriting {
  const t = useTranslator();
  const columns = {
    name: t('batch.productName'),
    price: t('batch.productPrice'),
    regularPrice: t('batch.productRegularPrice'),
    discount: t('batch.productDiscount'),
    description: t('batch.productDescription'),
    image: t('batch.productImage'),
    link: t('batch.productLink'),
  };
  return { columns, prices: (product) => productPriceTexts(t, product) };
}

/** The front page of a shop has its products elsewhere; any other address is a feed. */
function addressKind(url: string): 'shopify' | 'address' {
  return /^(?:https?:\/\/)?[^/?#]+\/?$/i.test(url) ? 'shopify' : 'address';
}

function hostOf(url: string): string {
  return url.replace(/^https?:\/\//i, '').replace(/[/?#].*$/s, '');
}
