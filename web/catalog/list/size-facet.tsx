import { useTexts } from '#web/i18n/i18n.tsx'

interface Props {
  values: readonly { value: string; count: number }[]
  chosen: readonly string[] | undefined
  onToggle(size: string): void
}

export function SizeFacet({ values, chosen = [], onToggle }: Props) {
  const t = useTexts().catalog
  return (
    <div className="sizes">
      {values.map(({ value, count }) => {
        const isOn = chosen.includes(value)
        const isOff = count === 0 && !isOn
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button drawn as a size, as on the product
          <button
            type="button"
            className="size"
            key={value}
            role="checkbox"
            aria-checked={isOn}
            aria-disabled={isOff || undefined}
            aria-label={t.sizeCount(value, count)}
            onClick={() => !isOff && onToggle(value)}
          >
            {t.sizeValue(value)}
          </button>
        )
      })}
    </div>
  )
}
