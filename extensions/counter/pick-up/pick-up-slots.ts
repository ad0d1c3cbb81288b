import type { Shop } from '#server/platform/shop-config.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { PickUpValue } from '../counter-settings.ts'
import { openDaysFrom, romeMoment } from './open-days.ts'

export interface Slot {
  start: Date
  end: Date
}

const daysAhead = 14
const hourMs = 3_600_000

/** The times at which an order can be collected, within opening hours; none without a setting. */
export function pickUpSlots(
  shop: Pick<Shop, 'openingHours' | 'closures'>,
  { slotMinutes, leadHours }: PickUpValue,
  { now, hasBicycle }: { now: Date; hasBicycle: boolean },
): Slot[] {
  if (slotMinutes === null) return []
  const earliest = +now + (hasBicycle ? leadHours.bicycle : leadHours.part) * hourMs
  return openDaysFrom(romeDayOf(now), shop, daysAhead + (hasBicycle ? leadHours.bicycle : leadHours.part) / 24).flatMap(
    ({ day, hours }) =>
      hours.flatMap(([open, close]) =>
        Array.from({ length: Math.floor((close - open) / slotMinutes) }, (_, i) => open + i * slotMinutes).flatMap(
          (minute) => {
            const start = romeMoment(day, minute)
            const end = romeMoment(day, minute + slotMinutes)
            const isFine = start && end && +start >= earliest && +end - +start === slotMinutes * 60_000
            return isFine ? [{ start, end }] : []
          },
        ),
      ),
  )
}
