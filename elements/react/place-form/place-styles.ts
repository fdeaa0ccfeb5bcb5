import { lateStyles } from '../foundation/late-styles';
import placePicker from '../place-picker/place-picker.css?inline';
import placesView from '../places-view/places-view.css?inline';
import placeForm from './place-form.css?inline';

/** The styles of everything about brands, downloaded with the first of it. */
export const usePlaceStyles = lateStyles([placeForm, placesView, placePicker]);
