import { toDecimal } from '#shared/domain/platform/money.ts'
import type { PrepareSheet } from './this-device.ts'

/** Apple closes a sheet without an answer after thirty seconds. */
const answerLimitMs = 20_000
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const prepareApplePay: PrepareSheet = async (sdk) => {
  const { ApplePaySession: Sheet } = window
  const methods = await sdk.findEligibleMethods({ currencyCode: 'EUR' })
  if (!Sheet || !methods.isEligible('applepay')) return undefined
  const { STATUS_SUCCESS: success, STATUS_FAILURE: failure } = Sheet
  const session = sdk.createApplePayOneTimePaymentSession()
  const { config } = methods.getDetails('applepay')
  return (flow, { cents, shopName }) => {
    const total = { label: shopName, amount: toDecimal(cents), type: 'final' } as const
    const fail = (error: unknown) => {
      sheet.abort()
      void flow.failed(error)
    }
    const sheet = new Sheet(4, {
      ...session.formatConfigForPaymentRequest(config),
      ...{ countryCode: 'IT', currencyCode: 'EUR', requiredBillingContactFields: ['postalAddress'], total },
    })
    sheet.onvalidatemerchant = ({ validationURL: validationUrl }) =>
      void session
        .validateMerchant({ validationUrl, displayName: shopName })
        .then(({ merchantSession }) => sheet.completeMerchantValidation(merchantSession), fail)
    sheet.onpaymentmethodselected = () => sheet.completePaymentMethodSelection({ newTotal: total })
    async function pay({ payment: { token, billingContact } }: Parameters<typeof sheet.onpaymentauthorized>[0]) {
      const orderId = await flow.createOrder()
      await session.confirmOrder({ orderId, token, billingContact })
      const isTaken = flow.approved(orderId).then(() => flow.state.step !== 'note')
      const isFine = await Promise.race([isTaken, pause(answerLimitMs).then(() => true)])
      sheet.completePayment({ status: isFine ? success : failure })
    }
    sheet.onpaymentauthorized = (event) => void pay(event).catch(fail)
    sheet.oncancel = () => {
      if (flow.state.step === 'waiting') void flow.cancelled()
    }
    sheet.begin()
  }
}
