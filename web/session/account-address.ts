/** How the link that proves an e-mail address ended; the shop leads to /account with it. */
export interface AccountAddress {
  email?: 'verificata' | 'scaduta'
}

export function readAccountAddress(search: Record<string, unknown>): AccountAddress {
  return search.email === 'verificata' || search.email === 'scaduta' ? { email: search.email } : {}
}

export interface WithdrawalAddress {
  ordine?: string
  /** The key of the order's mails: a guest need not copy anything. */
  k?: string
  ricevuta?: string
}

export function readWithdrawalAddress(search: Record<string, unknown>): WithdrawalAddress {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined)
  return { ordine: text(search.ordine)?.slice(0, 64), k: text(search.k), ricevuta: text(search.ricevuta) }
}

export type ReturnStep = 'cosa' | 'come' | 'riepilogo'

export interface ReturnAddress {
  /** The key of the order's mails. */
  k?: string | undefined
  passo?: ReturnStep | undefined
  /** The numbers of the returns that were opened, with a dot between them. */
  ricevuta?: string | undefined
  /** The number of a parcel that arrived damaged. */
  pacco?: number | undefined
}

export function readReturnAddress(search: Record<string, unknown>): ReturnAddress {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined)
  const passo = (['cosa', 'come', 'riepilogo'] as const).find((step) => step === search.passo)
  const number = Number(search.pacco)
  const pacco = Number.isSafeInteger(number) && number > 0 ? number : undefined
  return { k: text(search.k), passo, ricevuta: text(search.ricevuta), pacco }
}

export interface ChangeAddress {
  /** The key of the order's mails. */
  k?: string | undefined
  /** Cancel it instead. */
  fai?: 'annulla' | undefined
}

export function readChangeAddress(search: Record<string, unknown>): ChangeAddress {
  const k = typeof search.k === 'string' ? search.k.slice(0, 100) : undefined
  return { k, fai: search.fai === 'annulla' ? 'annulla' : undefined }
}

export interface ResetAddress {
  /** Of the mail that leads to a new password. */
  token?: string
  /** How the link that undoes a change of e-mail address ended. */
  cambio?: 'annullato' | 'scaduto'
}

export function readResetAddress(search: Record<string, unknown>): ResetAddress {
  if (search.cambio === 'annullato' || search.cambio === 'scaduto') return { cambio: search.cambio }
  return typeof search.token === 'string' ? { token: search.token.slice(0, 100) } : {}
}
