import { newSizeChart } from '#shared/contract/catalog/size-charts.ts'
import { type Subcategory, subcategories } from '#shared/domain/platform/goods/categories.ts'
import {
  type BicycleRow,
  type GarmentRow,
  type SizeChart,
  type TapeMeasure,
  tapeMeasures,
  type Wearer,
} from '#shared/domain/platform/goods/size-chart.ts'
import { usePartShelfOptions } from '#web/admin/catalog/shelves/use-shelf-options.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { refusalsOf } from '#web/ui/form/contract-refusals.ts'
import { choice, decimal, kept, line, lineOrNull, named, numberOf } from '#web/ui/form/field-rows.tsx'
import { bodyOf, type StoredOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

/** Of the geometry, with the field of the contract. */
const geometry = {
  standover: 'standoverMm',
  seatTube: 'seatTubeMm',
  stack: 'stackMm',
  reach: 'reachMm',
  headTube: 'headTubeMm',
  wheelbase: 'wheelbaseMm',
  chainstay: 'chainstayMm',
  headAngle: 'headAngle',
  seatAngle: 'seatAngle',
} as const
const geometryColumns = [
  'standover',
  'seatTube',
  'stack',
  'reach',
  'headTube',
  'wheelbase',
  'chainstay',
  'headAngle',
  'seatAngle',
] as const satisfies readonly (keyof typeof geometry)[]
const bicycleColumns = ['height', 'inseam', ...geometryColumns] as const
type RowColumn = (typeof bicycleColumns)[number] | TapeMeasure
type RowValues = Record<'size' | RowColumn, string>

export const columnNames: Record<RowColumn, string> = {
  height: 'Altezza',
  inseam: 'Cavallo',
  standover: 'Scavalco mm',
  seatTube: 'Tubo sella mm',
  stack: 'Stack mm',
  reach: 'Reach mm',
  headTube: 'Tubo sterzo mm',
  wheelbase: 'Interasse mm',
  chainstay: 'Carro mm',
  headAngle: 'Angolo sterzo °',
  seatAngle: 'Angolo sella °',
  chest: 'Petto',
  waist: 'Vita',
  hips: 'Fianchi',
  head: 'Testa',
  hand: 'Mano',
  foot: 'Piede',
}

export const columnsOf = (what: SizeChart['what']): readonly RowColumn[] =>
  what === 'bicycle' ? bicycleColumns : tapeMeasures

export const emptyRow: RowValues = Object.fromEntries(
  ['size', ...bicycleColumns, ...tapeMeasures].map((column) => [column, '']),
) as RowValues

const note = { optional: true, rows: 2, maxLength: 300 }

export const chartForm = {
  what: choice<SizeChart['what']>({
    label: 'Per che cosa',
    empty: 'bicycle',
    options: [
      { value: 'bicycle', label: 'Biciclette' },
      { value: 'garment', label: 'Abbigliamento, caschi' },
    ],
  }),
  brand: lineOrNull({ label: 'Marca', hint: 'Vuota: la regola generale.', maxLength: 80 }),
  kind: choice<Subcategory>({
    label: 'Tipo di bici',
    empty: 'strada',
    options: () => named(subcategories, useTexts().places.subcategories),
    when: { what: 'bicycle' },
  }),
  shelf: choice<string>({
    label: 'Scaffale',
    empty: '',
    options: usePartShelfOptions,
    when: { what: 'garment' },
  }),
  wearer: choice<Wearer | ''>({
    label: 'Per chi',
    empty: '',
    options: [
      { value: '', label: 'Tutti' },
      { value: 'donna', label: 'Donna' },
      { value: 'uomo', label: 'Uomo' },
    ],
    when: { what: 'garment' },
  }),
  models: line({
    label: 'Solo per i modelli',
    hint: 'Le parole del campo «Modello», separate da virgole. Vuoto: per tutte quelle di questo tipo.',
    optional: true,
    maxLength: 400,
    when: { what: 'bicycle' },
  }),
  clearance: decimal({
    label: 'Spazio sopra il tubo (cm)',
    hint: 'Quanto deve restare, almeno.',
    optional: true,
    maxLength: 4,
    when: { what: 'bicycle' },
  }),
  source: line({ label: 'Da dove viene', maxLength: 200 }),
  sourceUrl: lineOrNull({ label: 'Indirizzo della fonte', optional: true, inputMode: 'url', maxLength: 300 }),
  noteIt: line({ label: 'Nota per i clienti', ...note }),
  noteEn: line({ label: 'Nota in inglese', ...note }),
  rows: kept<RowValues[]>({ label: 'Taglie', empty: [emptyRow] }),
}
export type ChartValues = ValuesOf<typeof chartForm>

const comma = (value: number | null) => (value === null ? '' : String(value).replace('.', ','))
const rangeText = (from: number | null, to: number | null) =>
  from === null || to === null ? '' : `${comma(from)}-${comma(to)}`

export function storedChart(chart: SizeChart): StoredOf<typeof chartForm> {
  const { brand, source, sourceUrl } = chart
  const origin = { brand, source, sourceUrl, noteIt: chart.note.it, noteEn: chart.note.en }
  return chart.what === 'garment'
    ? { ...origin, what: 'garment', shelf: chart.shelf, wearer: chart.wearer, rows: chart.rows.map(garmentValues) }
    : {
        ...origin,
        kind: chart.kind,
        models: chart.models?.join(', ') ?? '',
        clearance: chart.clearanceCm,
        rows: chart.rows.map(bicycleValues),
      }
}

function bicycleValues(row: BicycleRow): RowValues {
  return {
    ...emptyRow,
    size: row.size,
    height: rangeText(row.heightFrom, row.heightTo),
    inseam: rangeText(row.inseamFrom, row.inseamTo),
    ...Object.fromEntries(geometryColumns.map((column) => [column, comma(row[geometry[column]] ?? null)])),
  }
}

function garmentValues({ size, ranges }: GarmentRow): RowValues {
  const texts = tapeMeasures.flatMap((measure) => (ranges[measure] ? [[measure, rangeText(...ranges[measure])]] : []))
  return { ...emptyRow, size, ...Object.fromEntries(texts) }
}

function rangeOf(text: string): [from: number, to: number] {
  const [from = '', to = '', ...more] = text.split(/[-–]/)
  const ends = more.length > 0 ? [null, null] : [numberOf(from), numberOf(to)]
  // Non-numbers become a value that the contract refuses.
  return [ends[0] ?? Number.NaN, ends[1] ?? Number.NaN]
}

function garmentRow(row: RowValues): GarmentRow {
  const typed = tapeMeasures.filter((measure) => row[measure].trim())
  return { size: row.size.trim(), ranges: Object.fromEntries(typed.map((measure) => [measure, rangeOf(row[measure])])) }
}

function bicycleRow(row: RowValues): BicycleRow {
  const [heightFrom, heightTo] = rangeOf(row.height)
  const [inseamFrom, inseamTo] = row.inseam.trim() ? rangeOf(row.inseam) : [null, null]
  return {
    size: row.size.trim(),
    heightFrom,
    heightTo,
    inseamFrom,
    inseamTo,
    standoverMm: numberOf(row.standover),
    seatTubeMm: numberOf(row.seatTube),
    stackMm: numberOf(row.stack),
    reachMm: numberOf(row.reach),
    headTubeMm: numberOf(row.headTube),
    wheelbaseMm: numberOf(row.wheelbase),
    chainstayMm: numberOf(row.chainstay),
    headAngle: numberOf(row.headAngle),
    seatAngle: numberOf(row.seatAngle),
  }
}

export function chartOf(values: ChartValues): SizeChart {
  const { what, kind, models, shelf, wearer, clearance, noteIt, noteEn, rows, ...said } = bodyOf(chartForm, values)
  const origin = { ...said, note: { it: noteIt, en: noteEn } }
  return what === 'garment'
    ? { ...origin, what, shelf, wearer: wearer || null, rows: rows.map(garmentRow) }
    : { ...origin, what, kind, ...modelsOf(models), clearanceCm: clearance, rows: rows.map(bicycleRow) }
}

function modelsOf(typed: string) {
  const models = typed.split(/[,;\s]+/).filter(Boolean)
  return models.length > 0 && { models }
}

/** Of each maker and kind there is one, and one for the models it names. */
export function chartKey(chart: SizeChart): string {
  const place =
    chart.what === 'bicycle' ? `${chart.kind} ${chart.models ?? ''}` : `${chart.shelf} ${chart.wearer ?? ''}`
  return `${chart.brand?.toLowerCase() ?? ''}\n${chart.what}\n${place}`
}

const sentences: Record<string, string> = {
  size_name: 'Una taglia ha da 1 a 20 caratteri.',
  size_twice: 'Questa taglia c’è già.',
  size_height: 'Scrivi le altezze da 75 a 230 cm, per esempio 160-171.',
  size_inseam: 'Scrivi il cavallo da 27 a 120 cm, per esempio 74-82.',
  size_order: 'Il massimo è sotto il minimo.',
  size_gap: 'Resta un buco sotto: chi sta in mezzo non avrebbe risposta.',
  size_overlap: 'Deve cominciare e finire sopra la taglia più piccola.',
  size_body: 'Nessuno ha un cavallo così a queste altezze.',
  size_measure: 'Scrivi i centimetri di un corpo, per esempio 88-94.',
  size_standover: 'Lo scavalco è più basso di quello della taglia sotto.',
  size_empty: 'Scrivi almeno una misura.',
  size_frame: 'I millimetri vanno da 150 a 1200.',
  size_head_tube: 'Il tubo sterzo va da 50 a 400 mm.',
  size_wheelbase: 'L’interasse va da 700 a 1600 mm.',
  size_angle: 'Gli angoli vanno da 55 a 85 gradi.',
  chart_models: 'Un modello ha al massimo 80 caratteri.',
  size_clearance: 'Da 0 a 20 cm. Vuoto: non c’è un tubo da scavalcare.',
  size_note: 'Al massimo 300 caratteri.',
  chart_source: 'Scrivi da dove viene la tabella.',
  chart_url: 'Scrivi un indirizzo che comincia con https://.',
  chart_brand: 'La marca ha al massimo 80 caratteri.',
  chart_shelf: 'Scegli lo scaffale.',
  chart_rows: 'Una tabella ha da 1 a 20 taglie.',
}

const places: Record<string, string> = {
  heightFrom: 'height',
  heightTo: 'height',
  inseamFrom: 'inseam',
  inseamTo: 'inseam',
  ...Object.fromEntries(geometryColumns.map((column) => [geometry[column], column])),
}

/** Where a part of the contract's rules is typed. */
function fieldOf([first = '', second = '', third = '', fourth]: string[], what: SizeChart['what']): string {
  if (first === 'rows' && second)
    return `rows.${second}.${third === 'ranges' ? (fourth ?? 'chest') : (places[third] ?? (third || columnsOf(what)[0]))}`
  if (first === 'note') return second === 'en' ? 'noteEn' : 'noteIt'
  return first === 'clearanceCm' ? 'clearance' : first
}

/** The faults, by the contract's own schema. */
export function chartProblems(values: ChartValues, others: readonly SizeChart[]): Problems {
  const chart = chartOf(values)
  const isTwice = others.some((other) => chartKey(other) === chartKey(chart))
  return {
    ...(isTwice && { brand: 'Questa marca ha già una tabella per questo: apri quella.' }),
    ...refusalsOf(
      newSizeChart,
      chart,
      (path) => fieldOf(path, values.what),
      (message) => sentences[message],
    ),
  }
}
