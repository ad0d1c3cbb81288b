import { cart } from './it/cart.ts'
import { catalog } from './it/catalog.ts'
import { common } from './it/common.ts'
import { layout } from './it/layout.ts'

export const it = { common, layout, cart, catalog }

export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widen<T[K]> }

/** The shape both languages have. */
export type Dictionary = Widen<typeof it>
