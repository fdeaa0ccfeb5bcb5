import type { tableMessages } from '../../../account/tables';
import type { Translation } from '../../../message';

export const messages: Translation<typeof tableMessages> = {
  'table.preview': 'Tu tabla',
  'table.reading': 'Leyendo la tabla',
  'table.facts': { one: '{count} fila, {columns} columnas', other: '{count} filas, {columns} columnas' },
  'table.firstRows': 'Las primeras filas',
  'table.separator': 'Columnas separadas por',
  'table.comma': 'Coma ,',
  'table.semicolon': 'Punto y coma ;',
  'table.tab': 'Tabulación',
  'table.bar': 'Barra vertical |',
  'table.oneColumn': 'Nada: una sola columna',
  'table.otherSign': 'Otro carácter: {sign}',
  'table.encoding': 'Codificación',
  'table.encodingGuess': 'Este archivo no indica su codificación. Si ves letras incorrectas, elige otra.',
  'table.sheet': 'Hoja',
  'table.unnamed': 'Columna {number}',
  'table.openQuote': 'Fila {row}: falta cerrar unas comillas. Las leemos como parte del texto.',
  'table.moreCells': 'La fila {row} tiene más celdas que encabezados. Están en columnas sin nombre.',
  'table.unknownLetter': 'La fila {row} tiene un carácter que esta codificación no conoce.',
  'table.errorCell': 'La fila {row} tiene una celda con un error de la hoja, como #N/D.',
  'table.cut': {
    one: 'Este archivo es muy largo. Leímos la primera fila.',
    other: 'Este archivo es muy largo. Leímos las primeras {count} filas.',
  },
  'table.leftOut': {
    one: 'Falta {count} fila del final: la tabla es demasiado grande.',
    other: 'Faltan {count} filas del final: la tabla es demasiado grande.',
  },
  'table.empty': 'Esta tabla no tiene filas. La primera fila da nombre a las columnas.',
  'table.tooManyColumns': 'Esta tabla tiene demasiadas columnas. Quita algunas e inténtalo de nuevo.',
  'table.tooLarge': 'Este archivo supera los 25 MB. Divídelo en archivos más pequeños.',
  'table.unreadable': 'No se pudo leer este archivo. Elige un archivo CSV, TSV o Excel (.xlsx).',
  'table.damaged': 'Este archivo de Excel está dañado. Guárdalo de nuevo o como CSV.',
  'table.oldWorkbook':
    'Este archivo de Excel es anterior a 2007 o tiene contraseña. Guárdalo como .xlsx sin contraseña.',
  'table.webPage': 'Esto es una página web, no una tabla. Guarda la tabla como CSV o Excel (.xlsx).',
  'table.upload': 'Subir una tabla',
  'table.link': 'Enlace a una tabla',
  'table.linkHint': 'Una hoja de Google que puede abrir cualquiera con el enlace, o un archivo CSV o Excel',
  'table.loadLink': 'Cargar tabla',
};
