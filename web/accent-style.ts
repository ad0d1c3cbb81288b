import type { CSSProperties } from 'react'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'

/** The shop's own colour of buttons, for the document's root; undefined leaves the stylesheet's. */
export function accentStyle(accent: string | null | undefined): CSSProperties | undefined {
  if (!accent) return undefined
  return { '--accent': accent, '--accent-dark': `color-mix(in srgb, ${accent} 80%, #000)` } as CSSProperties
}

/** A logo about as wide as high is the page's icon too. */
export function ownIcon(look: ShopFacts['appearance'] | undefined): string | undefined {
  const [, width, height] = /-(\d+)x(\d+)-/.exec(look?.logo ?? '') ?? []
  return look?.logo && Math.abs(Number(width) / Number(height) - 1) < 0.25 ? `${look.logo}?w=320` : undefined
}
