interface Appointment {
  /** Unique and the same for each version of an appointment. */
  uid: string
  start: Date
  end: Date
  title: string
  place: string
  url: string
}

const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** A line of at most 75 bytes, gone on with in the next ones (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 74) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** An appointment as calendars read it (RFC 5545). */
export function calendarFile({ uid, start, end, title, place, url }: Appointment): Buffer {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pedivella//Workshop//IT',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return Buffer.from(`${lines.map(folded).join('\r\n')}\r\n`)
}
