import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ProductChoice } from '../../../elements/react/editor/product-picker/product-choice';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

const meta: Meta<typeof ProductChoice> = {
  title: 'Editor/Product choice',
  component: ProductChoice,
  parameters: { page: 'column' },
  args: { onPick: fn() },
  render: (args, context) => {
    const { library } = loadedOf(context);
    // the price tag
    const { texts, images } = library.scene(2061, 'landscape').fields;
    const asked: Readonly<Record<string, string>> = {
      headline: 'TITLE',
      price: 'PRICE',
      before: 'REGULAR_PRICE',
    };
    const fields = {
      texts: texts.flatMap((field) => {
        const dataField = asked[field.innerReference];
        return dataField ? [{ ...field, dataField }] : [];
      }),
      images: images.map((field) => ({ ...field, dataField: 'IMAGE' })),
      colors: [],
    };
    return <ProductChoice {...args} fields={fields} />;
  },
};
export default meta;
type Story = StoryObj<typeof ProductChoice>;

async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Choose a product' }));
  await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  return within(page.getByRole('dialog'));
}

const opened = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const dialog = await open(canvasElement);
  await dialog.findByText('Halo floor lamp');
};

/** A search narrows the list; the product fills its fields. */
export const Picks: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await dialog.findByText('Halo floor lamp');
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search products' }), 'table{Enter}');
    await waitFor(() => expect(dialog.queryByText('Halo floor lamp')).toBeNull());
    await userEvent.click(await dialog.findByRole('button', { name: /^Halo table lamp/ }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalledOnce());
    const [[texts, images]] = (args.onPick as ReturnType<typeof fn>).mock.calls as [[Record<string, string>, object]];
    await expect(texts).toEqual({ headline: 'Halo table lamp', price: '€99.50', before: '' });
    await expect(images).toEqual({});
  },
};
/** A product that is reduced brings its old price, which the list shows too. */
export const Reduced: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    const option = await dialog.findByRole('button', { name: /^Halo floor lamp/ });
    await waitFor(() => expect(within(option).getByText('€299').tagName).toBe('S'));
    await userEvent.click(option);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledOnce());
    const [[texts]] = (args.onPick as ReturnType<typeof fn>).mock.calls as [[Record<string, string>]];
    await expect(texts).toEqual({ headline: 'Halo floor lamp', price: '€249', before: '€299' });
  },
};
export const List: Story = { play: opened };
/** A product whose picture cannot be copied fills the texts, and says so. */
export const PictureFails: Story = {
  parameters: {
    answers: {
      externalProducts: () => ({
        products: [
          {
            id: 1,
            feed: 1,
            name: 'Halo floor lamp',
            description: '',
            price: null,
            regularPrice: null,
            url: null,
            imageUrl: 'https://halo-lamps.com/lamp.jpg',
          },
        ],
        page: 1,
        totalResults: 1,
        problem: 'Autumn feed: The link returned status 500.',
      }),
      ingredientImageFromUrl: 'url_unreachable',
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await dialog.findByText('Autumn feed: The link returned status 500.');
    await userEvent.click(dialog.getByRole('button', { name: /^Halo floor lamp/ }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalledOnce());
  },
};
export const Empty: Story = {
  parameters: { answers: { externalProducts: () => ({ products: [], page: 1, totalResults: 0, problem: null }) } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByText('No products yet');
  },
};
export const Loading: Story = {
  parameters: { answers: { externalProducts: 'waits' } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const Failed: Story = {
  parameters: { answers: { externalProducts: 'internal' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole('button', { name: 'Try again' });
  },
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...List, ...DARK };
export const Phone: Story = { ...List, ...PHONE };
