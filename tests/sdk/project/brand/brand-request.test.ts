import { describe, expect, it } from 'vitest';
import { brandChangeRequest, newBrandRequest } from '../../../../sdk/project/brand/brand-request';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';

describe('a new brand', () => {
  it('is sent without what is empty', () => {
    const empty = {
      image: null,
      primaryColor: '',
      secondaryColor: null,
      font: '',
      trustpilotUrl: '',
      googlePlace: '',
    } as const;
    expect(newBrandRequest({ name: 'Fern', ...empty })).toEqual({ body: { name: 'Fern' }, asForm: false });
    expect(newBrandRequest({ name: 'Fern', image: '', fourthColor: '#112233' })).toEqual({
      body: { name: 'Fern', fourthColor: '#112233' },
      asForm: false,
    });
  });

  it('keeps an empty name, which the server has to refuse', () => {
    expect(newBrandRequest({ name: '' }).body).toEqual({ name: '' });
  });

  it('makes links of what people type', () => {
    const { body } = newBrandRequest({
      name: 'Fern',
      website: 'fern.example',
      trustpilotUrl: ' http://t.example ',
      googlePlace: 'ChIJ_1',
    });
    expect(body).toMatchObject({
      website: 'https://fern.example',
      trustpilotUrl: 'http://t.example',
      googlePlace: 'ChIJ_1',
    });
  });
});

describe('a change of a brand', () => {
  it('sets empty colors to empty strings', () => {
    const { body } = brandChangeRequest({
      name: 'Fern',
      primaryColor: '#112233',
      secondaryColor: null,
      thirdColor: undefined,
    });
    expect(body).toEqual({
      name: 'Fern',
      primaryColor: '#112233',
      secondaryColor: '',
      thirdColor: '',
      fourthColor: '',
    });
  });

  it('keeps other empty fields, so that they are emptied', () => {
    expect(brandChangeRequest({ name: 'Fern', website: '', font: '' }).body).toMatchObject({ website: '', font: '' });
  });
});

describe.each([
  ['new', newBrandRequest],
  ['changed', brandChangeRequest],
])('the image of a %s brand', (_kind, request) => {
  it('that is a base64 text becomes a file', async () => {
    const { file, fileName, asForm, body } = request({ name: 'Fern', image: PNG });
    expect([asForm, fileName, file?.type, 'image' in body]).toEqual([true, 'logo.png', 'image/png', false]);
    expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 4)).toEqual([
      0x89, 0x50, 0x4e, 0x47,
    ]);
    expect(request({ name: 'Fern', image: 'data:image/svg+xml;base64,PHN2Zy8+' }).fileName).toBe('logo.svg');
  });

  it('that is an address is left out of the form', () => {
    const { body, ...sent } = request({ name: 'Fern', image: 'https://cdn.example/logo.png' });
    expect(sent).toEqual({ asForm: true });
    expect(body).not.toHaveProperty('image');
  });

  it('that is a file goes with its name', () => {
    const image = new File(['x'], 'fern.webp', { type: 'image/webp' });
    expect(request({ name: 'Fern', image })).toMatchObject({ asForm: true, file: image, fileName: 'fern.webp' });
    expect(request({ name: 'Fern', image: new Blob(['x']) }).fileName).toBe('logo');
  });

  it('that is anything else is refused here', () => {
    for (const image of ['data:text/html;base64,AAAA', 'logo.png', 'data:image/png,x']) {
      expect(() => request({ name: 'Fern', image })).toThrow('image must be a file');
    }
  });
});

it('null takes the logo of a brand away, as it is', () => {
  expect(brandChangeRequest({ name: 'Fern', image: null })).toMatchObject({ body: { image: null }, asForm: false });
});
