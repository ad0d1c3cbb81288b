import type { MailState } from '#shared/domain/platform/states/mail-states.ts'
import { extensionMailName } from '#web/extensions/desk-rows.ts'

const coreNames: Readonly<Record<string, string>> = {
  order_confirmation: 'Conferma d’ordine',
  payment_reminder: 'Sollecito del bonifico',
  transfer_in_part: 'Bonifico in parte',
  payment_received: 'Pagamento ricevuto',
  order_shipped: 'Spedizione',
  order_delivered: 'Consegna',
  order_changed: 'Ordine cambiato',
  closure_notice: 'Chiusura del negozio',
  order_cancelled: 'Annullamento',
  order_reopened: 'Ordine riaperto',
  transfer_to_return: 'Bonifico da restituire',
  transfer_returned: 'Bonifico restituito',
  payment_refunded: 'Rimborso senza ordine',
  order_refunded: 'Rimborso',
  refund_account: 'Conto del rimborso',
  return_opened: 'Reso aperto',
  return_notice: 'Avviso di reso al negozio',
  return_received: 'Reso arrivato',
  return_sent: 'Cambio o riparazione spediti',
  return_refused: 'Reso rifiutato',
  exchange_released: 'Cambio non più tenuto da parte',
  review_published: 'Recensione pubblicata',
  review_answered: 'Risposta alla recensione',
  review_request: 'Richiesta di recensione',
  question_answered: 'Risposta alla domanda',
  gift_card: 'Buono regalo',
  gift_card_sent: 'Buono regalo partito',
  registration: 'Registrazione',
  password_reset: 'Nuova password',
  email_verification: 'Conferma dell’indirizzo',
  password_changed: 'Password cambiata',
  email_changed: 'E-mail cambiata',
  account_deleted: 'Account cancellato',
  shop_changed: 'Dati del negozio cambiati',
  access_changed: 'Accessi cambiati',
  staff_invitation: 'Invito a una persona del negozio',
  staff_new_device: 'Accesso da un nuovo dispositivo',
  withdrawal_receipt: 'Ricevuta di recesso',
  withdrawal_notice: 'Avviso di recesso al negozio',
}

export const mailStates = {
  pending: 'in attesa',
  held: 'trattenuta (troppi messaggi a un indirizzo non confermato)',
  sent: 'inviata',
  not_delivered: 'mai partita',
  dead: 'non recapitata',
} as const satisfies Record<MailState, string>

export const mailName = (kind: string): string => coreNames[kind] ?? extensionMailName(kind, 'it') ?? kind
