import { startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'

const yearFirst =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * A moment as another shop writes it; without a zone it is the shop's clock. Days come first, as in Italy: 31/05/2024.
 * @returns undefined when it is no date
 */
export function readMoment(written: string): Date | undefined {
  const text = written.trim()
  const year = yearFirst.exec(text)
  if (year) {
    const [, y, m, d, hour = '0', minute = '0', second = '0', zone] = year
    return momentOf([y, m, d], [hour, minute, second], zone)
  }
  const day = dayFirst.exec(text)
  if (!day) return undefined
  const [, d, m, y, hour = '0', minute = '0', second = '0'] = day
  return momentOf([y, m, d], [hour, minute, second], undefined)
}

type Parts = readonly (string | undefined)[]

function momentOf(date: Parts, time: readonly string[], zone: string | undefined): Date | undefined {
  const [y = '', m = '', d = ''] = date.map((part) => (part ?? '').padStart(2, '0'))
  const [hour = 0, minute = 0, second = 0] = time.map(Number)
  const day = `${y}-${m}-${d}`
  const start = new Date(`${day}T00:00:00Z`)
  // 31 February would become March.
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) return undefined
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:${String(second).padStart(2, '0')}`
  if (zone) {
    const offset = /^[+-]/.test(zone) ? zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2') : 'Z'
    const moment = new Date(`${day}T${clock}${offset}`)
    return Number.isNaN(moment.getTime()) ? undefined : moment
  }
  return new Date(startOfRomeDay(day).getTime() + (hour * 3_600 + minute * 60 + second) * 1_000)
}
