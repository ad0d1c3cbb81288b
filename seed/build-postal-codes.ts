import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/**
 * Rebuilds seed/comuni.json: node seed/build-postal-codes.ts IT.csv MUNICIPALITIES.csv
 * The first file is GeoNames' postal codes of Italy (columns cap, localita, sigla_provincia), the second one ISTAT's
 * current municipalities (name, province, population), NOTICE names both; postal-changes.json adds missing ones.
 */
const [, , geoNames = '', municipalities = ''] = process.argv
const here = (name: string) => new URL(name, import.meta.url)
const read = (path: string) => parse(readFileSync(path), { columns: true }) as Record<string, string>[]
const { merged, codes, cut, notItaly } = JSON.parse(readFileSync(here('postal-changes.json'), 'utf8')) as {
  merged: ByProvince
  codes: ByProvince
  /** Names that GeoNames has without their last letters. */
  cut: Record<string, string>
  notItaly: string[]
}
type ByProvince = Record<string, Record<string, string[]>>

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
/** Letters that stand for an accent at the end of a word, and small words with a capital. */
const spelt = (text: string) =>
  text
    .trim()
    .replace(/[aeiou]'(?=\s|$)/gi, (found) => `${found[0]}\u0300`)
    .replace(/ (?:Di|Del|Della|Delle|Dei|Degli|Dello|Da|Dal|Dalla|In|Su|Sul|Sulla|Nel|Nella|Sullo|Al|Alla|Allo|Ai|E|A|Con)(?= )/g, (word) =>
      word.toLowerCase(),
    )
    .replace(/ (?:D|Dell|Nell|All|Sull)'/g, (word) => word.toLowerCase())
    .normalize('NFC')

interface Municipality {
  name: string
  province: string
  population: number
}

const towns: Municipality[] = read(municipalities).map(({ name = '', province = '', population = '' }) => ({
  name,
  province,
  population: Number(population),
}))
/** Each of the two names of a place in South Tyrol stands for it. */
const townBy = new Map<string, Municipality>()
for (const town of towns)
  for (const name of [town.name, ...town.name.split(/\/|(?<=[a-zò])-(?=Do|te|So|De|Re|Zg)/)]) townBy.set(fold(name) + town.province, { ...town, name })

/** cap → province → places */
const known = new Map<string, Map<string, Set<string>>>()
function add(cap: string, province: string, place: string): void {
  const provinces = known.get(cap) ?? new Map<string, Set<string>>()
  provinces.set(province, (provinces.get(province) ?? new Set()).add(townBy.get(fold(place) + province)?.name ?? place))
  known.set(cap, provinces)
}

/**
 * A municipality that moved to another province: the only one of its name, or one of Sardinia, whose codes begin with
 * 0.
 */
function provinceToday(cap: string, place: string, province: string): string {
  if (townBy.has(fold(place) + province)) return province
  const moved = towns.filter(({ name, province: other }) =>
    fold(name) === fold(place) && (moves[province] ?? []).includes(other),
  )
  return moved.length === 1 && moved[0] ? moved[0].province : province
}
const moves: Record<string, string[]> = { CA: ['SU'], NU: ['SU'], OR: ['SU'], PU: ['RN'], BL: ['UD'], LC: ['BG'], OT: ['SS'] }

const rows = read(geoNames).filter(({ cap = '' }) => !notItaly.includes(cap))
const words = new Map<string, Set<string>>()
for (const { sigla_provincia: province = '', localita = '' } of rows)
  for (const word of localita.split(/[\s/]+/)) words.set(province, (words.get(province) ?? new Set()).add(word))
for (const { name, province } of towns)
  for (const word of name.split(/[\s/]+/)) words.set(province, (words.get(province) ?? new Set()).add(word))

/** A name whose last letter is cut off in GeoNames has it where exactly one word of its province goes on by one letter. */
function whole(place: string, province: string): string {
  const last = place.split(/[\s/]+/).at(-1) ?? ''
  if (cut[place]) return cut[place]
  if (townBy.has(fold(place) + province) || last.length < 5 || /[aeiouàèéìòù.)']$/i.test(last)) return place
  const longer = [...(words.get(province) ?? [])].filter((word) => word.length === last.length + 1 && word.startsWith(last))
  return longer.length === 1 && longer[0] ? place.slice(0, -last.length) + longer[0] : place
}

for (const { cap = '', localita = '', sigla_provincia: old = '' } of rows) {
  const place = whole(spelt(localita), old)
  if (place !== spelt(localita)) process.stderr.write(`${cap} ${spelt(localita)} → ${place}\n`)
  add(cap, provinceToday(cap, place, old), place)
}
for (const [province, names] of Object.entries(merged))
  for (const [name, former] of Object.entries(names))
    for (const [cap, provinces] of known)
      for (const place of [...(provinces.get(province) ?? [])])
        if (former.some((one) => fold(one) === fold(place))) add(cap, province, name)
for (const [province, names] of Object.entries(codes))
  for (const [name, caps] of Object.entries(names)) for (const cap of caps) add(cap, province, name)

const rank = (place: string, province: string) => townBy.get(fold(place) + province)?.population ?? -1
const lines = [...known]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([cap, provinces]) => {
    const groups = [...provinces].map(([province, places]) => {
      const unlike = new Map([...places].sort().map((place) => [fold(place), place]))
      return [
        province,
        ...[...unlike.values()].sort((a, b) => rank(b, province) - rank(a, province) || a.localeCompare(b, 'it')),
      ]
    })
    return `${JSON.stringify(cap)}: ${JSON.stringify(groups)}`
  })
writeFileSync(here('comuni.json'), `{\n${lines.join(',\n')}\n}\n`)
for (const { name, province } of towns)
  if (![...known.values()].some((provinces) => [...(provinces.get(province) ?? [])].some((one) => townBy.get(fold(one) + province)?.name === townBy.get(fold(name) + province)?.name || fold(name).startsWith(fold(one)))))
    process.stderr.write(`no postal code: ${name} (${province})\n`)
