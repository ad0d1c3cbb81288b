import { get, set } from 'react-hook-form'
import {
  type DeliverySettings,
  rulesOfBody,
  type ShippingRulesInput,
  shippingRulesBody,
} from '#shared/contract/pricing/admin-delivery.ts'
import { type DeliveryZone, deliveryZones } from '#shared/domain/platform/delivery/delivery-zones.ts'
import type { ShelfClass, ShippingClass } from '#shared/domain/platform/delivery/shipping-class.ts'
import type { ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { zoneQuarrel } from '#shared/domain/platform/delivery/zone-entries.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { refusalsOf } from '#web/ui/form/contract-refusals.ts'
import { group, own, text, tick, words } from '#web/ui/form/field-rows.tsx'
import { bodyOf, type FieldLook, type StoredOf, type ValuesOf, valuesOf } from '#web/ui/form/form-table.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

/** A shelf with other products than plain parcels. */
interface ShelfRow {
  slug: string
  travelsAs: ShelfClass
  grams: string
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

const comma = (decimal: string | number) => String(decimal).replace('.', ',')

/** Non-numbers become a value that the contract refuses. */
const numberOf = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)
const amountOf = (typed: string) => typed.replace(/[\s€\u00a0]/g, '').replace(/\.(?=\d{3}(\D|$))/g, '')

const whole = (look: FieldLook & { maxLength: number }) =>
  text({ read: (stored: number) => String(stored), write: numberOf }, { inputMode: 'numeric', ...look })
const amountText = (stored: string | null) => (stored === null ? '' : comma(stored))
const fee = (label = '') => text({ read: amountText, write: amountOf }, { label, inputMode: 'decimal', maxLength: 10 })
/** Empty: the courier does not go there. */
const feeOrNone = () =>
  text({ read: amountText, write: (typed) => (typed.trim() ? amountOf(typed) : null) }, { label: '' })
const rate = { mainland: feeOrNone(), islands: feeOrNone(), remote: feeOrNone(), freeOver: feeOrNone() }
const days = (label: string) => whole({ label, className: 'span-2', maxLength: 2 })
const codes = (label: string, rows: number) => words({ label, className: '', rows, spellCheck: false }, /[\s,;]+/)

export const deliveryForm = {
  rates: group('Quanto costa il corriere', {
    letter: group('', rate),
    parcel: group('', { ...rate, mainland: fee() }),
    bulky: group('', rate),
    bicycle: group('', rate),
  }),
  letterGrams: whole({ label: 'Una busta pesa fino a (g)', maxLength: 5 }),
  parcelKilos: text(
    {
      read: (grams: number) => comma(grams / 1_000),
      write: (typed) => Math.round(Number(typed.trim().replace(',', '.')) * 1_000),
    },
    { label: 'Un pacco pesa fino a (kg)', inputMode: 'decimal', maxLength: 6 },
  ),
  shelves: own<ShelfRow[], ShippingRulesInput['shelves'], ShippingRulesInput['shelves']>({
    label: 'Scaffali',
    empty: [],
    read: (stored) =>
      Object.entries(stored).map(([slug, { travelsAs, grams }]) => ({
        slug,
        travelsAs,
        grams: grams === null ? '' : String(grams),
      })),
    write: (typed) =>
      Object.fromEntries(
        typed
          .filter(({ slug }) => slug)
          .map(({ slug, travelsAs, grams }) => [slug, { travelsAs, grams: grams.trim() ? numberOf(grams) : null }]),
      ),
  }),
  islands: codes('CAP delle isole', 2),
  remote: codes('CAP di isole minori e ZTL', 4),
  hasExpress: tick({ label: 'Corriere espresso' }),
  expressFee: fee('In più del corriere'),
  expressDays: whole({ label: 'Giorni lavorativi', maxLength: 2 }),
  isPickUpOffered: tick({ label: 'Ritiro in negozio' }),
  cutOff: text(
    {
      read: (minutes: number) => clockTime(minutes),
      write: (typed) => {
        const time = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(typed.trim())
        return time ? Number(time[1]) * 60 + Number(time[2]) : Number.NaN
      },
    },
    { label: 'Ordini fino alle', className: 'span-2', maxLength: 5 },
  ),
  assembly: group('Giorni per montare', {
    biciclette: days('Giorni per montare una bici'),
    'bici-usate': days('… e una usata'),
  }),
  carrierDays: group('Giorni di viaggio', {
    mainland: days(`In viaggio: ${zoneNames.mainland}`),
    islands: days(`In viaggio: ${zoneNames.islands}`),
    remote: days(`In viaggio: ${zoneNames.remote}`),
  }),
}
export type DeliveryValues = ValuesOf<typeof deliveryForm>

export function storedDelivery({ rules }: DeliverySettings): StoredOf<typeof deliveryForm> {
  const { express, zones, assemblyDays } = rules
  return {
    ...rules,
    ...zones,
    parcelKilos: rules.parcelGrams,
    hasExpress: express !== null,
    expressFee: express?.fee ?? '9.90',
    expressDays: express?.days ?? 1,
    assembly: { biciclette: assemblyDays.biciclette ?? 0, 'bici-usate': assemblyDays['bici-usate'] ?? 0 },
  }
}

/** @param before the days of kinds that the form does not ask for stay as they are */
export function deliveryBody(values: DeliveryValues, before: DeliverySettings): ShippingRulesInput {
  const { parcelKilos, islands, remote, hasExpress, expressFee, expressDays, assembly, ...rules } = bodyOf(
    deliveryForm,
    values,
  )
  return {
    ...rules,
    parcelGrams: parcelKilos,
    zones: { islands, remote },
    express: hasExpress ? { fee: expressFee, days: expressDays } : null,
    assemblyDays: { ...before.rules.assemblyDays, ...assembly },
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
function fieldOf([first = '', second = '', third = '']: string[], values: DeliveryValues): string {
  if (first === 'rates') return `rates.${second}.${third}`
  if (first === 'zones') return second
  if (first === 'express') return second === 'fee' ? 'expressFee' : 'expressDays'
  if (first === 'parcelGrams') return 'parcelKilos'
  if (first === 'assemblyDays') return `assembly.${second}`
  if (first === 'carrierDays') return `carrierDays.${second}`
  if (first === 'shelves') return `shelves.${values.shelves.findIndex(({ slug }) => slug === second)}.grams`
  return first
}

/** The faults, by the contract's own schema. */
export function deliveryProblems(values: DeliveryValues, before: DeliverySettings): Problems {
  const body = deliveryBody(values, before)
  const problems = refusalsOf(
    shippingRulesBody,
    body,
    (path) => fieldOf(path, values),
    (message, field) =>
      field === 'rates.parcel.mainland' && !values.rates.parcel.mainland.trim()
        ? 'Il pacco sul continente ha sempre un prezzo.'
        : message === 'zone_twice'
          ? `Il CAP ${zoneQuarrel(body.zones)} è in tutte e due le zone: toglilo da una.`
          : sentences[message],
  )
  const seen = new Set<string>()
  for (const [i, { slug }] of values.shelves.entries()) {
    if (slug && seen.has(slug)) problems[`shelves.${i}.slug`] = 'Questo scaffale c’è già.'
    seen.add(slug)
  }
  return problems
}

/** The draft rules: invalid fields keep their stored value, and their classes are named. */
export function draftRules(
  values: DeliveryValues,
  before: DeliverySettings,
): { rules: ShippingRules; wrong: string[] } {
  const wrong = Object.keys(deliveryProblems(values, before))
  const saved = valuesOf(deliveryForm, storedDelivery(before))
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
