import type { ComponentType } from 'react'

/** A section of Prezzi or Negozio, or a list of a tab. */
export interface Section {
  /** `vista` in the address; the words of the shop's own for the finder stand in finder.json. */
  id: string
  /** The section is shown to who may make this call. */
  call: string
  label: string
  note?: string
  search?: { label: string; placeholder: string }
  /** Goes to the edges of its box. */
  isList?: true
  part: ComponentType
}

export interface FinderRow {
  label: string
  note?: string | undefined
  to: Readonly<Record<string, string | undefined>>
  focus?: string | undefined
  words: string
  isMain?: boolean | undefined
}

/** What extensions add to the dashboard. */
export interface DeskRows {
  prezzi?: readonly Section[]
  negozio?: readonly Section[]
  clienti?: readonly Section[]
  finder?: { actions?: readonly FinderRow[]; places?: readonly FinderRow[] }
}
