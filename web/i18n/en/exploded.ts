import type { exploded as italian } from '../it/exploded.ts'
import { plural } from '../plural.ts'

export const exploded: typeof italian = {
  lead: 'Press the part you need and its shelf opens. If you prefer a list, it is right below.',
  alt: 'A road bike taken apart: wheels, tyres, fork, handlebar, saddle, brakes and drivetrain moved away from the frame',
  parts: 'Parts of the bike',
  toArticles: (count) => `Go to the ${plural(count, '1 item', `${count} items`)}`,
  holds: (articles, shelves) => {
    const goods = plural(articles, '1 item', `${articles} items`)
    return shelves < 2 ? goods : `${goods} on ${shelves} shelves`
  },
  whole: (name) => `All: ${name.toLowerCase()}`,
  allShelves: 'All shelves',
  notFound: (count) => `${plural(count, '1 component', `${count} components`)}. Can’t find yours?`,
  call: 'Call us',
  orderIt: ' and we’ll order it.',
}
