import { plural } from '#web/i18n/words/plural.ts'
import type { exploded as italian } from './exploded-it.ts'

export const exploded: typeof italian = {
  lead: 'Choose the part you need to see what we have. Prefer a list? It’s right below.',
  alt: 'A road bike taken apart: wheels, tyres, fork, handlebar, saddle, brakes and drivetrain moved away from the frame',
  parts: 'Parts of the bike',
  toArticles: (count) => `Go to the ${plural(count, '1 item', `${count} items`)}`,
  holds: (articles, shelves) => {
    const goods = plural(articles, '1 item', `${articles} items`)
    return shelves < 2 ? goods : `${goods} in ${shelves} sections`
  },
  whole: (name) => `All ${name.toLowerCase()}`,
  allShelves: 'All sections',
  notFound: (count) => `${plural(count, '1 component', `${count} components`)}. Can’t find yours?`,
  call: 'Call us',
  orderIt: ' and we’ll order it.',
}
