import type { Dictionary } from '../it.ts'

export const common: Dictionary['common'] = {
  skipToContent: 'Skip to content',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading…',
  notFoundTitle: '404 Page Not Found',
  notFoundText: 'The page you are looking for does not exist or has moved.',
  errorTitle: 'Something went wrong',
  errorText: 'Try again in a moment or call the shop.',
  home: 'Home',
  categories: {
    biciclette: 'Bicycles',
    'bici-usate': 'Used bicycles',
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
