import { lazyStyles } from '../../foundation/styles/lazy-styles';
import brandForm from '../brand-form/brand-form.css?inline';
import brandPicker from '../brand-picker/brand-picker.css?inline';
import brandsView from './brands-view.css?inline';

/** The styles of everything about brands, downloaded with the first of it. */
export const useBrandStyles = lazyStyles([brandForm, brandsView, brandPicker]);
