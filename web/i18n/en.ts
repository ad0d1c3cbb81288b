import { cart } from './en/cart.ts'
import { catalog } from './en/catalog.ts'
import { common } from './en/common.ts'
import { layout } from './en/layout.ts'
import type { Dictionary } from './it.ts'

export const en: Dictionary = { common, layout, cart, catalog }
