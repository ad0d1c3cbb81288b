const hourMs = 3_600_000

/** One in the night (UTC) to a month's last Sunday: Europe changes its clocks then (directive 2000/84/EC). */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay())
}

/**
 * Rome's clock at a moment, in the UTC fields of a date. By rule, and for display only: deadlines use the time zone
 * itself (rome-time.ts), which costs a phone a tenth of a second (decision 0022). A test compares the two.
 */
export function romeClock(moment: Date): Date {
  const year = moment.getUTCFullYear()
  const isSummer = +moment >= clockChange(year, 2) && +moment < clockChange(year, 9)
  return new Date(+moment + (isSummer ? 2 : 1) * hourMs)
}
