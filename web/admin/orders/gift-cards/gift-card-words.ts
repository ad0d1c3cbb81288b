import { Ban, Check, CircleDot, Clock, Hourglass, Undo2, X } from 'lucide-react'
import type { GiftCardState, MovementKind } from '#shared/domain/orders/gift-card-states.ts'

export const stateSigns = {
  unpaid: { label: 'Da pagare', tone: 'ambra', icon: Hourglass },
  cancelled: { label: 'Annullato', tone: '0', icon: X },
  planned: { label: 'In programma', tone: 'blu', icon: Clock },
  sent: { label: 'Attivo', tone: 'ok', icon: CircleDot },
  blocked: { label: 'Bloccato', tone: 'rosso', icon: Ban },
  used_up: { label: 'Speso', tone: '0', icon: Check },
  taken_back: { label: 'Restituito', tone: '0', icon: Undo2 },
} as const satisfies Record<GiftCardState, object>

export const movementNames: Record<MovementKind, string> = {
  issue: 'Emesso',
  spend: 'Speso',
  give_back: 'Rimesso sul buono',
  take_off: 'Restituito a chi l’ha comprato',
}
