import { addressIn, type Language } from '#shared/domain/platform/language.ts'

export const addressProofPath = '/conferma-indirizzo'

/** Where the last mail before the limit leads: a program that only opens links proves nothing, it takes a press. */
export function addressProofLink(publicUrl: string, language: Language, address: string, token: string): string {
  return `${publicUrl}${addressIn(addressProofPath, language)}?${new URLSearchParams({ e: address, m: token })}`
}
