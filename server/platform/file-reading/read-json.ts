import { maxFieldName, TableBudget } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'
import { type FileTable, tableOfRecords } from './file-table.ts'

type Flat = Map<string, string | number>

/**
 * An array of objects, or the longest such array in an object; what hangs below a name is `name.below`. Variants that a
 * record lists are rows of their own. @throws FileProblem
 */
export function readJson(text: string): FileTable {
  let found: unknown
  try {
    found = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw Object.assign(new FileProblem('broken_json'), { cause })
  }
  const list = longestList(found, 0)
  if (!list) throw new FileProblem('no_records')
  const budget = new TableBudget()
  const records = list.filter(isRecord).flatMap((record) => rowsOf(record, budget))
  return { ...tableOfRecords('json', records), otherSheets: [] }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function longestList(value: unknown, depth: number): unknown[] | undefined {
  if (Array.isArray(value)) return value.some(isRecord) ? value : undefined
  if (!isRecord(value) || depth > 3) return undefined
  const found = Object.values(value).flatMap((below) => {
    const list = longestList(below, depth + 1)
    return list ? [list] : []
  })
  return found.sort((a, b) => b.length - a.length)[0]
}

function rowsOf(record: Record<string, unknown>, budget: TableBudget): Flat[] {
  const { variants, ...rest } = record
  const own = flat(rest)
  budget.takeCells(own.size)
  if (!Array.isArray(variants) || !variants.some(isRecord)) return [own]
  return variants.filter(isRecord).map((variant) => {
    const fields = flat(variant, 'variant ')
    budget.takeCells(own.size + fields.size)
    return new Map([...own, ...fields])
  })
}

/** Deeper values are no facts of a product. */
const deepest = 4

function flat(record: Record<string, unknown>, prefix = '', depth = 0): Flat {
  const cells: Flat = new Map()
  for (const [key, value] of Object.entries(record)) {
    const name = prefix + key.slice(0, maxFieldName)
    if (name.length > maxFieldName) continue
    if (typeof value === 'string' || typeof value === 'number') cells.set(name, value)
    else if (typeof value === 'boolean') cells.set(name, String(value))
    else if (Array.isArray(value)) cells.set(name, value.filter((v) => typeof v !== 'object').join(', '))
    else if (isRecord(value) && depth < deepest)
      for (const [below, cell] of flat(value, `${name}.`, depth + 1)) cells.set(below, cell)
  }
  return cells
}
