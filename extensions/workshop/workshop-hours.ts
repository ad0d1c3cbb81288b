import type { Shop } from '#server/platform/shop-config.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { exceptionsBetween } from '#shared/domain/platform/hours/opening-exceptions.ts'
import type { WorkshopHours } from './bookings/slots.ts'
import { usualWorkshop, type WorkshopValue } from './workshop-setting.ts'

export const workshopValueOf = ({ saved }: Pick<Shop, 'saved'>): WorkshopValue =>
  (saved.workshop as WorkshopValue | undefined) ?? usualWorkshop

/** The workshop's hours from a day on, for so many days. */
export function workshopHours(shop: Shop, from: string, days: number): WorkshopHours {
  const { capacity, hours } = workshopValueOf(shop)
  const exceptions = exceptionsBetween(from, addDays(from, days), shop)
  return { calendar: { openingHours: shop.openingHours, exceptions }, hours, capacity }
}
