import { cart } from './it/cart.ts'
import { catalog } from './it/catalog.ts'
import { failures } from './it/failures.ts'
import { layout } from './it/layout.ts'
import { places } from './it/places.ts'
import { ui } from './it/ui.ts'
import type { Widen } from './words/widen.ts'

export const it = { ui, places, failures, layout, cart, catalog }

export type Dictionary = Widen<typeof it>
