import type { Category } from '#shared/domain/platform/goods/categories.ts'
import type { ForeignCatalogFile } from './foreign-catalog-file.ts'
import type { Columns } from './known-columns.ts'
import { plainDescription, withoutEntities } from './plain-description.ts'

const leiPerEuro = 5

/** The feed's groups by the words they begin with; everything else is a component. */
const groups: readonly [Category, RegExp][] = [
  ['abbigliamento', /^(Manusi|Tricouri|Jachete|BibShorts|Pantofi|Incalzitoare)/],
  [
    'accessori',
    /^(Accesorii bicicleta|Accesorii$|Casti|Lumini|Ochelari|Unelte|Truse|Standuri|Echipament|Ulei|Vaselina|Soluti|Servicii|Ingrijire|Articole copii|Roti ajutatoare|Remorci|Rucsaci|Scaune|Bidoane|Suport|Borsete|Home Trainer|Reflectorizante|Sonerii|Trotinet|Biciclete pentru Copii|B2B)/,
  ],
  ['biciclette', /^Single Speed/],
]

/**
 * The stock list of the distributor SXT / M-WAVE: semicolons, prices in lei with VAT, HTML texts in Romanian. New
 * products come in switched off because they need a translation; known ones get only price and stock.
 */
export const sxt26: ForeignCatalogFile = {
  required: ['cod_produs', 'nume_produs', 'nume_categorie', 'cant_stock', 'pret_sugerat'],
  understood: ['descriere', 'producator'],
  updatable: ['price', 'stock'],
  sourceOf: {
    productCode: 'cod_produs',
    name: 'nume_produs',
    description: 'descriere',
    category: 'nume_categorie',
    stock: 'cant_stock',
    sizes: 'cant_stock',
    price: 'pret_sugerat',
    brand: 'producator',
  },
  toEuroCents: (cents) => Math.round(cents / leiPerEuro),
  read: (cell) => {
    const name = withoutEntities(cell('nume_produs')).replace(/\s+/g, ' ').trim()
    const group = cell('nume_categorie').trim()
    const category = groups.find(([, begins]) => begins.test(group))?.[0] ?? 'componenti'
    const stock = cell('cant_stock').trim()
    const frameSize = category === 'biciclette' ? / (S|M|L|XL) - \d+ mm$/.exec(name)?.[1] : undefined
    return {
      productCode: `SXT-${cell('cod_produs').trim()}`,
      name,
      description: plainDescription(cell('descriere')) || name,
      category,
      subcategory: category === 'biciclette' ? 'citta' : '',
      stock,
      sizes: frameSize ? [{ size: frameSize, stock }] : [],
      brand: cell('producator').trim(),
      isActive: false,
    }
  },
}

export const feedColumns = ({ header }: { header: readonly string[] }): Columns =>
  new Map(
    (['name', 'description', 'category', 'brand'] as const).map((role) => [
      role,
      header.indexOf(sxt26.sourceOf[role] ?? ''),
    ]),
  )
