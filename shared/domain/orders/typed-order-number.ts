import { cleanCode, hyphenedCode } from '#shared/domain/platform/clean-text.ts'

/** A number as people type, dictate or paste it ("pv 7k3m 92qx", «PV–7K3M–92QX.»), in the form it is stored in. */
export function asOrderNumber(typed: string): string {
  const blocks = /^([A-Z]{2,4})([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(cleanCode(typed))
  return blocks ? blocks.slice(1).join('-') : hyphenedCode(typed)
}
