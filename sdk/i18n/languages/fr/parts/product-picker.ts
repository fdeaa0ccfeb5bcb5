import type { Translation } from '../../../message';
import type { productPickerMessages } from '../../../parts/product-picker';

export const messages: Translation<typeof productPickerMessages> = {
  'productPicker.open': 'Choisir un produit',
  'productPicker.title': 'Choisir un produit',
  'productPicker.search': 'Rechercher un produit',
  'productPicker.list': 'Produits',
  'productPicker.more': 'Afficher plus',
  'productPicker.tooLong': {
    one: '{count} caractère de trop. Vous pourrez raccourcir le texte dans le formulaire.',
    other: '{count} caractères de trop. Vous pourrez raccourcir le texte dans le formulaire.',
  },
  'productPicker.emptyTitle': 'Pas encore de produits',
  'productPicker.noMatchTitle': 'Aucun produit ne correspond',
  'productPicker.noMatchText': 'Essayez une autre recherche.',
  'productPicker.add': 'Ajouter des produits',
  'productPicker.noPicture': 'Impossible d’importer l’image de ce produit. Choisissez-en une vous-même.',
};
