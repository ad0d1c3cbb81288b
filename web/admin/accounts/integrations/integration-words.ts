import type { Scope } from '#shared/domain/platform/access/scopes.ts'
import type { EventKind, SentKind } from '#shared/domain/platform/states/event-kinds.ts'

export const scopeNames: Record<Scope, { name: string; what: string }> = {
  read_catalogue: { name: 'Legge il catalogo', what: 'articoli, prezzi, pezzi, scaffali' },
  write_catalogue: { name: 'Cambia il catalogo', what: 'articoli, prezzi, pezzi, foto, importazioni' },
  read_orders: { name: 'Legge gli ordini', what: 'con nome, indirizzo e recapiti dei clienti' },
  write_orders: { name: 'Cambia gli ordini', what: 'stati, pagamenti, modifiche, note' },
  ship: { name: 'Spedisce', what: 'prepara e manda i pacchi' },
  read_customers: { name: 'Legge i clienti', what: 'anche tutto ciò che il negozio sa di uno' },
  write_customers: { name: 'Cancella i clienti', what: 'per sempre, con il motivo' },
  read_returns: { name: 'Legge i resi', what: 'resi, recessi, foto' },
  write_returns: { name: 'Segue i resi', what: 'apre, riceve, ripara, cambia, rifiuta' },
  write_refunds: { name: 'Rimborsa', what: 'fino al limite di un giorno e di un ordine' },
  read_coupons: { name: 'Legge i buoni sconto', what: 'campagne e codici' },
  write_coupons: { name: 'Cambia i buoni sconto', what: 'campagne e codici' },
  read_prices: { name: 'Legge i prezzi', what: 'storia dei prezzi, sconti, consegna' },
  write_prices: { name: 'Cambia i prezzi', what: 'ritocchi e sconti' },
  read_events: { name: 'Legge gli avvisi ai programmi', what: 'destinatari e registro' },
  write_events: { name: 'Cambia gli avvisi ai programmi', what: 'destinatari e firme, con il motivo' },
}

export const eventNames: Record<EventKind, string> = {
  'order.placed': 'Ordine fatto',
  'order.paid': 'Ordine pagato',
  'order.shipped': 'Pacco partito',
  'order.delivered': 'Ordine consegnato',
  'order.cancelled': 'Ordine annullato',
  'order.refunded': 'Rimborso fatto',
  'product.changed': 'Articolo cambiato',
  'stock.low': 'Articolo sotto scorta',
}

export const sentName = (kind: SentKind): string => (kind === 'test' ? 'Prova' : eventNames[kind])

/** «ordine …1a2b», «articolo 12»: enough to find it by. */
export function objectName(object: string): string {
  const [type, id = ''] = object.split(':')
  if (type === 'order') return `ordine ${id.slice(0, 8)}`
  return type === 'product' ? `articolo ${id}` : ''
}
