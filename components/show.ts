import type { ComponentType } from 'react'

/** One component of `web/ui` in one state: its name on the page, and what is drawn. */
export interface Show {
  name: string
  Part: ComponentType
}
