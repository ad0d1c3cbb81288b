import { queryOptions } from '@tanstack/react-query'
import { bring } from '#web/catalog/product-queries.ts'
import { type Api, ApiError } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { getBooking, listSlots } from '../bookings/booking-calls.ts'
import { listServices } from '../services/service-calls.ts'
import { workshopTexts } from './workshop-texts.ts'

export const workshopKey = 'workshop'

export const servicesQuery = (api: Api) =>
  queryOptions({
    queryKey: [workshopKey, 'services'],
    queryFn: ({ signal }) => api(listServices, {}, { signal }),
    refetchOnMount: 'always',
  })

export const slotsQuery = (api: Api, service: number, from: string, days: number) =>
  queryOptions({
    queryKey: [workshopKey, 'slots', service, from, days],
    queryFn: ({ signal }) =>
      api(listSlots, { query: { service: String(service), from, days: String(days) } }, { signal }),
    staleTime: 0,
  })

export const bookingQuery = (api: Api, number: string, key: string) =>
  queryOptions({
    queryKey: [workshopKey, 'booking', number, key],
    queryFn: ({ signal }) => api(getBooking, { params: { number }, query: { key } }, { signal }),
    retry: false,
  })

export const keyIn = ({ key }: Record<string, unknown>): string => (key === undefined ? '' : String(key))

const texts = ({ language }: RouteContext) => Promise.all([workshopTexts.load(language), formTexts.load(language)])

export const loadBookingPage = (context: RouteContext) =>
  Promise.all([texts(context), bring(context.queries, servicesQuery(context.api))])

/** A wrong key is told by the page. */
export const tolerant = (coming: Promise<unknown>) =>
  coming.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })

export const loadBooked = (
  context: RouteContext,
  { number = '' }: Record<string, string>,
  search: Record<string, unknown>,
) => Promise.all([texts(context), tolerant(bring(context.queries, bookingQuery(context.api, number, keyIn(search))))])
