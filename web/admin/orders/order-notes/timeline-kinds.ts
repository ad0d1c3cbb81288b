import {
  Ban,
  Bell,
  CalendarX,
  Clipboard,
  FileText,
  HandCoins,
  Landmark,
  type LucideIcon,
  Mail,
  Package,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  PackageX,
  Pencil,
  RotateCcw,
  ShoppingBag,
  StickyNote,
  Store,
  TriangleAlert,
  Truck,
  Undo2,
  Wrench,
} from 'lucide-react'

/** The filters of the timeline; `resto` is shown only without a filter. */
export const timelineFilters = ['soldi', 'pacchi', 'mail', 'note'] as const
export type TimelineFilter = (typeof timelineFilters)[number]
export const timelineFilterNames: Record<TimelineFilter, string> = {
  soldi: 'Soldi',
  pacchi: 'Pacchi',
  mail: 'Mail',
  note: 'Note',
}

export interface TimelineKind {
  name: string
  chip: TimelineFilter | 'resto'
  icon: LucideIcon
  /** Money of the customer that came in, or went back. */
  sign?: 1 | -1
  /** A request for work. */
  isHot?: true
}

/** Every kind of event of an order: its words, where it is found, its sign. One without a row is shown by its own name. */
export const timelineKinds: Record<string, TimelineKind> = {
  placed: { name: 'Ordine ricevuto', chip: 'resto', icon: ShoppingBag },
  changed: { name: 'Ordine cambiato', chip: 'resto', icon: Pencil },
  cancelled: { name: 'Annullato', chip: 'resto', icon: Ban },
  payment_confirmed: { name: 'Pagamento ricevuto', chip: 'soldi', icon: Landmark, sign: 1 },
  payment_reminded: { name: 'Bonifico sollecitato', chip: 'soldi', icon: Bell },
  transfer_in_part: { name: 'Bonifico arrivato in parte', chip: 'soldi', icon: Landmark, sign: 1 },
  channel_changed: { name: 'Canale cambiato', chip: 'resto', icon: Store },
  transfer_part_returned: { name: 'Parte del bonifico da restituire', chip: 'soldi', icon: Landmark, isHot: true },
  reopened: { name: 'Riaperto, il bonifico è arrivato', chip: 'soldi', icon: Landmark, sign: 1 },
  transfer_to_return: {
    name: 'Bonifico arrivato dopo l’annullamento, da restituire',
    chip: 'soldi',
    icon: Landmark,
    sign: 1,
    isHot: true,
  },
  transfer_returned: { name: 'Bonifico restituito', chip: 'soldi', icon: RotateCcw, sign: -1 },
  refund_requested: { name: 'Rimborso richiesto', chip: 'soldi', icon: HandCoins },
  refunded: { name: 'Rimborsato', chip: 'soldi', icon: RotateCcw, sign: -1 },
  refund_account: { name: 'Conto del rimborso indicato', chip: 'soldi', icon: Landmark },
  refund_failed: { name: 'Rimborso non riuscito', chip: 'soldi', icon: TriangleAlert, isHot: true },
  shipped: { name: 'Spedito', chip: 'pacchi', icon: Truck },
  delivered: { name: 'Consegnato', chip: 'pacchi', icon: PackageCheck },
  work_moved: { name: 'Officina', chip: 'pacchi', icon: Wrench },
  parcel_packed: { name: 'Pacco preparato', chip: 'pacchi', icon: Package },
  parcel_undone: { name: 'Pacco disfatto', chip: 'pacchi', icon: PackageX },
  parcel_sent: { name: 'Pacco partito', chip: 'pacchi', icon: Truck },
  parcel_delivered: { name: 'Pacco consegnato', chip: 'pacchi', icon: PackageCheck },
  tracking_changed: { name: 'Codice di spedizione cambiato', chip: 'pacchi', icon: Pencil },
  pieces_checked: { name: 'Pezzi controllati', chip: 'pacchi', icon: PackageSearch },
  return_opened: { name: 'Reso aperto', chip: 'pacchi', icon: Undo2, isHot: true },
  return_received: { name: 'Reso arrivato', chip: 'pacchi', icon: PackageOpen, isHot: true },
  return_settled: { name: 'Reso concluso', chip: 'pacchi', icon: PackageCheck },
  return_refused: { name: 'Reso rifiutato', chip: 'pacchi', icon: Ban },
  return_cancelled: { name: 'Reso annullato', chip: 'pacchi', icon: Ban },
  closure_told: { name: 'Avvisato della chiusura', chip: 'mail', icon: CalendarX },
  mail_resent: { name: 'E-mail inviata di nuovo', chip: 'mail', icon: Mail },
}

/** Timeline entries that are not events. */
export const otherKinds = {
  withdrawal: { name: 'Recesso dichiarato', chip: 'pacchi', icon: FileText, isHot: true },
  mail: { name: 'E-mail', chip: 'mail', icon: Mail },
  note: { name: 'Nota', chip: 'note', icon: StickyNote },
} as const satisfies Record<string, TimelineKind>

export const kindOf = (kind: string): TimelineKind =>
  timelineKinds[kind] ?? { name: kind, chip: 'resto', icon: Clipboard }
