import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { PageRenderer } from './page-renderer.ts'

/** All external dependencies. main.ts chooses the real ones, tests pass others to the same buildApp. */
export interface Deps extends OrdersDeps {
  /** Undefined: an API without pages, as most tests want it. */
  pages: PageRenderer | undefined
}
