import { z } from 'zod'
import { type MailContext, type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { dateText } from '#shared/domain/platform/hours/date-text.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { calendarFile } from './calendar-file.ts'

const bookingData = z.object({
  number: z.string(),
  key: z.string(),
  title: z.string(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
})
type BookingData = z.output<typeof bookingData>

export const placeOf = ({ shop: { address } }: Pick<MailContext, 'shop'>) =>
  `${address.street}, ${address.postalCode} ${address.city}`

export function shownTime(iso: string, { language }: MailContext) {
  const shown = romeClock(new Date(iso))
  const minutes = shown.getUTCHours() * 60 + shown.getUTCMinutes()
  return { day: dateText(shown, language, 'promise'), hour: clockTime(minutes) }
}

type BookingKind =
  | 'workshop_booked'
  | 'workshop_ride'
  | 'workshop_moved'
  | 'workshop_cancelled'
  | 'workshop_reminder'
  | 'workshop_closed'

/** A booking as calendars read it. */
export const bookingFile = (
  { number, title, start, end, key }: Omit<BookingData, 'name'>,
  { shop, publicUrl, language }: Pick<MailContext, 'shop' | 'publicUrl' | 'language'>,
): Buffer =>
  calendarFile({
    uid: `${number}@${new URL(publicUrl).hostname}`,
    start: new Date(start),
    end: new Date(end),
    title: `${title}, ${shop.name}`,
    place: placeOf({ shop }),
    url: publicUrl + addressIn(`/officina/prenotazione/${number}?key=${key}`, language),
  })

/** Of a place in the workshop: when, where, and the way to change it. */
const bookingMail = (kind: BookingKind, isOn: boolean, hasFile = isOn): MailKind<BookingData> => ({
  schema: bookingData,
  compose(data, context) {
    const { day, hour } = shownTime(data.start, context)
    const values = { numero: data.number, lavoro: data.title, giorno: day, ora: hour, nome: data.name }
    const { say, closing } = mailTexts(kind, context, values)
    const label = (it: string, en: string) => (context.language === 'it' ? it : en)
    const path = isOn ? `/officina/prenotazione/${data.number}?key=${data.key}` : '/officina'
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        { kind: 'plate', label: label('Prenotazione', 'Booking'), value: data.number },
        {
          kind: 'facts',
          rows: [
            { label: label('Lavoro', 'Service'), value: data.title },
            { label: label('Quando', 'When'), value: `${day}, ${hour}` },
            { label: label('Dove', 'Where'), value: placeOf(context) },
          ],
        },
        { kind: 'button', text: say('button'), href: pageAddress(context, path) },
        ...closing(),
      ],
    }
  },
  ...(hasFile && {
    attach: (data, context) => ({
      fileName: `${data.number}.ics`,
      type: 'text/calendar',
      content: bookingFile(data, context),
    }),
  }),
})

export const workshopBookedMail = bookingMail('workshop_booked', true)
/** Of a bicycle of the shop. */
export const workshopRideMail = bookingMail('workshop_ride', true)
export const workshopMovedMail = bookingMail('workshop_moved', true)
export const workshopReminderMail = bookingMail('workshop_reminder', true)
/** The workshop is closed at the time of the booking. */
export const workshopClosedMail = bookingMail('workshop_closed', true, false)
export const workshopCancelledMail = bookingMail('workshop_cancelled', false)
