/** Colours of buttons to choose from; the first is the shop's own. White stands on them. */
export const accents = [
  { name: 'Verde bottiglia', color: '#0c4334' },
  { name: 'Inchiostro', color: '#13221d' },
  { name: 'Blu officina', color: '#17548f' },
  { name: 'Minio', color: '#b93516' },
] as const
export const usualAccent = accents[0].color

/** WCAG AA for text. */
export const leastContrast = 4.5

const isColor = /^#[0-9a-f]{6}$/
/** "#E8A317", "e8a317" or "#ea1" as #rrggbb; undefined for anything else. */
export function readColor(typed: string): string | undefined {
  const hex = typed.trim().toLowerCase().replace(/^#?/, '#')
  const long = /^#[0-9a-f]{3}$/.test(hex) ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  return isColor.test(long) ? long : undefined
}

const partsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** Against white, by WCAG 2.2, rounded down to what is shown: 4.46 is no 4.5. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return Math.floor((1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)) * 10) / 10
}

function darker(color: string, share: number): string {
  return `#${partsOf(color)
    .map((part) =>
      Math.floor(part * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The same tint, as dark as white text on it needs. */
export function readableAccent(color: string): string {
  for (let share = 100; share > 0; share--) {
    const found = darker(color, share / 100)
    if (contrastWithWhite(found) >= leastContrast) return found
  }
  return usualAccent
}
