import type { Deps } from '#server/site/deps/deps.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { openMinutesOn, romeMoment, slotDay } from '../bookings/slots.ts'
import { workshopHours } from '../workshop-hours.ts'
import type { Week } from './week-calls.ts'
import { countCollected, countPromises, listWeek } from './week-repository.ts'

const shownDays = 7
const dayMs = 86_400_000

/** Seven days of the workshop from one on, and how it keeps its promises. */
export async function readWeek({ database: { db }, shop, clock }: Deps, from?: string): Promise<Week> {
  const now = clock()
  const today = slotDay(now)
  const first = from ?? today
  const days = Array.from({ length: shownDays }, (_, i) => addDays(first, i))
  const workshop = workshopHours(shop, first, shownDays)
  const rows = Map.groupBy(await listWeek(db, first, days.at(-1) ?? first), ({ booking }) => booking.day)
  const monthStart = romeMoment(`${today.slice(0, 8)}01`, 0) ?? now
  return {
    days: days.map((day) => {
      const bookings = (rows.get(day) ?? []).map(({ job, booking }) => ({
        ...{ id: job.id, number: job.number, state: job.state, title: job.title, name: job.name, bicycle: job.bicycle },
        ...{ start: booking.startAt.toISOString(), end: booking.endAt.toISOString() },
      }))
      const bookedMinutes = bookings.reduce(
        (sum, one) => sum + (Date.parse(one.end) - Date.parse(one.start)) / 60_000,
        0,
      )
      return { day, openMinutes: openMinutesOn(workshop, day) * workshop.capacity, bookedMinutes, bookings }
    }),
    capacity: workshop.capacity,
    ...(await countPromises(db, monthStart, now)),
    collected: await countCollected(db, new Date(+now - shownDays * dayMs)),
  }
}
