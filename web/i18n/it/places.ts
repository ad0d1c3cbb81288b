/** The places of the shop, as a path names them: Home / Biciclette / Gravel. */
export const places = {
  home: 'Home',
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
