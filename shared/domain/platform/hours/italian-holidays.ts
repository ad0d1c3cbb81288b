/** Fixed days of L. 260/1949 and its changes: month and day. */
const fixedDays = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26']

/** Easter Sunday of the Gregorian calendar ("2026-04-05"), by the anonymous algorithm (Meeus, Jones, Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** A day of the calendar some days later; days are written "2026-11-21". */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar ("2026-02-28"), or a yearly one ("02-29"). */
export function isCalendarDay(text: string): boolean {
  if (!/^(\d{4}-)?\d{2}-\d{2}$/.test(text)) return false
  // A leap year has them all.
  const day = text.length === 5 ? `2028-${text}` : text
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(+moment) && moment.toISOString().startsWith(day)
}

/** Whether a day is a public holiday in all of Italy; San Francesco (4 October) is one from 2026 (L. 151/2025). */
export function isItalianHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const monthDay = day.slice(5)
  if (fixedDays.includes(monthDay) || (monthDay === '10-04' && year >= 2026)) return true
  const easter = easterSunday(year)
  return day === easter || day === addDays(easter, 1)
}

/** Saturdays, Sundays and holidays are no working days (rule 447). */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isItalianHoliday(day)
}

/** The day on which so many working days have passed since another. */
export function addWorkingDays(day: string, count: number): string {
  let reached = day
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left--
  }
  return reached
}
