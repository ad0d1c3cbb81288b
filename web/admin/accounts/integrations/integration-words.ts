import type { Scope } from '#shared/domain/accounts/scopes.ts'
import type { EventKind, SentKind } from '#shared/domain/messages/event-kinds.ts'

export const scopeNames: Record<Scope, { name: string; what: string }> = {
  read_catalogue: { name: 'Legge il catalogo', what: 'articoli, prezzi, pezzi, scaffali' },
  write_catalogue: { name: 'Cambia il catalogo', what: 'articoli, prezzi, pezzi, foto, importazioni' },
  read_orders: { name: 'Legge gli ordini', what: 'con nome, indirizzo e recapiti dei clienti' },
  ship: { name: 'Spedisce', what: 'prepara e manda i pacchi' },
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
