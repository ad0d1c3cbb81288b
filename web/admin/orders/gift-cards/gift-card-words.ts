import { Ban, Check, CircleDot, Clock, Hourglass, Undo2, X } from 'lucide-react'
import type { GiftCardState, MovementKind } from '#shared/domain/platform/states/gift-card-states.ts'

export const stateSigns = {
  unpaid: { label: 'Da pagare', tone: 'amber', icon: Hourglass },
  cancelled: { label: 'Annullato', tone: 'plain', icon: X },
  planned: { label: 'In programma', tone: 'blue', icon: Clock },
  sent: { label: 'Attivo', tone: 'ok', icon: CircleDot },
  blocked: { label: 'Bloccato', tone: 'red', icon: Ban },
  used_up: { label: 'Speso', tone: 'plain', icon: Check },
  taken_back: { label: 'Restituito', tone: 'plain', icon: Undo2 },
} as const satisfies Record<GiftCardState, object>

export const movementNames: Record<MovementKind, string> = {
  issue: 'Emesso',
  spend: 'Speso',
  give_back: 'Rimesso sul buono',
  take_off: 'Restituito a chi l’ha comprato',
}
