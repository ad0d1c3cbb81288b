import type { CSSProperties } from 'react'
import type { ListedProduct } from '#shared/contract/catalog/catalog.ts'
import { colorInks, useColorName } from '#web/catalog/color-name.ts'
import { ProductLink } from '#web/catalog/product-link.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'

const most = 5

interface Props {
  product: ListedProduct
  /** The drawing of the colour that is pointed at, undefined for none. */
  onPaint(drawingUrl: string | undefined): void
}

/** The colours of its model, each a link to its product; this one is marked (rule 550). */
export function CardColors({ product: { slug, colors = [] }, onPaint }: Props) {
  const t = useTexts().catalog
  const colorName = useColorName()
  if (colors.length === 0) return null
  const nameOf = (one: (typeof colors)[number]) => {
    const isClear = one.color && colors.filter(({ color }) => color === one.color).length === 1
    return isClear && one.color ? colorName(one.color) : one.name
  }
  // This one is always among those that are seen.
  const at = colors.findIndex((one) => one.slug === slug)
  const shown = at < most ? colors.slice(0, most) : [...colors.slice(0, most - 1), ...colors.slice(at, at + 1)]
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role
    <ul className="swatches flex wraps align-center text-s muted" role="list" aria-label={t.color}>
      {shown.map((one) => (
        <li
          key={one.slug}
          onMouseEnter={() => onPaint(one.drawingUrl)}
          onMouseLeave={() => onPaint(undefined)}
          onFocus={() => onPaint(one.drawingUrl)}
          onBlur={() => onPaint(undefined)}
        >
          <ProductLink
            className="swatch relative"
            product={one}
            isCurrent={one.slug === slug}
            label={one.isForSale ? nameOf(one) : `${nameOf(one)}, ${t.sizeSoldOut}`}
          >
            <i
              className={one.isForSale ? undefined : 'out'}
              style={{ '--swatch': colorInks[one.color?.toLowerCase() ?? ''] } as CSSProperties}
            />
          </ProductLink>
        </li>
      ))}
      {colors.length > most && <li>+{colors.length - most}</li>}
    </ul>
  )
}
