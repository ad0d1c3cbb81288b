import type { places as italian } from '../it/places.ts'
import type { Widen } from '../words/widen.ts'

export const places: Widen<typeof italian> = {
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
