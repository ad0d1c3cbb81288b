import type { sizeAdvice as italian } from './it.ts'

const cm = (mm: number) => (Math.abs(mm) / 10).toLocaleString('en-GB')

export const sizeAdvice: typeof italian = {
  howTall: 'How tall are you?',
  yourMeasures: 'Your measurements',
  close: 'Close the size guide',
  loadFailed: 'We can’t load the size table.',
  noChart: 'We have no size table for this item. Call us: we’ll measure it for you.',
  askUs: 'Ask us',
  height: 'Height',
  inseam: 'Inseam',
  arm: 'Arm',
  howToMeasure: 'How to measure',
  measureSteps: [
    'Height: without shoes, back to the wall.',
    'Inseam: without shoes, squeeze a book between your legs, right up, like a saddle. Measure from the floor to the top edge of the book. It isn’t the length of your trousers.',
    'Arm: arm by your side, from the shoulder bone to the wrist.',
  ],
  howRidden: 'How you’ll ride it',
  ridings: { fast: 'Fast', mixed: 'A bit of everything', travel: 'Touring' },
  noNumber: 'Enter centimetres, such as 83.',
  noHeight: 'Enter your height in centimetres, from 75 to 215.',
  noInseam: (height, from, to) =>
    `At ${height} cm tall the inseam is usually between ${from} and ${to} cm. Measure it again from the floor, with a book.`,
  noArm: (height, from, to) =>
    `At ${height} cm tall the arm is usually between ${from} and ${to} cm, from shoulder to wrist. Measure it again, or leave it empty.`,
  yourSize: 'Your size:',
  unknownSizes: 'Our table doesn’t know these sizes. Ask us.',
  tooSmall: (height, limit) =>
    `For ${height} cm this one starts too high: it begins at ${limit} cm. We advise none of its sizes.`,
  tooTall: (height, limit) =>
    `For ${height} cm this one ends too soon: it goes up to ${limit} cm. We advise none of its sizes.`,
  postEnds: (inseam, limit, side) =>
    side === 'below'
      ? `The saddle comes down for an inseam of ${limit} cm, yours is ${inseam}: you would not reach the ground.`
      : `The seatpost goes up to an inseam of ${limit} cm, yours is ${inseam}: you would sit too low. We don’t recommend it.`,
  childWheels: (height, [wheel = 0, ...others]) =>
    `A child of ${height} cm needs ${wheel} inch wheels${others.length > 0 ? `; ${others.join(' or ')} inches are fine too` : ''}. What counts is that both feet reach the ground from the saddle: come and try it.`,
  leaves: (height, inseam, size, clearance) =>
    `At ${height} cm with an inseam of ${inseam}, ${size} leaves you ${clearance} cm above the tube.`,
  inRange: (height, inseam, size, from, to) =>
    `At ${height} cm with an inseam of ${inseam}, yours is ${size}: it goes from ${from} to ${to} cm.`,
  noDoubt: (size) => `No doubt: the other sizes don’t reach your height, ${size} does.`,
  littleClearance: (clearance, least) =>
    `The doubt: only ${clearance} cm are left above the tube, and it takes ${least}. Come and try it before you buy it.`,
  noClearance: (least) =>
    `The doubt: standing, you touch the tube, and it takes ${least} cm above it. Come and try it before you buy it.`,
  nextLittle: (size, clearance) => `${size} leaves you ${clearance} cm above the tube: too little.`,
  nextNone: (size) => `On ${size} you would touch the tube when standing.`,
  between: (size, longer, taller) =>
    `The doubt: you’re between two sizes, and ${size} is fine too${
      longer === null || taller === null
        ? ''
        : `, ${cm(longer)} cm ${longer > 0 ? 'longer' : 'shorter'} and ${cm(taller)} cm ${taller > 0 ? 'taller' : 'lower'} in front`
    }. Try both if you can.`,
  near: (size, distance) => `The doubt: you’re ${distance} cm from ${size}.`,
  shortLegs: (from, to) =>
    `The doubt: it’s made for an inseam from ${from} to ${to} cm, yours is shorter. Try it first.`,
  longLegs: (from, to) =>
    `The doubt: it’s made for an inseam from ${from} to ${to} cm, yours is longer: the saddle goes high. Try it first.`,
  forSpeed: (size) => `Fast means lower and more compact: for a bit of everything you’d take ${size}.`,
  forTravel: (size) => `On tour you sit higher and longer: for a bit of everything you’d take ${size}.`,
  forArms: (size) => `Your arms decide here: with average arms you’d take ${size}.`,
  soldOut: (size) => `${size} is sold out.`,
  notMade: (size) => `We don’t have this one in ${size}.`,
  nearest: 'The nearest that fits you, in stock:',
  noneInSize: 'There’s nothing of this kind in your size in stock now.',
  fitsYou: 'Yes, it fits you.',
  oneFits: (height, from, to) =>
    `At ${height} cm you’re among the heights it’s made for: ${from} to ${to} cm, with only the saddle to adjust.`,
  isYours: 'Yes, it’s your size.',
  isAtLimit: (size) => `It’ll do, just about: this is ${size}.`,
  isNotYours: (size, yours) => `No: this is ${size}, you need ${yours}.`,
  generalRule: 'A general rule, not the maker’s table.',
  source: (brand) => `${brand}, source:`,
  choose: (size) => `Choose ${size}`,
  chosen: (size) => `You’ve chosen ${size}`,
  staysHere: 'Your measurements stay on this device: nothing reaches the shop.',
  forget: 'Forget my measurements',
  emptyDrawing: (size) =>
    `Drawing to scale of ${size === undefined ? 'the' : `a ${size}`} frame, with no one in the saddle.`,
  emptyCaption: (size) => `${size === undefined ? '' : `Size ${size}. `}Enter height and inseam to see yourself on it.`,
  drawing: (height, size) => `Drawing to scale: a person of ${height} cm on a ${size} frame.`,
  caption: (size, saddle) => `${size} frame and rider to the same scale. Saddle ${saddle} cm from the bottom bracket.`,
  typicalFrame: 'The frame is a typical one of this size.',
  aboveTube: 'cm above the tube',
  measures: { chest: 'Chest', waist: 'Waist', hips: 'Hips', head: 'Head', hand: 'Hand', foot: 'Foot' },
  tapeSteps: {
    chest: 'Chest: the fullest part, under the armpits, arms down.',
    waist: 'Waist: the narrowest part, above the navel, without pulling the tape.',
    hips: 'Hips: the fullest part, feet together.',
    head: 'Head: round above the eyebrows and the ears.',
    hand: 'Hand: round the knuckles, without the thumb.',
    foot: 'Foot: from the wall to the tip of the big toe, standing.',
  },
  tapeRange: (measure, from, to) => `${measure}: enter centimetres, from ${from} to ${to}.`,
  range: ([from, to]) => `${from}–${to}`,
  sizeColumn: 'Size',
  tableOf: 'Size table, in centimetres',
  garmentFits: (size, measure) => `For your ${measure.toLowerCase()}, ${size} fits.`,
  garmentOther: (measure, size) => `The doubt: for your ${measure.toLowerCase()}, ${size} would do.`,
  garmentSmall: (measure, limit) => `${measure}: the table begins at ${limit} cm. No size fits you.`,
  garmentLarge: (measure, limit) => `${measure}: the table goes up to ${limit} cm. No size fits you.`,
}
