import type { Translation } from '../../../message';
import type { nothingFoundMessages } from '../../../parts/nothing-found';

export const messages: Translation<typeof nothingFoundMessages> = {
  'library.emptyTitle': 'No se encontraron recetas',
  'library.emptyText': 'Prueba con menos filtros u otra palabra.',
  'library.nothingFoundRecipes': 'No se encontraron recetas para “{search}”',
  'library.nothingFoundAnimations': 'No se encontraron animaciones ni imágenes para “{search}”',
  'library.otherWord': 'Revisa la ortografía o prueba otra palabra.',
  'library.otherRecipes': { one: 'Ver {count} receta', other: 'Ver {count} recetas' },
  'library.otherAnimations': { one: 'Ver {count} animación o imagen', other: 'Ver {count} animaciones e imágenes' },
  'library.clearSearch': 'Borrar búsqueda',
  'library.nearWords': 'Quizás quisiste decir',
  'library.popularRecipes': 'Recetas populares',
  'library.popularAnimations': 'Animaciones e imágenes populares',
  'library.noTemplates': 'No se encontraron animaciones ni imágenes',
  'library.noFavouriteRecipes': 'Aún no hay recetas favoritas',
  'library.noFavouriteAnimations': 'Aún no hay animaciones ni imágenes favoritas',
  'library.noFavouritesText': 'Selecciona la estrella de una plantilla para guardarla aquí.',
};
