import type { ComponentType } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { WalletInstrument } from '../instrument-calls.ts'

/** In place of the shop's own button. */
export const deviceButtons: Partial<Record<WalletInstrument, ComponentType<{ onPress?: () => void }>>> = {
  apple_pay: lazyPart(async () => (await import('./device-buttons.tsx')).ApplePayButton),
  google_pay: lazyPart(async () => (await import('./device-buttons.tsx')).GooglePayButton),
}
