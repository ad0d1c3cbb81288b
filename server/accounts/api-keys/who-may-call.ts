import {
  needsConfirmation,
  needsReason,
  openingOf,
  rolesFor,
  scopeOf,
  verdictOf,
} from '#shared/domain/accounts/role-calls.ts'

/** What a call's summary does not say: for whom it is, and whether it asks for the password again. */
export function whoMayCall(call: string): string {
  const sentences = [`Role: ${['owner', ...(rolesFor(call) ?? [])].join(', ')}.`]
  const scope = scopeOf(call)
  if (scope) sentences.push(`Scope of a program’s key: ${scope}.`)
  if (openingOf(call) === 'never') sentences.push('For people only, whatever a key has.')
  if (needsConfirmation(call)) sentences.push('Asks for password or passkey again after fifteen minutes.')
  if (needsReason(call)) sentences.push('A program says why in `reason`, in the body or the address.')
  if (verdictOf(call) === 'by amount')
    sentences.push('Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.')
  return sentences.join(' ')
}

/** Whether it may refuse a program that does not say why. */
export const mayWantReason = (call: string): boolean => needsReason(call) || verdictOf(call) === 'by amount'
