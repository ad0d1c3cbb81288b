import { newSizeChart } from '#shared/contract/catalog/size-charts.ts'
import type { Subcategory } from '#shared/domain/catalog/catalog.ts'
import {
  type BicycleRow,
  type GarmentRow,
  type SizeChart,
  type TapeMeasure,
  tapeMeasures,
  type Wearer,
} from '#shared/domain/catalog/sizes/size-chart.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

const bicycleColumns = ['height', 'inseam', 'standover', 'seatTube', 'stack', 'reach'] as const
export type RowColumn = (typeof bicycleColumns)[number] | TapeMeasure
export type RowValues = Record<'size' | RowColumn, string>

/** As typed. */
export interface ChartValues {
  what: SizeChart['what']
  brand: string
  kind: Subcategory
  shelf: string
  wearer: Wearer | ''
  clearance: string
  source: string
  sourceUrl: string
  noteIt: string
  noteEn: string
  rows: RowValues[]
}

export const chartLabels: Record<keyof ChartValues, string> = {
  what: 'Per che cosa',
  brand: 'Marca',
  kind: 'Tipo di bici',
  shelf: 'Scaffale',
  wearer: 'Per chi',
  clearance: 'Spazio sopra il tubo (cm)',
  source: 'Da dove viene',
  sourceUrl: 'Indirizzo della fonte',
  noteIt: 'Nota per i clienti',
  noteEn: 'Nota in inglese',
  rows: 'Taglie',
}

export const columnNames: Record<RowColumn, string> = {
  height: 'Altezza',
  inseam: 'Cavallo',
  standover: 'Scavalco mm',
  seatTube: 'Tubo sella mm',
  stack: 'Stack mm',
  reach: 'Reach mm',
  chest: 'Petto',
  waist: 'Vita',
  hips: 'Fianchi',
  head: 'Testa',
  hand: 'Mano',
  foot: 'Piede',
}

export const columnsOf = (what: ChartValues['what']): readonly RowColumn[] =>
  what === 'bicycle' ? bicycleColumns : tapeMeasures

export const emptyRow: RowValues = Object.fromEntries(
  ['size', ...bicycleColumns, ...tapeMeasures].map((column) => [column, '']),
) as RowValues

export const emptyChart: ChartValues = {
  what: 'bicycle',
  brand: '',
  kind: 'strada',
  shelf: '',
  wearer: '',
  clearance: '',
  source: '',
  sourceUrl: '',
  noteIt: '',
  noteEn: '',
  rows: [emptyRow],
}

const comma = (value: number | null) => (value === null ? '' : String(value).replace('.', ','))
const rangeText = (from: number | null, to: number | null) =>
  from === null || to === null ? '' : `${comma(from)}-${comma(to)}`

export function chartValues(chart: SizeChart): ChartValues {
  const origin = {
    ...emptyChart,
    brand: chart.brand ?? '',
    source: chart.source,
    sourceUrl: chart.sourceUrl ?? '',
    noteIt: chart.note.it,
    noteEn: chart.note.en,
  }
  if (chart.what === 'garment')
    return {
      ...origin,
      what: 'garment',
      shelf: chart.shelf,
      wearer: chart.wearer ?? '',
      rows: chart.rows.map(garmentValues),
    }
  return { ...origin, kind: chart.kind, clearance: comma(chart.clearanceCm), rows: chart.rows.map(bicycleValues) }
}

function bicycleValues(row: BicycleRow): RowValues {
  return {
    ...emptyRow,
    size: row.size,
    height: rangeText(row.heightFrom, row.heightTo),
    inseam: rangeText(row.inseamFrom, row.inseamTo),
    standover: comma(row.standoverMm),
    seatTube: comma(row.seatTubeMm),
    stack: comma(row.stackMm),
    reach: comma(row.reachMm),
  }
}

function garmentValues({ size, ranges }: GarmentRow): RowValues {
  const texts = tapeMeasures.flatMap((measure) => (ranges[measure] ? [[measure, rangeText(...ranges[measure])]] : []))
  return { ...emptyRow, size, ...Object.fromEntries(texts) }
}

/** Non-numbers become a value that the contract refuses. */
const numberOf = (text: string) =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
const orNone = (text: string) => (text.trim() ? numberOf(text) : null)

function rangeOf(text: string): [from: number, to: number] {
  const [from = '', to = '', ...more] = text.split(/[-–]/)
  return more.length > 0 ? [Number.NaN, Number.NaN] : [numberOf(from), numberOf(to)]
}

export function chartOf(values: ChartValues): SizeChart {
  const origin = {
    brand: values.brand.trim() || null,
    source: values.source.trim(),
    sourceUrl: values.sourceUrl.trim() || null,
    note: { it: values.noteIt.trim(), en: values.noteEn.trim() },
  }
  if (values.what === 'garment') {
    const rows = values.rows.map((row): GarmentRow => {
      const typed = tapeMeasures.filter((measure) => row[measure].trim())
      return {
        size: row.size.trim(),
        ranges: Object.fromEntries(typed.map((measure) => [measure, rangeOf(row[measure])])),
      }
    })
    return { ...origin, what: 'garment', shelf: values.shelf, wearer: values.wearer || null, rows }
  }
  const rows = values.rows.map((row): BicycleRow => {
    const [heightFrom, heightTo] = rangeOf(row.height)
    const [inseamFrom, inseamTo] = row.inseam.trim() ? rangeOf(row.inseam) : [null, null]
    return {
      size: row.size.trim(),
      heightFrom,
      heightTo,
      inseamFrom,
      inseamTo,
      standoverMm: orNone(row.standover),
      seatTubeMm: orNone(row.seatTube),
      stackMm: orNone(row.stack),
      reachMm: orNone(row.reach),
    }
  })
  return { ...origin, what: 'bicycle', kind: values.kind, clearanceCm: orNone(values.clearance), rows }
}

/** Of each maker and kind there is one. */
export function chartKey(chart: SizeChart): string {
  const place = chart.what === 'bicycle' ? chart.kind : `${chart.shelf} ${chart.wearer ?? ''}`
  return `${chart.brand?.toLowerCase() ?? ''}\n${chart.what}\n${place}`
}

const sentences: Record<string, string> = {
  size_name: 'Una taglia ha da 1 a 20 caratteri.',
  size_twice: 'Questa taglia c’è già.',
  size_height: 'Scrivi le altezze da 90 a 230 cm, per esempio 160-171.',
  size_inseam: 'Scrivi il cavallo da 35 a 120 cm, per esempio 74-82.',
  size_order: 'Il massimo è sotto il minimo.',
  size_gap: 'Resta un buco sotto: chi sta in mezzo non avrebbe risposta.',
  size_overlap: 'Deve cominciare e finire sopra la taglia più piccola.',
  size_body: 'Nessuno ha un cavallo così a queste altezze.',
  size_measure: 'Scrivi i centimetri di un corpo, per esempio 88-94.',
  size_standover: 'Lo scavalco è più basso di quello della taglia sotto.',
  size_empty: 'Scrivi almeno una misura.',
  size_frame: 'I millimetri vanno da 150 a 1200.',
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
  standoverMm: 'standover',
  seatTubeMm: 'seatTube',
  stackMm: 'stack',
  reachMm: 'reach',
}

/** Where a part of the contract's rules is typed. */
function fieldOf(path: readonly PropertyKey[], what: ChartValues['what']): string {
  const [first = '', second = '', third = '', fourth] = path.map(String)
  if (first === 'rows' && second)
    return `rows.${second}.${third === 'ranges' ? (fourth ?? 'chest') : (places[third] ?? (third || columnsOf(what)[0]))}`
  if (first === 'note') return second === 'en' ? 'noteEn' : 'noteIt'
  return first === 'clearanceCm' ? 'clearance' : first
}

/** The faults, by the contract's own schema, beside their field. */
export function checkChart(values: ChartValues, others: readonly SizeChart[]): Problems {
  const problems: Problems = {}
  const chart = chartOf(values)
  for (const { path, message } of newSizeChart.safeParse(chart).error?.issues ?? [])
    problems[fieldOf(path, values.what)] ??= sentences[message] ?? 'Il valore non è valido.'
  if (others.some((other) => chartKey(other) === chartKey(chart)))
    problems.brand ??= 'Questa marca ha già una tabella per questo: apri quella.'
  return problems
}
