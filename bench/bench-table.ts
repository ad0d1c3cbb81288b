import { cpus } from 'node:os'
import type { Load } from './http-load.ts'

export interface Row {
  measure: string
  where: string
  floor: string
  shop: string
  /** Relative to the baseline, or to another size. */
  ratio?: number
  reach: string
  isReached?: boolean
}

export function printTable(rows: readonly Row[], compared: readonly [string, string, string]): void {
  const columns = ['measure', 'where', ...compared, 'reach', '']
  const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
  line(columns)
  line(columns.map(() => '---'))
  for (const { measure, where, floor, shop, ratio, reach, isReached } of rows) {
    const mark = isReached === undefined ? '' : isReached ? 'yes' : '**no**'
    line([measure, where, floor, shop, ratio === undefined ? '' : percent(ratio), reach, mark])
  }
}

export function printMachine(): void {
  const [cpu] = cpus()
  process.stdout.write(
    `${cpus().length} × ${cpu?.model.trim()}, Node ${process.version}, ${new Date().toISOString()}\n\n`,
  )
}

export function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

export const percent = (ratio: number) => `${Math.round(ratio * 100)} %`
export const perSecond = (n: number) => `${n < 100 ? n.toFixed(1) : Math.round(n).toLocaleString('en')} /s`
export const ms = (n: number) => `${n < 10 ? n.toFixed(1) : Math.round(n)} ms`
export const rateAndCost = (load: Load) => `${perSecond(load.perSecond)}, ${Math.round(load.cpuMicros)} µs cpu`
export const rateAndTail = (load: Load) => `${rateAndCost(load)}, p99 ${ms(load.p99Ms)}`
