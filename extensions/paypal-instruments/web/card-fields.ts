import type { usePayPal } from '@paypal/react-paypal-js/sdk-v6'
import { withFrame } from './provider-frame.ts'

export const cardFieldNames = ['number', 'expiry', 'cvv', 'name'] as const
type CardFieldName = (typeof cardFieldNames)[number]
export type CardBoxes = Partial<Record<CardFieldName, HTMLDivElement | null>>

export type Sdk = NonNullable<ReturnType<typeof usePayPal>['sdkInstance']>
type Words = Record<CardFieldName | 'expiryHint' | 'cvvHint', string>

// Inside the provider's frames no style of the page holds.
const style = {
  input: {
    fontSize: '16px',
    fontFamily: 'system-ui, sans-serif',
    color: '#14241f',
    padding: '12px 14px',
    border: '0',
    height: '46px',
  },
  'input.invalid': { color: '#a3271b' },
}

export type CardFields = ReturnType<typeof mountCardFields>

/** Puts the provider's fields into their boxes. */
export function mountCardFields(sdk: Sdk, boxes: CardBoxes, t: Words) {
  const session = sdk.createCardFieldsOneTimePaymentSession()
  const isRight: Partial<Record<CardFieldName, boolean>> = {}
  void session.on('change', ({ data }) => {
    for (const name of cardFieldNames) isRight[name] = data[name]?.isValid ?? false
  })
  const placeholders = { number: '0000 0000 0000 0000', expiry: t.expiryHint, cvv: t.cvvHint, name: '' }
  const made = cardFieldNames.map((name) => {
    const field = session.createCardFieldsComponent({
      ...{ type: name, placeholder: placeholders[name], ariaLabel: t[name], style },
    })
    boxes[name]?.append(field)
    return field
  })
  return {
    submit: (orderId: string) => withFrame(() => session.submit(orderId)),
    wrong: () => cardFieldNames.filter((name) => !isRight[name]),
    destroy() {
      for (const field of made) {
        field.remove()
        field.destroy()
      }
      session.destroy()
    },
  }
}
