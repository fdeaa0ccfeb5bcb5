/** Products of 'Juniper', the made-up shop of the examples. */
import type { SampleProduct } from './product-fields';

export const lamp: SampleProduct = {
  name: 'Halo lamp',
  price: '€89',
  before: '€119',
  discount: '−25%',
  detail: 'Warm light from blown glass, dimmed by a touch.',
  picture: 'halo-lamp.jpg',
};

export const chair: SampleProduct = {
  name: 'Moss lounge chair',
  price: '€299',
  before: '€449',
  discount: '−33%',
  detail: 'Soft wool on a frame that lasts for decades.',
  picture: 'lounge-chair.jpg',
};

export const stool: SampleProduct = {
  name: 'Tripod stool',
  price: '€59',
  before: '€79',
  discount: '−25%',
  detail: 'Solid ash, oiled by hand. A seat or a side table.',
  picture: 'stool.jpg',
};

export const can: SampleProduct = {
  name: 'Watering can',
  price: '€24',
  before: '€32',
  discount: '−25%',
  detail: 'A long spout for plants in the second row.',
  picture: 'watering-can.jpg',
};

export const vases: SampleProduct = {
  name: 'Terra vases',
  price: '€45',
  before: '€60',
  discount: '−25%',
  detail: 'Three shapes, turned and glazed one at a time.',
  picture: 'still-life.jpg',
};
