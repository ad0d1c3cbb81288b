import type { Dictionary } from '../it.ts'
import { plural } from '../plural.ts'

export const catalog: Dictionary['catalog'] = {
  products: (count) => `${count} ${plural('en', count, 'product', 'products')}`,
}
