import { foldText } from '#shared/domain/platform/fold-text.ts'

/** Lower case, without accents and signs: "Variant Compare-At Price" → "variant compare at price". */
export function columnWord(name: string): string {
  return foldText(name.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
