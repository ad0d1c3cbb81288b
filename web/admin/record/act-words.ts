import type { Act, RecordedChange } from '#shared/contract/platform/admin-record.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { calendarDay, countText, momentText } from '#web/admin/admin-format.ts'
import type { RecordedPlace } from '#web/extensions/desk-row.ts'
import { laterDeskRows } from '#web/extensions/desk-rows.ts'
import deeds from './record-deeds.json' with { type: 'json' }
import words from './record-words.json' with { type: 'json' }
import { roleNames } from './role-names.ts'

const own: Readonly<Record<'kinds' | 'tables' | 'columns' | 'values' | 'deeds', Readonly<Record<string, string>>>> = {
  ...words,
  deeds,
}
const wordOf = (of: keyof typeof own, key: string): string | undefined =>
  own[of][key] ?? laterDeskRows('recordWords').flatMap((one) => one[of]?.[key] ?? [])[0]
const kindWords = (kind: string): string => wordOf('kinds', kind) ?? kind
const technical = new Set(words.technical)

type Row = Record<string, unknown>

/** «Ordine PV-12: pacco spedito», «14 articoli: prezzi cambiati», «Articolo Sella: modifica», «Annullato: …». */
export const actTitle = (act: Act): string => (act.undoes === null ? titleOf(act) : `Annullato: ${titleOf(act)}`)

function titleOf({ changes, changed, action }: Act): string {
  const known = action === null ? undefined : wordOf('deeds', action)
  const first = (known && changes.find(({ kind }) => kind === 'order')) || changes[0]
  if (!first) return 'Niente di visibile'
  const objects = new Set(changes.map(({ kind, objectId }) => `${kind} ${objectId}`))
  const [one = first.kind, many = one] = kindWords(first.kind).split(', ')
  const isOneKind = changes.every(({ kind }) => kind === first.kind)
  const name = nameOf(first)
  const title = `${capital(one)}${name ? ` ${name}` : ''}`
  if (objects.size === 1 || (known && !isOneKind)) return `${title}: ${known ?? deed(changes.find(isMain))}`
  const others = changed > changes.length
  if (isOneKind)
    return `${others ? `Più di ${countText(objects.size - 1)}` : countText(objects.size)} ${many}: ${known ?? deed(first)}`
  return `${title} e altro: ${deed(changes.find(isMain))}`
}

/** «Sella comoda, prezzo». */
export function placeText({ kind, objectId, name, column }: RecordedPlace): string {
  const [one = kind] = kindWords(kind).split(', ')
  const of = name ?? (objectId && !/^\d+$/.test(objectId) ? objectId : capital(one))
  return `${of}${column ? `, ${(wordOf('columns', column) ?? column).toLowerCase()}` : ''}`
}

const isMain = ({ table }: RecordedChange) => wordOf('tables', table) === undefined

function deed(change: RecordedChange | undefined): string {
  if (!change) return 'modifica'
  if (change.after?.deleted_at && !change.before?.deleted_at) return 'cancellazione'
  return change.before ? (change.after ? 'modifica' : 'cancellazione') : 'creazione'
}

const nameOf = ({ name, objectId, kind, before, after }: RecordedChange) =>
  name ?? String(after?.name ?? before?.name ?? (/^[0-9a-f-]{36}$/.test(objectId) || kind === 'image' ? '' : objectId))

interface ChangeLine {
  key: string
  label: string
  /** Undefined: a row that came or went. */
  before?: string
  after?: string
}

/** What differs, column by column. */
export function changeLines({ changes }: Act): ChangeLine[] {
  const isOne = new Set(changes.map(({ kind, objectId }) => `${kind} ${objectId}`)).size === 1
  return changes.flatMap((change): ChangeLine[] => {
    const { id, table, before, after } = change
    const name = isOne || /^\d+$/.test(nameOf(change)) ? '' : nameOf(change)
    const named = (label: string) => (name ? `${name}, ${label.toLowerCase()}` : label)
    if (before && after)
      return differences(before, after).map(([path, was, is]) => ({
        ...{ key: `${id} ${path}`, label: named(labelOf(change, path)) },
        ...{ before: valueText(path, was), after: valueText(path, is) },
      }))
    if (isMain(change)) return []
    return [
      {
        key: String(id),
        label: named(`${wordOf('tables', table)} ${after ? 'in più' : 'in meno'}${detailOf(after ?? before)}`),
      },
    ]
  })
}

const detailOf = (row: Row | null) => {
  const detail = row?.size || row?.name || row?.step || row?.carrier
  return typeof detail === 'string' && detail !== '•••' ? ` (${detail})` : ''
}

function labelOf({ table }: RecordedChange, path: string): string {
  const word = wordOf('tables', table)
  const of = word && path !== 'stock' && path !== 'price_cents' ? `${word}, ` : ''
  const label = wordOf('columns', path) ?? path.replaceAll('_', ' ')
  return `${of}${of ? label.toLowerCase() : capital(label)}`
}

/** Settings hold values inside of others. */
function differences(before: Row, after: Row, inside = ''): [string, unknown, unknown][] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [was, is] = [before[key], after[key]]
    if (inside === '' && technical.has(key)) return []
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const path = inside ? `${inside}, ${key}` : key
    if (isRow(was) && isRow(is)) return differences(was, is, key === 'value' ? '' : path)
    return [[path, was, is]]
  })
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function valueText(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vuoto'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (path.endsWith('_cents')) return formatEuro(Number(value), 'it')
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return momentText(value)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return calendarDay(value)
  const known = typeof value === 'string' ? wordOf('values', value) : undefined
  if (known) return known
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return `${countText(value.length)} voci`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const actors = {
  owner: 'Titolare',
  staff: 'Una persona che entra',
  key: 'Chiave',
  job: 'Il sistema',
  unknown: 'Un programma esterno',
}

/** «Giulia, Banco», «Chiave Cassa», «Il sistema». */
export function actorText({ actor, name, role }: Act): string {
  if (!name) return actors[actor]
  const known = staffRoles.find((one) => one === role)
  return actor === 'key' ? `${actors.key} ${name}` : known ? `${name}, ${roleNames[known].name}` : name
}
