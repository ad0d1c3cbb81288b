import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { shippedShelves } from '#server/catalog/shelves/shipped-shelves.ts'
import { shippedCharts } from '#shared/domain/catalog/sizes/shipped-charts.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { hasFit } from '#shared/domain/platform/goods/review-fit.ts'
import { pickChart, rowsFor } from '#shared/domain/platform/goods/size-chart.ts'
import { textLanguage } from '#shared/domain/platform/text-language.ts'
import { readSeedFiles, type SeedProduct, type SeedReview } from './seed-files.ts'
import { readSeedOrders } from './seed-order-files.ts'

const folder = fileURLToPath(new URL('../../../seed', import.meta.url))
const { products, reviews, questions, jobCards, sizeCharts } = await readSeedFiles(folder)
const { orders, buyers } = await readSeedOrders(folder)
const charts = [...sizeCharts, ...shippedCharts]
const productOf = new Map(products.map((product) => [product.code, product]))
const parentOf = new Map(shippedShelves.map(({ slug, parent }) => [slug, parent]))

function pathOf(slug: string | null | undefined): string[] {
  return slug ? [...pathOf(parentOf.get(slug)), slug] : []
}

function chartOf({ brand = null, subcategory, modelKey, shelf, facts }: SeedProduct) {
  const wearer = facts.gender === 'donna' || facts.gender === 'uomo' ? facts.gender : null
  const kind = subcategory ?? null
  return pickChart(charts, { brand, kind, model: modelKey ?? null, shelves: pathOf(shelf), wearer })
}

/** All that the shop itself says of a product, its size table included. The rims of a bicycle say nothing of its frame. */
function toldOf(product: SeedProduct): string {
  const { name, nameEn, description, descriptionEn, material, color, brand, category } = product
  const { rimMaterial, ...facts } = product.facts
  const chart = chartOf(product)
  const measured = chart?.what === 'garment' ? chart.rows.flatMap(({ ranges }) => Object.values(ranges).flat()) : []
  const heights = chart?.what === 'bicycle' ? chart.rows.flatMap((row) => [row.heightFrom, row.heightTo]) : []
  const rim = isBicycleCategory(category) ? [] : [rimMaterial]
  const said = [name, nameEn, description, descriptionEn, JSON.stringify(facts), material, color, brand, ...rim]
  return [...said, ...measured, ...heights].join(' ').toLowerCase()
}

const numbersIn = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')))

/** A word and its other language: who names one in praise says that the product has it. */
const named: Record<string, RegExp> = {
  alluminio: /allumini|aluminium/,
  carbonio: /carboni|\bcarbon\b/,
  acciaio: /acciaio|steel/,
  cuoio: /cuoio|leather/,
  lana: /\blana\b|wool/,
  cotone: /cotone|\bcotton\b/,
  poliestere: /poliestere|polyester/,
  ottone: /ottone|brass/,
  titanio: /titani/,
  idraulico: /idraulic|hydraulic/,
  tubeless: /tubeless/,
  'v-brake': /v-brake/,
  shimano: /shimano/,
  sram: /\bsram\b/,
  campagnolo: /campagnolo/,
  'micro spline': /micro.?spline/,
  'center lock': /cent(er|re).?lock/,
  gps: /\bgps\b/,
  arancione: /arancio|orange/,
  argento: /argento|silver/,
  azzurro: /azzurr/,
  bianco: /\bbianc(?:[oa]|hi|he)\b|\bwhite\b/,
  blu: /\bblue?\b/,
  bordeaux: /bordeaux/,
  giallo: /giall|yellow/,
  grigio: /grigi|\bgr[ea]y\b/,
  marrone: /marron|\bbrown\b/,
  nero: /\bner[oaie]\b|\bblack\b/,
  rosa: /\brosa\b|\bpink\b/,
  rosso: /\bross[oaie]\b|\bred\b/,
  verde: /\bverd[ei]\b|\bgreen\b/,
}
const counts: Record<string, number> = { sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, undici: 11, dodici: 12 }
const gears = new RegExp(`(\\d+|${Object.keys(counts).join('|')})[ -](?:velocità|rapporti|speeds?|gears)`, 'g')
const measure =
  /(\d+(?:[.,]\d+)?) ?(?:grammi|mm|litri|lumen|lux|wh|nm|denti|maglie|fori|raggi|bar|psi|funzioni)(?![\p{L}])/gu
/** Of these it counts what the number measures: a bicycle has many. */
const parts: [RegExp, readonly string[]][] = [
  [/(?:disc[oi]|dischi|discs?) (?:da|of) (\d+)/g, ['discDiameter', 'discRear']],
  [/forcella (?:da|a) (\d+)/g, ['travel']],
  [/(?:gomme|copertoni|tyres) (?:da|of) (\d+)/g, ['tyreWidth', 'width']],
  [/(?:corona da|il|the) (\d\d)(?= davanti| denti| at the front)/g, ['chainrings']],
  [/(?:pignone da|il|the) (\d\d)(?= dietro| va | at the back)/g, ['sprockets']],
  [/(?:telaio|bici) in (acciaio|alluminio|carbonio)/g, ['material']],
]

/** What a text claims of a product and the shop does not say. */
function untrue(text: string, product: SeedProduct): string[] {
  // Gravel roads, and what the lights of a crossing show, are no colour of a product.
  const words = text.toLowerCase().replaceAll(/strad[ae] bianc(?:a|he)|mani nere|tela bianca/g, '')
  const told = toldOf(product)
  const numbers = numbersIn(told)
  const all = (pattern: RegExp) => [...words.matchAll(pattern)].map((match) => match[1] ?? '')
  const amounts = (pattern: RegExp, isTrue: (value: number) => boolean) =>
    all(pattern).filter((one) => !isTrue(counts[one] ?? numbersIn(one)[0] ?? 0))
  const sizes = product.sizes.map(({ size }) => size)
  return [
    ...all(/\b(\d{2,3}-\d{2,3})\b/g).filter((range) => !told.includes(range)),
    ...amounts(gears, (n) => (product.gearCount ?? product.facts.speeds ?? (told.includes(`${n} vel`) && n)) === n),
    ...amounts(/(\d+(?:[.,]\d+)?) ?(?:kg|chili)\b/g, (n) => n * 1000 === product.weight || told.includes(`${n} kg`)),
    ...amounts(/(\d+(?:[.,]\d+)?)(?: pollici|["”″]|-inch)/g, (n) =>
      product.wheelSize ? Number.parseFloat(product.wheelSize) === n : numbers.includes(n),
    ),
    ...amounts(/(\d+(?:[.,]\d+)?) ?(?:euro|€)/g, (n) => Math.round(n * 100) === product.price || numbers.includes(n)),
    ...amounts(measure, (n) => numbers.includes(n)),
    ...parts.flatMap(([pattern, keys]) => {
      const { name, description, facts, material } = product
      const known = [name, description, material, ...keys.map((key) => facts[key])].join(' ').toLowerCase()
      return all(pattern).filter((one) => !new RegExp(`\\b${one}\\b`).test(known))
    }),
    ...Object.entries(named).flatMap(([word, of]) => (of.test(words) && !of.test(told) ? [word] : [])),
    ...sizesIn(text).filter((size) => !(sizes.includes(size) || told.includes(`taglia ${size}`.toLowerCase()))),
  ]
}

/** The sizes that a text names: «la 54», «taglia M», "the M". */
function sizesIn(text: string): string[] {
  const before = '(?:[Tt]aglia|[Ss]ize|[Ll]a|[Uu]na|[Nn]ella|[Dd]ella|[Ii]n|[Aa]lla|the|tra|between|e|o|and|or)'
  const found = text.matchAll(new RegExp(`(?:^|[\\s(«])${before} (XXL|XL|XS|S|M|L)(?![\\p{L}’'])`, 'gu'))
  const numbered = text.matchAll(
    /(?:[Tt]aglia|[Ss]ize|[Ll]a|[Uu]na|[Nn]ella|the) (4[68]|5[024-8]|6[0-2])(?!\d|[.,]\d| ?%| cm)/g,
  )
  const bare = text.matchAll(/(?:^|[.,;] )(XXL|XL|XS|S|M|L)(?=,| per | come )/g)
  return [...found, ...numbered, ...bare].map((match) => match[1] ?? '')
}

/** Centimetres: «alta 168», «sono 1,76», «un metro e 57», "I am 170". */
function heightsIn(text: string): number[] {
  const found = text.matchAll(/(?:alt[oa]|[Ss]ono(?: alt[oa])?|I am|metro e|\() ?(?:1[,.])?(1?[4-9]\d)(?!\d)/g)
  const before = text.matchAll(/(?:1[,.])?(1?[4-9]\d)(?: cm)? di altezza/g)
  return [...found, ...before].map((match) => Number(match[1])).map((cm) => (cm < 100 ? cm + 100 : cm))
}

/** What contradicts the size table, or the height that stands beside the review. */
function misfits(review: SeedReview, product: SeedProduct): string[] {
  const { comment, fit, heightFromCm: from } = review
  const isAsked = hasFit(product)
  if (!isAsked) return fit || from ? ['is not asked for its fit'] : []
  const wrong = heightsIn(comment).filter((cm) => Math.max(140, Math.min(190, cm - (cm % 10))) !== from)
  const chart = chartOf(product)
  if (from === undefined || chart?.what !== 'bicycle') return wrong.map((cm) => `${cm} cm`)
  const sizes = product.sizes.map(({ size }) => size)
  const worn = sizes.length === 1 ? sizes : sizesIn(comment)
  const [low, high] =
    heightsIn(comment).length > 0
      ? [Math.min(...heightsIn(comment)), Math.max(...heightsIn(comment))]
      : [from, from + 9]
  const near = fit === 'right' ? 0 : 10
  const rows = rowsFor(chart.rows, sizes).filter(({ size }) => worn.includes(size))
  const isWorn = rows.some(({ heightFrom, heightTo }) => high >= heightFrom - near && low <= heightTo + near)
  return [...wrong.map((cm) => `${cm} cm`), ...(isWorn ? [] : [`${worn.join()} at ${low} cm`])]
}

const spoken = [
  ...reviews.map(({ code, title, comment, answer }) => ({ code, text: `${title}. ${comment} ${answer?.text ?? ''}` })),
  ...questions.map(({ code, text, answer }) => ({ code, text: `${text} ${answer.text}` })),
]

function requireProduct(code: string): SeedProduct {
  const product = productOf.get(code)
  if (!product) throw new Error(`${code} is no product`)
  return product
}

const sentencesOf = (text: string) =>
  text
    .split(/[.!?:;](?:\s+|$)/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > 2)
const repeated = (texts: readonly string[]) => {
  const all = texts.flatMap(sentencesOf)
  return all.filter((sentence, i) => all.indexOf(sentence) !== i)
}

describe('the words of the demo’s customers and of the shop', () => {
  it('claim nothing that the product’s own facts do not say', () => {
    const wrong = spoken.flatMap(({ code, text }) =>
      untrue(text, requireProduct(code)).map((claim) => `${code}: ${claim} in «${text}»`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['in salita con il 40-44 non si resta mai piantati', '40-44'],
    ['con il 44 davanti', '44'],
    ['Ha 11 velocità', '11'],
    ['Undici rapporti bastano', 'undici'],
    ['It has 11 speeds', '11'],
    ['ruote da 29"', '29'],
    ['pesa 8,2 kg', '8,2'],
    ['a 1990 euro', '1990'],
    ['dischi da 180 mm', '180'],
    ['gomme da 50', '50'],
    ['il telaio in alluminio', 'alluminio'],
    ['the green paint', 'verde'],
    ['quella verde', 'verde'],
    ['freni idraulici, cambio SRAM', 'sram'],
    ['presa in taglia XXL', 'XXL'],
    ['ho preso la 54', '54'],
  ])('would be caught with «%s» of the Brenta', (text, claim) => {
    expect(untrue(text, requireProduct('PV-GRB-0412'))).toContain(claim)
  })

  it('name the size that was bought, with a height that goes with it', () => {
    const wrong = reviews.flatMap((review) => {
      const bought = orders.flatMap((order) =>
        buyers[order.buyer]?.email === review.customerEmail
          ? order.lines.filter(({ code }) => code === review.code)
          : [],
      )
      const other =
        bought.length > 0 ? sizesIn(review.comment).filter((size) => !bought.some((line) => line.size === size)) : []
      const product = requireProduct(review.code)
      return [...other, ...misfits(review, product)].map((fault) => `${review.code}, ${review.customerName}: ${fault}`)
    })
    expect(wrong).toEqual([])
  })

  it.each([
    [{ comment: 'Sono alto 191, taglia S.', heightFromCm: 190 }, 'S at 191 cm'],
    [{ comment: 'Sono alta 165, taglia S.', heightFromCm: 180 }, '165 cm'],
    [{ comment: 'Comoda.', heightFromCm: 160 }, ' at 160 cm'],
  ] as const)('would be caught with %j', (words, fault) => {
    const [review] = reviews.filter(({ code }) => code === 'PV-GRB-0412')
    expect(review && misfits({ ...review, ...words, fit: 'right' }, requireProduct(review.code))).toContain(fault)
  })

  it('say nothing twice, and each in its language', () => {
    const texts = [
      ...reviews.flatMap(({ comment, answer }) => [comment, answer?.text ?? '']),
      ...questions.flatMap(({ text, answer }) => [text, answer.text]),
    ]
    expect(repeated(texts)).toEqual([])
    expect(repeated(['Va benissimo così. Bella.', 'Bella. Va benissimo così!'])).toEqual(['va benissimo così'])
    const odd = reviews.filter(
      ({ title, comment, language }) => (textLanguage(`${title}. ${comment}`) ?? language) !== language,
    )
    expect(odd.map(({ title }) => title)).toEqual([])
  })

  it('show what reviews and questions can do', () => {
    const shown = reviews.filter(({ isApproved }) => isApproved)
    expect(shown.filter(({ answer }) => answer).length).toBeGreaterThanOrEqual(40)
    expect(shown.filter(({ fit, heightFromCm }) => fit && heightFromCm).length).toBeGreaterThanOrEqual(40)
    expect(shown.filter(({ rating, answer }) => rating < 4 && answer).length).toBeGreaterThan(20)
    expect(shown.filter(({ language }) => language === 'en').length).toBeGreaterThan(4)
    expect(questions.length).toBeGreaterThanOrEqual(10)
    expect(questions.filter(({ language }) => language === 'en').length).toBeGreaterThan(2)
    expect(new Set([...reviews, ...questions].map(({ daysAgo }) => daysAgo)).size).toBe(
      reviews.length + questions.length,
    )
  })

  it('stand under the first articles of every shelf, and are younger than those', () => {
    const heard = new Set([...reviews.filter(({ isApproved }) => isApproved), ...questions].map(({ code }) => code))
    const listed = products.filter(({ isActive, category }) => isActive && category !== 'bici-usate')
    const silent = [...Map.groupBy(listed, ({ shelf }) => shelf)].flatMap(([shelf, all]) => {
      const first = all.toSorted((a, b) => a.daysAgo - b.daysAgo).slice(0, 2)
      return first.filter(({ code }) => !heard.has(code)).map(({ name }) => `${shelf}: ${name}`)
    })
    expect(silent).toEqual([])
    expect([...reviews, ...questions].filter((row) => row.daysAgo >= requireProduct(row.code).daysAgo)).toEqual([])
  })
})

it('describes each used bicycle in sentences of its own', () => {
  const used = products.filter(({ category }) => isBicycleCategory(category) && category === 'bici-usate')
  expect(used).toHaveLength(24)
  const cards = jobCards.flatMap(({ usage, done, remains }) => [usage, done, remains])
  const cardsEn = jobCards.flatMap(({ usageEn, doneEn, remainsEn }) => [usageEn, doneEn, remainsEn])
  const said = [...used.map(({ description }) => description), ...cards]
  const saidEn = [...used.map(({ descriptionEn }) => descriptionEn), ...cardsEn]
  expect([said, saidEn].map((texts) => repeated(texts.map((text) => text ?? '')))).toEqual([[], []])
})
