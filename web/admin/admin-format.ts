import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'

const zone = 'Europe/Rome'
const date = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: zone })
const time = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: zone })
const weekday = new Intl.DateTimeFormat('it-IT', { weekday: 'short', day: 'numeric', month: 'long', timeZone: zone })
const dayMonth = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** The wire's decimal text as «1.299,90 €». */
export const euro = (amount: string) => formatEuro(centsOf(amount), 'it')
/** A product without a price is a draft. */
export const isPriced = ({ price }: { price: string }) => centsOf(price) > 0
/** «20/11/2026». */
export const dayText = (moment: string) => date.format(new Date(moment))
/** The last day before a deadline, which is the first moment of the next one. */
export const lastDayText = (moment: string) => date.format(new Date(Date.parse(moment) - 1))
/** «20/11/2026, 15:05». */
export const momentText = (moment: string) => `${date.format(new Date(moment))}, ${time.format(new Date(moment))}`
/** «15:05». */
export const timeText = (moment: string) => time.format(new Date(moment))
/** «ven 20 novembre». */
export const weekdayText = (moment: Date) => weekday.format(moment)
/** A day of the shop's calendar ("2026-11-20") as «20 nov». */
export const shortDay = (day: string) => dayMonth.format(new Date(`${day}T12:00:00Z`))
/** A day of the shop's calendar as «20/11/2026». */
export const calendarDay = (day: string) => day.split('-').reverse().join('/')
export const countText = (n: number) => count.format(n)
export const some = (n: number, one: string, many: string) => `${countText(n)} ${n === 1 ? one : many}`
