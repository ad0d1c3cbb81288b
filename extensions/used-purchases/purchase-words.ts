import type { DocumentKind, PaidBy } from './purchase-calls.ts'

export const documentNames: Record<DocumentKind, string> = {
  identity_card: 'Carta d’identità',
  driving_licence: 'Patente',
  passport: 'Passaporto',
  residence_permit: 'Permesso di soggiorno',
}

export const wayNames: Record<PaidBy, string> = {
  cash: 'Contanti',
  transfer: 'Bonifico',
  cheque: 'Assegno',
  exchange: 'Scalato da un altro acquisto',
}
