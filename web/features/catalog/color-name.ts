import { useTexts } from '#web/i18n/i18n.tsx'

/** A colour in the visitor's language; the catalogue writes them in Italian, and an unknown one stays as written. */
export function useColorName(): (color: string) => string {
  const names: Record<string, string> = useTexts().catalog.colors
  return (color) => names[color.toLowerCase()] ?? color
}
