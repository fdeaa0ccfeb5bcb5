import { lazyStyles } from '../../foundation/styles/lazy-styles';
import brandPicker from '../brand-picker/brand-picker.css?inline';
import brandsView from '../brands-view/brands-view.css?inline';
import brandForm from './brand-form.css?inline';

/** The styles of everything about brands, downloaded with the first of it. */
export const useBrandStyles = lazyStyles([brandForm, brandsView, brandPicker]);
