import type { Dictionary } from '../it.ts'

export const places: Dictionary['places'] = {
  home: 'Home',
  categories: {
    biciclette: 'Bikes',
    'bici-usate': 'Used bikes',
    componenti: 'Components',
    abbigliamento: 'Clothing',
    accessori: 'Accessories',
  },
  subcategories: {
    strada: 'Road',
    mountain: 'Mountain',
    elettrica: 'Electric',
    gravel: 'Gravel',
    citta: 'City',
    pieghevole: 'Folding',
  },
}
