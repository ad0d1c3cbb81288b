import { useTexts } from '#web/i18n/i18n.tsx'

/** The colours of the catalogue's names; others are shown as several. */
export const colorInks: Readonly<Record<string, string>> = {
  arancione: '#e0752a',
  argento: '#c3cac7',
  azzurro: '#7fb4d6',
  bianco: '#fff',
  blu: '#1f4e8c',
  bordeaux: '#6d1a2d',
  crema: '#efe2c4',
  giallo: '#f0c534',
  grigio: '#8f9b96',
  marrone: '#6b4a32',
  nero: '#17201d',
  oro: '#c29a3a',
  rosa: '#efa6b4',
  rosso: '#b3202a',
  trasparente: '#eef3f3',
  verde: '#2f7d4f',
  viola: '#6b3f8c',
}

/** A colour in the visitor's language; the catalogue writes them in Italian, and an unknown one stays as written. */
export function useColorName(): (color: string) => string {
  const names: Record<string, string> = useTexts().catalog.colors
  return (color) => names[color.toLowerCase()] ?? color
}
