import type { ReactNode } from 'react'
import type { ShopFacts } from '#shared/contract/shop.ts'
import type { Cents } from '#shared/domain/money.ts'

/** What the long texts are made with: no number of the shop is written in them (rule 439). */
export interface InfoFacts {
  shop: ShopFacts
  euro(cents: Cents): string
  /** "P.IVA 0123… · REA …": the company as the law wants it named (rule 440). */
  company: string
  /** "Via dei Telai 18, 36100 Vicenza (VI)". */
  address: string
}

export interface InfoSection {
  /** The part of the address after #. */
  id: string
  title: string
  body: ReactNode
}

export interface InfoText {
  title: string
  /** For search engines, one sentence. */
  description: string
  lead: ReactNode
  sections: readonly InfoSection[]
}

export type InfoWriter = (facts: InfoFacts) => InfoText
