import { addressIn, type Language } from '#shared/domain/platform/language.ts'

export const addressProofPath = '/conferma-indirizzo'

/** The link of the last mail before the limit. Programs that open links prove nothing, so it needs a press. */
export function addressProofLink(publicUrl: string, language: Language, address: string, token: string): string {
  return `${publicUrl}${addressIn(addressProofPath, language)}?${new URLSearchParams({ e: address, m: token })}`
}
