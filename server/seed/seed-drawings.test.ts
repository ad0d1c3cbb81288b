import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isBicycleCategory } from '#shared/domain/catalog.ts'
import { imageName } from '#shared/domain/image-name.ts'
import { lacksPhoto } from '#shared/domain/used-bicycles.ts'
import { readSeedFiles, type SeedImage, type SeedProduct } from './seed-files.ts'

const { products, images, reviews } = await readSeedFiles(fileURLToPath(new URL('../../seed', import.meta.url)))
const imageOf = new Map(images.map((image) => [image.file, image]))

/** What a drawing's kind has to be called in an article's name; bicycles by their type as well. */
interface Kind {
  name?: RegExp
  without?: RegExp
  subcategory?: string
}
const kinds: Record<string, Kind> = {
  'bici-strada': { subcategory: 'strada' },
  'bici-gravel': { subcategory: 'gravel' },
  'bici-mountain': { subcategory: 'mountain', without: /full suspension/ },
  'bici-mountain-biammortizzata': { subcategory: 'mountain', name: /full suspension/ },
  'bici-citta': { subcategory: 'citta', without: /single speed|scatto fisso/ },
  'bici-single-speed': { subcategory: 'citta', name: /single speed/ },
  'bici-elettrica': { subcategory: 'elettrica', name: /mtb/ },
  'bici-elettrica-citta': { subcategory: 'elettrica', without: /mtb/ },
  'bici-pieghevole': { subcategory: 'pieghevole' },
  'camera-d-aria': { name: /camera d'aria/ },
  campanello: { name: /campanello/ },
  copertone: { name: /copertone/ },
  guarnitura: { name: /guarnitura/, without: /single speed|monocorona|per bambini/ },
  'guarnitura-singola': { name: /guarnitura.*(single speed|monocorona|per bambini)/ },
  'kit-foratura': { name: /forature/ },
  'leve-freno': { name: /leve freno/ },
  'lucchetto-a-u': { name: /lucchetto a u/ },
  'lucchetto-a-cavo': { name: /lucchetto a cavo/ },
  'manubrio-corsa': { name: /manubrio da (corsa|pista)/ },
  'manubrio-dritto': { name: /manubrio dritto/ },
  mozzo: { name: /mozzo posteriore/ },
  'pinza-freno': { name: /pinza freno|freni da corsa/, without: /disco|v-brake/ },
  pedali: { name: /pedali/, without: /sgancio/ },
  parafango: { name: /parafanghi/ },
  raggi: { name: /raggi|nippli/ },
  ruota: { name: /ruot[ae]/ },
  borraccia: { name: /^borraccia/ },
}
const rest = (kind: string): Kind => ({ name: new RegExp(kind.split('-').join('.+')) })

/** How a colour is called in names; others than these say nothing. */
const colors: Record<string, RegExp> = {
  arancio: /arancio/,
  argento: /argento/,
  azzurro: /azzurr|celeste/,
  bianco: /bianc[oah]/,
  blu: /\bblu\b/,
  bordeaux: /bordeaux/,
  crema: /crema/,
  giallo: /giall|dorat|ottone giallo/,
  grigio: /grigi[oae]/,
  nero: /\bner[oaie]\b/,
  petrolio: /petrolio/,
  rosa: /\brosa\b/,
  rosso: /\bross[oaie]\b/,
  salvia: /salvia/,
  verde: /verd[ei]/,
}
/** Drawn alike. */
const same: Record<string, string> = { grigio: 'argento', naturale: 'marrone' }

function contradictions(product: SeedProduct, { file, shows }: SeedImage): string[] {
  const name = product.name.toLowerCase()
  if (!shows) return [`${file} does not say what it shows`]
  const found: string[] = []
  const full = isBicycleCategory(product.category) ? `bici-${shows.kind}` : shows.kind
  const kind = kinds[full] ?? rest(full)
  if (kind.subcategory !== undefined && kind.subcategory !== product.subcategory) found.push('type')
  if ((kind.name && !kind.name.test(name)) || (kind.without?.test(name) ?? false)) found.push('kind')
  const inName = Object.keys(colors).filter((color) => colors[color]?.test(name))
  const said = [...inName, ...(product.color && inName.length === 0 ? [product.color.toLowerCase()] : [])]
  if (said.length > 0 && !said.some((one) => one.startsWith(shows.color) || one === same[shows.color]))
    found.push('color')
  const gears =
    product.gearCount ??
    (/pacco pignoni.* (\d+) velocità/.exec(name)?.[1] ? Number(/(\d+) velocità/.exec(name)?.[1]) : undefined)
  if (gears !== undefined && shows.gears !== gears) found.push('gears')
  return found.map((what) => `${product.code} ${product.name}: ${what} of ${file}`)
}

it('shows no article by a drawing whose kind, colour or gears contradict it', () => {
  const drawn = products.flatMap((product) =>
    product.images.flatMap((file) => {
      const image = imageOf.get(file)
      return image?.fit === 'drawing' ? [{ product, image }] : []
    }),
  )
  expect(drawn.length).toBeGreaterThan(100)
  expect(drawn.flatMap(({ product, image }) => contradictions(product, image))).toEqual([])
})

it('finds a contradiction where there is one', () => {
  const drawing = imageOf.get('bici-strada-nero-22.webp')
  const racer = products.find((product) => product.images.includes('bici-strada-nero-22.webp'))
  if (!drawing || !racer) throw new Error('the demo has no black racer')
  const found = (change: Partial<SeedProduct>) => contradictions({ ...racer, ...change }, drawing).length
  expect(found({})).toBe(0)
  expect(found({ gearCount: 16 })).toBe(1)
  expect(found({ name: 'Bici da corsa rossa', color: 'Rosso' })).toBe(1)
  expect(found({ subcategory: 'citta' })).toBe(1)
})

it('never mixes photos and drawings, and uses every picture', () => {
  const mixed = products.filter(
    ({ images: files }) => new Set(files.map((f) => imageOf.get(f)?.fit === 'drawing')).size > 1,
  )
  expect(mixed.map((p) => p.code)).toEqual([])
  const shown = new Set(products.flatMap((p) => p.images))
  expect(images.filter((image) => !shown.has(image.file)).map((image) => image.file)).toEqual([])
})

it('gives each photo of a used bicycle to one bicycle alone, and no review to one that is still for sale', () => {
  const used = products.filter((p) => p.category === 'bici-usate')
  const named = (p: SeedProduct) => p.images.map((file) => imageName(file, imageOf.get(file) as SeedImage))
  const photographed = used.filter((p) => !lacksPhoto({ category: p.category, imageUrls: named(p) }))
  const files = photographed.flatMap((p) => p.images)
  expect(photographed.length).toBeGreaterThanOrEqual(11)
  expect(files.filter((file) => products.filter((p) => p.images.includes(file)).length > 1)).toEqual([])
  const forSale = new Set(used.filter((p) => p.sizes.some((s) => s.stock > 0)).map((p) => p.code))
  expect(reviews.filter((review) => forSale.has(review.code))).toEqual([])
})
