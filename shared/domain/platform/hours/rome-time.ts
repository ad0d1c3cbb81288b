/** Made on first use: the first format opens the tables of all languages, a long task on a phone (decision 0022). */
let romeDay: Intl.DateTimeFormat | undefined

/** The day on the shop's calendar (Europe/Rome): "2026-11-21". */
export function romeDayOf(moment: Date): string {
  romeDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Rome',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return romeDay.format(moment)
}

/** The start of a shop day, as UTC; daylight saving comes from the time zone, not from a calculation. */
export function startOfRomeDay(day: string): Date {
  const noonUtc = new Date(`${day}T12:00:00Z`)
  const offset = /GMT([+-]\d+)?/.exec(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', timeZoneName: 'shortOffset' }).format(noonUtc),
  )
  const guess = new Date(Date.parse(`${day}T00:00:00Z`) - Number(offset?.[1] ?? 0) * 3_600_000)
  // On the two days the clocks change, midnight still has the other offset.
  const drift =
    romeDayOf(new Date(guess.getTime())) === day && romeDayOf(new Date(guess.getTime() - 1)) !== day ? 0 : 3_600_000
  if (drift === 0) return guess
  return romeDayOf(guess) === day ? new Date(guess.getTime() - drift) : new Date(guess.getTime() + drift)
}
