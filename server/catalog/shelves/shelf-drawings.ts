import type { ShelfDirectory, ShelfRow } from '#server/catalog/product-index/shelf-directory.ts'
import type { Subcategory } from '#shared/domain/platform/goods/categories.ts'

const ofKind: Readonly<Record<Subcategory, string>> = {
  strada: 'bici-strada',
  gravel: 'bici-gravel',
  mountain: 'bici-mountain',
  citta: 'bici-citta',
  elettrica: 'bici-elettrica-citta',
  pieghevole: 'bici-pieghevole',
}

/** By the slug that a new shop is born with. */
const ofShelf: Readonly<Record<string, string>> = {
  'single-speed': 'bici-scatto-fisso',
  trasmissione: 'guarnitura',
  catene: 'catena',
  'pacchi-pignoni': 'pacco-pignoni',
  guarniture: 'guarnitura',
  cambi: 'cambio-posteriore',
  deragliatori: 'deragliatore',
  'movimenti-centrali': 'movimento-centrale',
  'copertoni-e-camere': 'misura-copertone',
  copertoni: 'misura-copertone',
  'camere-d-aria': 'camera-d-aria',
  ruote: 'ruota',
  cerchi: 'cerchio',
  mozzi: 'mozzo',
  'corpi-ruota-libera': 'mozzo',
  raggi: 'raggi',
  freni: 'pinza-freno',
  'dischi-freno': 'disco-freno',
  'pastiglie-freno': 'pastiglie',
  guida: 'manubrio-corsa',
  manubri: 'manubrio-corsa',
  'attacchi-manubrio': 'attacco-manubrio',
  'manopole-e-nastri': 'manopole',
  'selle-e-reggisella': 'sella',
  'telai-e-forcelle': 'telaio',
  forcelle: 'forcella',
  forcellini: 'forcellino',
  pedali: 'pedali',
  maglie: 'maglia',
  'giacche-e-gilet': 'giacca',
  'pantaloncini-e-salopette': 'salopette',
  guanti: 'guanti',
  scarpe: 'scarpe',
  calzini: 'calzini',
  'cappellini-e-manicotti': 'cappellino',
  caschi: 'casco',
  luci: 'luce-anteriore',
  lucchetti: 'lucchetto-a-u',
  'borse-e-zaini': 'borsa-bikepacking',
  borracce: 'borraccia',
  pompe: 'pompa',
  attrezzi: 'multiattrezzo',
  ciclocomputer: 'ciclocomputer',
  'parafanghi-e-portapacchi': 'portapacchi',
  rulli: 'rullo',
  campanelli: 'campanello',
  seggiolini: 'seggiolino-bimbo',
}

/** The drawing of a shelf (web/pictures/drawings): a bicycle shelf's by kind, another's by its first address. */
export function drawingOf({ slug, subcategory }: ShelfRow, book: ShelfDirectory): string | null {
  if (subcategory) return ofKind[subcategory]
  const bornAs = ofShelf[slug] ? slug : Object.keys(ofShelf).find((one) => book.find(one)?.slug === slug)
  return bornAs === undefined ? null : (ofShelf[bornAs] ?? null)
}
