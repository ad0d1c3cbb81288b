/** What the shop sells. */
export const range = {
  categories: {
    biciclette: 'Biciclette',
    'bici-usate': 'Bici usate',
    componenti: 'Componenti',
    abbigliamento: 'Abbigliamento',
    accessori: 'Accessori',
  },
  subcategories: {
    strada: 'Strada',
    mountain: 'Mountain',
    elettrica: 'Elettrica',
    gravel: 'Gravel',
    citta: 'Città',
    pieghevole: 'Pieghevole',
  },
}
