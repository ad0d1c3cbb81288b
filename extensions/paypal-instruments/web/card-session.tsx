import { usePayPal } from '@paypal/react-paypal-js/sdk-v6'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Handle, SessionProps } from '#web/orders/wallet/wallet-payment.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { type CardBoxes, type CardFields, cardFieldNames, mountCardFields } from './card-fields.ts'
import { instrumentTexts } from './instrument-texts.ts'
import './card-fields.css'

/** The fields of a card, each in a frame of PayPal's own: its numbers never come to the page. */
export function CardSession<Wanted>({ flow, onReady, handle }: SessionProps<Wanted> & { handle: Handle<Wanted> }) {
  const t = instrumentTexts.useChunk()
  const { sdkInstance } = usePayPal()
  const boxes = useRef<CardBoxes>({})
  const fields = useRef<CardFields>(undefined)
  const [wrong, setWrong] = useState<string>()
  const texts = useRef(t)
  useEffect(() => {
    if (!sdkInstance) return undefined
    const mounted = mountCardFields(sdkInstance, boxes.current, texts.current)
    fields.current = mounted
    onReady(true)
    return () => {
      onReady(false)
      mounted.destroy()
    }
  }, [sdkInstance, onReady])

  async function pay(requested: Wanted): Promise<void> {
    const mounted = fields.current
    if (!mounted) return
    const missing = mounted.wrong()
    setWrong(missing.length > 0 ? t.wrong(missing.map((name) => t[name]).join(', ')) : undefined)
    if (missing.length > 0) return
    flow.begin(requested)
    try {
      const id = await flow.createOrder()
      const { state } = await mounted.submit(id)
      // The server asks PayPal what the buyer's bank has answered, whatever the script says.
      if (state === 'succeeded') await flow.approved(id)
      else if (state === 'canceled') await flow.cancelled(id)
      else flow.declined()
    } catch (error) {
      await flow.failed(error)
    }
  }
  useImperativeHandle(handle, () => ({ start: (requested: Wanted) => void pay(requested) }))

  return (
    <fieldset className="card-fields above-16" aria-label={t.fields}>
      {cardFieldNames.map((name) => (
        <div key={name} className={`field card-field-${name}`}>
          <span className="bold" aria-hidden="true">
            {t[name]}
          </span>
          <div
            className="card-box"
            ref={(box) => {
              boxes.current[name] = box
            }}
          />
        </div>
      ))}
      <p className="small muted">{t.bank}</p>
      <ErrorText>{wrong}</ErrorText>
    </fieldset>
  )
}
