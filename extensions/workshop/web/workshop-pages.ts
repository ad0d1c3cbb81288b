import { BookedPage } from './booked-page.tsx'
import { BookingPage } from './booking-page.tsx'
import { loadBooked, loadBookingPage } from './workshop-queries.ts'

/** One file: the first view of other pages knows no more than where it is. */
export const workshopPages = {
  book: { load: loadBookingPage, part: BookingPage },
  booked: { load: loadBooked, part: BookedPage },
}
