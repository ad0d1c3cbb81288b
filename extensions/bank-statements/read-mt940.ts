import { type Credit, dayOf, judgeEntries, plainText, type ReadEntry, type Statement } from './statement.ts'

interface Field {
  tag: string
  value: string
  line: number
}

/** Six lines of 65 characters are the norm. */
const maxField = 4_000
const movement = /^(\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d))?(R?[CD])[A-Z]?(\d{1,15},\d{0,2})/
/** The parts that German and Italian banks divide their text into: "?20…", "?32" and "?33" the payer. */
const part = /\?(\d\d)([^?]*)/g

/** SWIFT MT940: account in :25:, movements in :61:, each with its text in :86:. */
export function readMt940(text: string): Statement {
  const fields = fieldsOf(text)
  const entries: ReadEntry[] = []
  let debits = 0
  for (const [i, { tag, value, line }] of fields.entries()) {
    if (tag !== '61') continue
    const [, year = '', month = '', day = '', bookedMonth, bookedDay, sign = '', amount = ''] =
      movement.exec(value) ?? []
    const booked = dayOf(bookedYear(year, month, bookedMonth), bookedMonth ?? month, bookedDay ?? day)
    if (sign !== 'C' && sign !== '') {
      debits++
      continue
    }
    const next = fields[i + 1]
    const reported = describe(next?.tag === '86' ? next.value : '')
    const read = { day: booked, amount: amount.replace(/,$/, '') }
    // A movement of another form: staff can find it by its text.
    entries.push({
      place: line,
      ...(sign === '' ? { day: undefined, amount: `:61:${value.split('\n')[0]}` } : read),
      ...reported,
    })
  }
  const ibans = fields
    .filter(({ tag }) => tag === '25')
    .flatMap(({ value }) => /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/.exec(value) ?? [])
  return { ibans, ...judgeEntries(entries), debits }
}

/** The value date has a year, the booking date none: around New Year they differ. */
function bookedYear(year: string, month: string, bookedMonth: string | undefined): string {
  if (month === '12' && bookedMonth === '01') return String(Number(year) + 1)
  return month === '01' && bookedMonth === '12' ? String(Number(year) - 1) : year
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [i, row] of text.split(/\r\n|\n|\r/).entries()) {
    const [, tag, value = ''] = /^:(\d\d)[A-Z]?:(.*)$/.exec(row) ?? []
    const last = fields.at(-1)
    if (tag) fields.push({ tag, value, line: i + 1 })
    else if (last && last.value.length < maxField && !/^-?\}?$/.test(row)) last.value += `\n${row}`
  }
  return fields
}

function describe(value: string): Pick<Credit, 'payer' | 'text'> {
  // A line ends where the field is full, in the middle of a word too.
  const joined = value.replaceAll('\n', '')
  const parts = [...joined.matchAll(part)].map(([, code = '', content = '']) => ({ code: Number(code), content }))
  if (parts.length === 0) return { payer: '', text: plainText(value) }
  const of = (from: number, to: number) =>
    plainText(
      parts
        .filter(({ code }) => code >= from && code <= to)
        .map(({ content }) => content)
        .join(''),
    )
  return { payer: of(32, 33), text: plainText(`${of(20, 29)} ${of(60, 63)}`) }
}
