import { get, set } from 'react-hook-form'
import {
  type DeliverySettings,
  rulesOfBody,
  type ShippingRulesInput,
  shippingRulesBody,
} from '#shared/contract/pricing/admin-delivery.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { type DeliveryZone, deliveryZones } from '#shared/domain/pricing/delivery-zones.ts'
import type { ShelfClass, ShippingClass } from '#shared/domain/pricing/shipping-class.ts'
import type { ShippingRules } from '#shared/domain/pricing/shipping-rules.ts'
import { zoneQuarrel } from '#shared/domain/pricing/zone-entries.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

type Rate = Record<DeliveryZone | 'freeOver', string>

/** A shelf with other products than plain parcels. */
export interface ShelfRow {
  slug: string
  travelsAs: ShelfClass
  grams: string
}

/** As typed. */
export interface DeliveryValues {
  rates: Record<ShippingClass, Rate>
  letterGrams: string
  parcelKilos: string
  shelves: ShelfRow[]
  islands: string
  remote: string
  hasExpress: boolean
  expressFee: string
  expressDays: string
  isPickUpOffered: boolean
  cutOff: string
  assembly: { biciclette: string; 'bici-usate': string }
  carrierDays: Record<DeliveryZone, string>
}

export const deliveryLabels: Record<keyof DeliveryValues, string> = {
  rates: 'Quanto costa il corriere',
  letterGrams: 'Una busta pesa fino a (g)',
  parcelKilos: 'Un pacco pesa fino a (kg)',
  shelves: 'Scaffali',
  islands: 'CAP delle isole',
  remote: 'CAP di isole minori e ZTL',
  hasExpress: 'Corriere espresso',
  expressFee: 'In più del corriere',
  expressDays: 'Giorni lavorativi',
  isPickUpOffered: 'Ritiro in negozio',
  cutOff: 'Ordini fino alle',
  assembly: 'Giorni per montare',
  carrierDays: 'Giorni di viaggio',
}

export const classNames: Record<ShippingClass, { name: string; text: string }> = {
  letter: { name: 'Busta', text: 'pastiglie, nippli: gli scaffali qui sotto' },
  parcel: { name: 'Pacco', text: 'tutto il resto' },
  bulky: { name: 'Ingombrante', text: 'ruote, telai: gli scaffali qui sotto' },
  bicycle: { name: 'Bicicletta', text: 'nuove e usate, nel cartone' },
}

export const zoneNames: Record<DeliveryZone, string> = {
  mainland: 'Continente',
  islands: 'Isole',
  remote: 'Isole minori, ZTL',
}

const comma = (decimal: string) => decimal.replace('.', ',')
const amountText = (amount: string | null) => (amount === null ? '' : comma(amount))

export function deliveryValues({ rules }: DeliverySettings): DeliveryValues {
  const { rates, zones, express, shelves, assemblyDays, carrierDays } = rules
  const rateText = (one: ShippingClass): Rate => ({
    mainland: amountText(rates[one].mainland),
    islands: amountText(rates[one].islands),
    remote: amountText(rates[one].remote),
    freeOver: amountText(rates[one].freeOver),
  })
  return {
    rates: {
      letter: rateText('letter'),
      parcel: rateText('parcel'),
      bulky: rateText('bulky'),
      bicycle: rateText('bicycle'),
    },
    letterGrams: String(rules.letterGrams),
    parcelKilos: comma(String(rules.parcelGrams / 1_000)),
    shelves: Object.entries(shelves).map(([slug, { travelsAs, grams }]) => ({
      slug,
      travelsAs,
      grams: grams === null ? '' : String(grams),
    })),
    islands: zones.islands.join(', '),
    remote: zones.remote.join(', '),
    hasExpress: express !== null,
    expressFee: express ? comma(express.fee) : '9,90',
    expressDays: String(express?.days ?? 1),
    isPickUpOffered: rules.isPickUpOffered,
    cutOff: clockTime(rules.cutOff),
    assembly: {
      biciclette: String(assemblyDays.biciclette ?? 0),
      'bici-usate': String(assemblyDays['bici-usate'] ?? 0),
    },
    carrierDays: {
      mainland: String(carrierDays.mainland),
      islands: String(carrierDays.islands),
      remote: String(carrierDays.remote),
    },
  }
}

/** Non-numbers stay texts that the contract refuses. */
const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)
const amountOf = (text: string) => text.replace(/[\s€\u00a0]/g, '').replace(/\.(?=\d{3}(\D|$))/g, '')
const codesOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** @param before the days of kinds that the form does not ask for stay as they are */
export function deliveryBody(values: DeliveryValues, before: DeliverySettings): ShippingRulesInput {
  const orNone = (text: string) => (text.trim() ? amountOf(text) : null)
  const rate = ({ mainland, islands, remote, freeOver }: Rate) => ({
    mainland: orNone(mainland),
    islands: orNone(islands),
    remote: orNone(remote),
    freeOver: orNone(freeOver),
  })
  const { letter, parcel, bulky, bicycle } = values.rates
  const minutes = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(values.cutOff.trim())
  return {
    rates: {
      letter: rate(letter),
      parcel: { ...rate(parcel), mainland: amountOf(parcel.mainland) },
      bulky: rate(bulky),
      bicycle: rate(bicycle),
    },
    letterGrams: numberOf(values.letterGrams),
    parcelGrams: Math.round(Number(values.parcelKilos.trim().replace(',', '.')) * 1_000),
    shelves: Object.fromEntries(
      values.shelves
        .filter(({ slug }) => slug)
        .map(({ slug, travelsAs, grams }) => [slug, { travelsAs, grams: grams.trim() ? numberOf(grams) : null }]),
    ),
    zones: { islands: codesOf(values.islands), remote: codesOf(values.remote) },
    express: values.hasExpress ? { fee: amountOf(values.expressFee), days: numberOf(values.expressDays) } : null,
    isPickUpOffered: values.isPickUpOffered,
    cutOff: minutes ? Number(minutes[1]) * 60 + Number(minutes[2]) : Number.NaN,
    assemblyDays: {
      ...before.rules.assemblyDays,
      biciclette: numberOf(values.assembly.biciclette),
      'bici-usate': numberOf(values.assembly['bici-usate']),
    },
    carrierDays: {
      mainland: numberOf(values.carrierDays.mainland),
      islands: numberOf(values.carrierDays.islands),
      remote: numberOf(values.carrierDays.remote),
    },
  }
}

const sentences: Record<string, string> = {
  shipping_fee: 'Un prezzo va da 0 a 999,99 €. Lascialo vuoto dove il corriere non va.',
  free_over: 'Gratis sopra: una soglia non può stare sotto zero. Lasciala vuota per dire «mai».',
  zone_code: 'Scrivi un CAP (98055), l’inizio di più CAP (90) o il primo e l’ultimo (57030-57034).',
  courier_days: 'I giorni vanno da 1 a 60.',
  assembly_days: 'I giorni vanno da 0 a 60.',
  letter_grams: 'I grammi vanno da 0 a 5000.',
  parcel_grams: 'I chili vanno da 1 a 100.',
  piece_grams: 'I grammi di un pezzo vanno da 1 a 100.000.',
  cut_off: 'Scrivi un’ora, per esempio 12:00.',
}

/** Where a part of the contract's rules is typed. */
function fieldOf(path: readonly PropertyKey[], values: DeliveryValues): string {
  const [first = '', second = '', third = ''] = path.map(String)
  if (first === 'rates') return `rates.${second}.${third}`
  if (first === 'zones') return second
  if (first === 'express') return second === 'fee' ? 'expressFee' : 'expressDays'
  if (first === 'parcelGrams') return 'parcelKilos'
  if (first === 'assemblyDays') return `assembly.${second}`
  if (first === 'carrierDays') return `carrierDays.${second}`
  if (first === 'shelves') return `shelves.${values.shelves.findIndex(({ slug }) => slug === second)}.grams`
  return first
}

/** The faults, by the contract's own schema, beside their field. */
export function checkDelivery(values: DeliveryValues, before: DeliverySettings): Problems {
  const problems: Problems = {}
  const body = deliveryBody(values, before)
  for (const { path, message } of shippingRulesBody.safeParse(body).error?.issues ?? []) {
    const field = fieldOf(path, values)
    const isParcelPrice = field === 'rates.parcel.mainland' && !values.rates.parcel.mainland.trim()
    problems[field] ??= isParcelPrice ? 'Il pacco sul continente ha sempre un prezzo.' : sentenceOf(message, body)
  }
  const seen = new Set<string>()
  for (const [i, { slug }] of values.shelves.entries()) {
    if (slug && seen.has(slug)) problems[`shelves.${i}.slug`] = 'Questo scaffale c’è già.'
    seen.add(slug)
  }
  return problems
}

function sentenceOf(message: string, { zones }: ShippingRulesInput): string {
  if (message !== 'zone_twice') return sentences[message] ?? 'Il valore non è valido.'
  return `Il CAP ${zoneQuarrel(zones)} è in tutte e due le zone: toglilo da una.`
}

/** The draft rules: invalid fields keep their stored value, and their classes are named. */
export function draftRules(
  values: DeliveryValues,
  before: DeliverySettings,
): { rules: ShippingRules; wrong: string[] } {
  const wrong = Object.keys(checkDelivery(values, before))
  const saved = deliveryValues(before)
  const mended = structuredClone(values)
  for (const field of wrong) {
    if (field.startsWith('shelves.')) mended.shelves = saved.shelves
    else set(mended, field, get(saved, field))
  }
  const parsed = shippingRulesBody.safeParse(deliveryBody(mended, before))
  return { rules: parsed.success ? rulesOfBody(parsed.data) : savedRules(before), wrong }
}

export const savedRules = ({ rules }: DeliverySettings): ShippingRules => rulesOfBody(shippingRulesBody.parse(rules))

export const ratePaths = (one: ShippingClass) =>
  [...deliveryZones, 'freeOver' as const].map((column) => `rates.${one}.${column}` as const)
