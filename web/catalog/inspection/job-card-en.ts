import { plural } from '#web/i18n/words/plural.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { jobCard as italian } from './job-card-it.ts'

export const jobCard: Widen<typeof italian> = {
  title: 'Job card',
  number: 'Number',
  single: 'Only one',
  seeIt: 'Want to see it? Call us on',
  orComeBy: ', or come by the shop.',
  singleText: 'there’s just this one',
  used: 'Used',
  guarantee: (months) => `${months}-month guarantee`,
  finalPrice: 'The final price',
  taxedPrice: 'VAT included, the final price',
  size: 'Size',
  sold: 'Sold',
  was: 'It was',
  tested: 'Test-ridden',
  gradeIs: (grade) => `Grade: ${grade}`,
  grade: 'Grade',
  gradeNames: { A: 'excellent', B: 'good', C: 'used', D: 'needs work' },
  grades: {
    A: 'Excellent: few marks, parts nearly new.',
    B: 'Good: signs of use, mechanically sound.',
    C: 'Used: works, some parts to change soon.',
    D: 'Needs work: for spares, or for someone who enjoys it.',
  },
  year: 'Year',
  decade: (years) => `the ${String(years).padStart(2, '0')}s`,
  road: 'Distance',
  kilometres: (number) => `${number} km`,
  notRecorded: 'not recorded',
  notRecordedText: 'Not counted: we don’t make it up.',
  owners: 'Owners',
  weight: 'Weight',
  frame: 'Frame',
  serialEnd: (end) => `serial no. ending in ${end}`,
  done: 'Done in the workshop',
  remains: 'Still to do',
  remained: 'Was still to do',
  work: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    const whole = hours > 0 ? `${hours} ${plural(hours, 'hour', 'hours')}` : ''
    const part = rest > 0 ? `${rest} min` : ''
    return `${[whole, part].filter(Boolean).join(' ')} of work`
  },
  notPerfect: 'What isn’t perfect',
  wasNotPerfect: 'What wasn’t perfect',
  noMarks: 'No marks to declare.',
  marks: (count, isSold) => {
    if (isSold) return `${plural(count, 'One mark', `${count} marks`)}, as we sold it.`
    return `${plural(count, 'One mark', `${count} marks`)}. What you read here is part of the deal.`
  },
  drawing: (marks) => `Side view of the bike, with the marks: ${marks}`,
  drawingCaption:
    'Drawn to scale from what we know of it, drive side; the rest is typical of its kind. The crosses are the marks; the photos are its own.',
  leftSide: 'Left side.',
  photoOf: (title) => `Photo: ${title}`,
  checked: 'Checked at the bench',
  wasChecked: 'How it was at the bench',
  verdicts: { ok: 'in order', replaced: 'replaced', watch: 'keep an eye on', absent: 'not fitted' },
  checkedBy: (people, days) =>
    `${people ? `Checked by ${people}` : 'Checked'}, ${days}. A copy of this card travels in the box with the bike.`,
  print: 'Print the card',
}
