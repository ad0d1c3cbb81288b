import { usePayPal } from '@paypal/react-paypal-js/sdk-v6'
import { createContext, use, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { leaveForPage } from '#web/orders/wallet/use-card-payment.tsx'
import type { Handle, SessionProps } from '#web/orders/wallet/wallet-payment.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { prepareApplePay } from './apple-pay.ts'
import { prepareGooglePay } from './google-pay.ts'
import { instrumentTexts } from './instrument-texts.ts'
import type { OpenSheet, PrepareSheet, SheetTotal } from './this-device.ts'

export const Total = createContext<SheetTotal>({ cents: 0, shopName: '' })

type Props<Wanted> = SessionProps<Wanted> & { handle: Handle<Wanted> }

function DeviceSession<Wanted>({
  flow,
  onReady,
  handle,
  isReal,
  prepare,
  name,
}: Props<Wanted> & { prepare: PrepareSheet; name: string }) {
  const t = instrumentTexts.useChunk()
  const { sdkInstance } = usePayPal()
  const total = use(Total)
  const open = useRef<OpenSheet>(undefined)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!sdkInstance) return undefined
    let isOver = false
    const settle = (found: OpenSheet | undefined) => {
      if (isOver) return
      open.current = found
      setMissing(!found)
      onReady(true)
    }
    prepare(sdkInstance, isReal).then(settle, () => settle(undefined))
    return () => {
      isOver = true
      onReady(false)
    }
  }, [sdkInstance, onReady, prepare, isReal])
  useImperativeHandle(handle, () => ({
    start(requested: Wanted) {
      if (!open.current) return
      flow.begin(requested)
      open.current(flow, total)
    },
  }))
  return <ErrorText>{isMissing ? t.notHere(name) : undefined}</ErrorText>
}

export const ApplePaySheet = <Wanted,>(props: Props<Wanted>) => (
  <DeviceSession {...props} prepare={prepareApplePay} name="Apple Pay" />
)
export const GooglePaySheet = <Wanted,>(props: Props<Wanted>) => (
  <DeviceSession {...props} prepare={prepareGooglePay} name="Google Pay" />
)

/** The provider's page takes the place of this one and comes back to /checkout/ritorno. */
export function OtherPage<Wanted>({ flow, onReady, handle }: Props<Wanted>) {
  useEffect(() => {
    onReady(true)
    return () => onReady(false)
  }, [onReady])
  useImperativeHandle(handle, () => ({
    start: (requested: Wanted) => void leaveForPage(flow, requested, ({ page }) => page),
  }))
  return null
}
