import { plural } from '../plural.ts'

export const catalog = {
  products: (count: number) => `${count} ${plural('it', count, 'prodotto', 'prodotti')}`,
}
