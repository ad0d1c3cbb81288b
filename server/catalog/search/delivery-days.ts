import type { Condition } from './query-items.ts'

const weekdays = [
  ...['domenica sunday', 'lunedi monday', 'martedi tuesday', 'mercoledi wednesday', 'giovedi thursday'],
  ...['venerdi friday', 'sabato saturday'],
].map((names) => names.split(' '))
const inDays = [['domani', 'tomorrow'], ['dopodomani']]
const days = [...weekdays, ...inDays].flat().join('|')
/** «Per sabato», «entro il prossimo venerdì», "by tomorrow"; "for Sunday rides" says what a bicycle is for. */
const said = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:per|entro|by|before|within|prima di)(?: (?:il|prossimo|questo|questa|this|next))*|for) (${days})(?: prossimo)?(?![\\p{L}\\p{N}])`,
  'u',
)

type DeliveryDay = Extract<Condition, { kind: 'by' }>

/** The day by which a folded query wants its goods, and the rest of it; undefined where nothing else is asked. */
export function deliveryDayIn(query: string): { rest: string; condition: DeliveryDay } | undefined {
  const [text = '', day = ''] = said.exec(query) ?? []
  const rest = query.replace(text, ' ').replace(/\s+/g, ' ').trim()
  const isUse = text.startsWith('for') && !query.trim().endsWith(text)
  if (text === '' || rest === '' || isUse) return undefined
  const weekday = weekdays.findIndex((names) => names.includes(day))
  const ahead = inDays.findIndex((names) => names.includes(day))
  return { rest, condition: { kind: 'by', text, ...(weekday < 0 ? { inDays: ahead + 1 } : { weekday }) } }
}
