import type { Widen } from '#web/i18n/words/widen.ts'
import type { parcels as italian } from './parcels-it.ts'

export const parcels: Widen<typeof italian> = {
  title: 'Your parcels',
  name: (number, inAll) => (inAll === 1 ? 'One parcel' : `Parcel ${number} of ${inAll}`),
  part: (number, inAll) => (inAll === 1 ? 'Your order' : `Part ${number} of ${inAll}`),
  copy: 'Copy',
  copyOf: (code) => `Copy the tracking number ${code}`,
  follow: (carrier) => (carrier ? `Track your parcel with ${carrier}` : 'Track your parcel'),
  size: (size) => `size ${size}`,
  steps: 'Where it is',
  step: { packed: 'Packed', sent: 'On its way', delivered: 'Delivered' },
  fetched: { packed: 'Packed', sent: 'Ready', delivered: 'Collected' },
  fetchedTitle: 'Your collection',
  ready: (day) => `Collect it from the shop from ${day}.`,
  workTitle: 'The job card',
  workStep: { received: 'Received', bench: 'On the bench', tested: 'Test-ridden', packed: 'Packed' },
  workText: {
    received: 'Your order is in line for the workshop bench.',
    bench: 'Your bike is on the bench: we’re building and tuning it.',
    tested: 'We’ve ridden it on the road. Now we pack it.',
    packed: 'Built, test-ridden and packed.',
  },
  now: 'now',
  arrives: (day, city) => `In ${city} on ${day}.`,
  ifPaid: (day) => `If your transfer arrives by ${day}.`,
  late: (day, phone) =>
    `Delivery was promised for ${day}: we’re late, and we’re sorry.${phone && ` Call us on ${phone} and we’ll tell you where it is.`}`,
  expected: (day) => `Expected on ${day}.`,
  appointment: (when) => `Appointment: ${when}.`,
  rest: 'The rest of your order will leave in another parcel.',
  damaged: 'It arrived damaged',
  damagedOf: (name) => `It arrived damaged: ${name}`,
}
