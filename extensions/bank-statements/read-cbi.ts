import { type Credit, dayOf, judgeEntries, plainText, type ReadEntry, type Statement } from './statement.ts'

/** CBI "rendicontazione" (RH), records of 120 characters: 61 the account, 62 a movement, 63 its details. */
export function readCbi(text: string): Statement {
  const entries: { entry: Omit<ReadEntry, 'payer' | 'text'>; told: string[] }[] = []
  const ibans: string[] = []
  let debits = 0
  let isIncoming = false
  for (const [i, row] of text.split(/\r\n|\n|\r/).entries()) {
    const record = row.startsWith(' ') ? row.slice(1) : row
    const kind = record.slice(0, 2)
    if (kind === '61') ibans.push(...(/IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}/.exec(record) ?? []))
    if (kind === '62') {
      const [, , , day = '', month = '', year = ''] = /^62(.{7})(.{3})(\d\d)(\d\d)(\d\d)/.exec(record) ?? []
      // The booking day follows the value date.
      const [, bookedDay = day, bookedMonth = month, bookedYear = year] =
        /^(\d\d)(\d\d)(\d\d)/.exec(record.slice(18, 24)) ?? []
      const booked = dayOf(bookedYear, bookedMonth, bookedDay)
      const sign = record.slice(24, 25)
      const amount = record
        .slice(25, 40)
        .trim()
        .replace(/^0+(?=\d)/, '')
      isIncoming = sign !== 'D'
      if (isIncoming)
        entries.push({
          entry: { place: i + 1, day: booked, amount: sign === 'C' ? amount : `${sign}${amount}` },
          told: [record.slice(60)],
        })
      else debits++
    }
    if (kind === '63' && isIncoming) entries.at(-1)?.told.push(record.slice(12))
  }
  return { ibans, ...judgeEntries(entries.map(({ entry, told }) => ({ ...entry, ...tell(told) }))), debits }
}

/** After YYY come a day and the payer, then some spaces and the address; otherwise it is text. */
function tell(reported: readonly string[]): Pick<Credit, 'payer' | 'text'> {
  const isPayer = (one: string) => one.startsWith('YYY')
  const [named = ''] = reported.filter(isPayer).map((one) => one.slice(3).replace(/^[\d\s]+/, ''))
  const texts = reported.filter((one) => !isPayer(one)).map((one) => one.replace(/^(?:ID1|RI\d)/, ''))
  return { payer: plainText(named.split(/\s{3,}/)[0] ?? ''), text: plainText(texts.join(' ')) }
}
