import { toDecimal } from '#shared/domain/platform/money.ts'
import { loadWalletScript } from '#web/orders/wallet/wallet-script.ts'
import { withFrame } from './provider-frame.ts'
import type { OpenSheet, PrepareSheet } from './this-device.ts'

const scriptUrl = 'https://pay.google.com/gp/p/js/pay.js'

export const prepareGooglePay: PrepareSheet = async (sdk, isReal) => {
  const methods = await sdk.findEligibleMethods({ currencyCode: 'EUR' })
  if (!methods.isEligible('googlepay')) return undefined
  if (!window.google) await loadWalletScript(scriptUrl)
  const Client = window.google?.payments.api.PaymentsClient
  if (!Client) return undefined
  const session = sdk.createGooglePayOneTimePaymentSession()
  const {
    merchantInfo,
    countryCode: _ours,
    ...config
  } = session.formatConfigForPaymentRequest(methods.getDetails('googlepay').config)
  let flow: Parameters<OpenSheet>[0]
  let confirmed: { id: string; status: string } | undefined
  let failure: unknown
  const client = new Client({
    environment: isReal ? 'PRODUCTION' : 'TEST',
    paymentDataCallbacks: {
      async onPaymentAuthorized({ paymentMethodData }) {
        try {
          const orderId = await flow.createOrder()
          const { status } = await session.confirmOrder({ orderId, paymentMethodData })
          confirmed = { id: orderId, status }
          return { transactionState: 'SUCCESS' }
        } catch (error) {
          failure = error
          const message = error instanceof Error ? error.message : String(error)
          return {
            transactionState: 'ERROR',
            error: { intent: 'PAYMENT_AUTHORIZATION', message, reason: 'OTHER_ERROR' },
          }
        }
      },
    },
  })
  if (!(await client.isReadyToPay(config)).result) return undefined

  async function pay({ cents, shopName }: Parameters<OpenSheet>[1]): Promise<void> {
    const totalPrice = toDecimal(cents)
    try {
      await client.loadPaymentData({
        ...{ ...config, callbackIntents: ['PAYMENT_AUTHORIZATION'] },
        merchantInfo: { ...merchantInfo, merchantName: shopName },
        transactionInfo: { countryCode: 'IT', currencyCode: 'EUR', totalPriceStatus: 'FINAL', totalPrice },
      })
    } catch (error) {
      if (failure) return flow.failed(failure)
      const isClosed = (error as { statusCode?: string }).statusCode === 'CANCELED'
      return isClosed ? flow.cancelled() : flow.failed(error)
    }
    if (!confirmed) return flow.cancelled()
    const { id: orderId, status } = confirmed
    // The server asks PayPal what the buyer's bank has answered, whatever the script says.
    if (status === 'PAYER_ACTION_REQUIRED') await session.initiatePayerAction({ orderId }).catch(() => undefined)
    await flow.approved(orderId)
  }

  return (begun, total) => {
    flow = begun
    confirmed = undefined
    failure = undefined
    void withFrame(() => pay(total))
  }
}
