import type { productMessages } from '../../../account/products';
import type { Translation } from '../../../message';

export const messages: Translation<typeof productMessages> = {
  'products.title': 'Produits',
  'products.text': 'Ajoutez les produits de votre boutique et montrez-les dans vos vidéos.',
  'products.add': 'Ajouter des produits',
  'products.none': 'Aucun produit pour l’instant. Ajoutez une boutique Shopify, un flux de produits ou un fichier.',
  'products.count': { one: '{count} produit', other: '{count} produits' },
  'products.updated': 'Mis à jour le {when}',
  'products.delete': 'Supprimer',
  'products.deleteName': 'Supprimer {name}',
  'products.deleteTitle': 'Supprimer « {name} » ?',
  'products.deleteText':
    'Ses produits seront supprimés définitivement. Les vidéos gardent les produits qu’elles montrent.',
  'products.from': 'Source',
  'products.shopify': 'Boutique Shopify',
  'products.address': 'Lien de flux',
  'products.file': 'Fichier',
  'products.shopUrl': 'Adresse de la boutique',
  'products.shopHint': 'Par exemple, ma-boutique.com. Nous lisons la liste publique des produits.',
  'products.feedUrl': 'Lien vers le flux',
  'products.feedHint':
    'Un flux pour Google Merchant Center (XML), un fichier CSV ou le products.json d’une boutique Shopify',
  'products.chooseFile': 'Choisir un fichier',
  'products.fileHint':
    'Un flux pour Google Merchant Center (XML), ou un fichier CSV ou Excel avec une colonne « title » ou « name ».',
  'products.fileTooLarge': 'Ce fichier dépasse 900 Ko. Mettez-le en ligne et ajoutez son lien à la place.',
  'products.preview': 'Aperçu',
  'products.understood': {
    one: 'Nous avons trouvé {count} produit.',
    other: 'Nous avons trouvé {count} produits. Voici les premiers :',
  },
  'products.unreadable': { one: '{count} entrée est inutilisable :', other: '{count} entrées sont inutilisables :' },
  'products.row': 'Entrée {row} : {message}',
  'products.addCount': { one: 'Ajouter {count} produit', other: 'Ajouter {count} produits' },
};
