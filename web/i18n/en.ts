import { cart } from './en/cart.ts'
import { catalog } from './en/catalog.ts'
import { failures } from './en/failures.ts'
import { layout } from './en/layout.ts'
import { places } from './en/places.ts'
import { ui } from './en/ui.ts'
import type { Dictionary } from './it.ts'

export const en: Dictionary = { ui, places, failures, layout, cart, catalog }
