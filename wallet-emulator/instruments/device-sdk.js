/**
 * What a buyer's device and bank show over the shop's page, as dialogs, and the halves of Apple Pay and Google Pay that
 * PayPal's Web SDK v6 has. Google's own script is taken as loaded; Apple's session is the device's (apple-device.js).
 */
window.walletEmulatorDevices = (provider, walletError) => {
  const say = (italian, english) => (document.documentElement.lang !== 'en' ? italian : english)

  /** @returns the answer that was pressed; `cancel` where the dialog is closed */
  function ask(label, words, answers) {
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', label)
      const text = document.createElement('p')
      text.textContent = words
      dialog.append(text)
      const end = (answer) => {
        dialog.remove()
        resolve(answer)
      }
      for (const [answer, name] of answers) {
        const button = document.createElement('button')
        button.type = 'button'
        button.className = 'btn'
        button.textContent = name
        button.onclick = () => end(answer)
        dialog.append(button)
      }
      dialog.oncancel = () => end('cancel')
      document.body.append(dialog)
      dialog.showModal()
    })
  }

  /** The card's bank asks its holder. */
  const askHolder = () =>
    ask(say('La tua banca', 'Your bank'), say('La banca chiede una conferma.', 'The bank asks for a confirmation.'), [
      ['approve', say('Autorizza', 'Authorise')],
      ['authentication_failed', say('Rifiuta', 'Refuse')],
      ['cancel', say('Chiudi', 'Close')],
    ])

  /** The device's own sheet. @returns the last digits of the card that was taken, or `cancel` */
  const sheet = (name, total, isAsked) =>
    ask(name, `${name}, ${total}`, [
      ['4111', say('Paga con la carta', 'Pay with the card')],
      ['0002', say('Paga con una carta rifiutata', 'Pay with a declined card')],
      ...(isAsked ? [['3220', say('Paga con una carta da confermare', 'Pay with a card to confirm')]] : []),
      ['cancel', say('Chiudi', 'Close')],
    ])
  window.walletEmulatorSheet = sheet

  class PaymentsClient {
    constructor({ paymentDataCallbacks }) {
      this.callbacks = paymentDataCallbacks
    }
    async isReadyToPay() {
      return { result: window.walletEmulatorHasNoGooglePay !== true }
    }
    async loadPaymentData({ transactionInfo: { totalPrice } }) {
      const token = await sheet('Google Pay', `${totalPrice} EUR`, true)
      if (token === 'cancel') throw { statusCode: 'CANCELED' }
      const paymentData = { paymentMethodData: { tokenizationData: { type: 'PAYMENT_GATEWAY', token } } }
      const { transactionState, error } = await this.callbacks.onPaymentAuthorized(paymentData)
      if (transactionState === 'SUCCESS') return paymentData
      await ask('Google Pay', error.message, [['cancel', say('Chiudi', 'Close')]])
      throw { statusCode: 'CANCELED' }
    }
  }
  window.google ??= { payments: { api: { PaymentsClient } } }

  const confirm = (send, orderId, source, token) =>
    send(orderId, 'confirm-payment-source', { payment_source: { [source]: { token } } })

  const googleSession = (send) => ({
    formatConfigForPaymentRequest: ({ allowedPaymentMethods, apiVersion, apiVersionMinor, merchantInfo }) => ({
      ...{ allowedPaymentMethods, apiVersion, apiVersionMinor, merchantInfo, countryCode: 'IT' },
    }),
    confirmOrder: ({ orderId, paymentMethodData }) =>
      confirm(send, orderId, 'google_pay', paymentMethodData.tokenizationData.token),
    async initiatePayerAction({ orderId }) {
      const decision = await askHolder()
      const { liability_shift: liabilityShift } = await send(orderId, 'payer-action', { decision })
      if (decision !== 'approve') throw walletError('ERR_PAYER_ACTION', 'not authenticated')
      return { liabilityShift }
    },
  })

  const appleSession = (send, clientToken) => ({
    formatConfigForPaymentRequest: (config) => config,
    async validateMerchant() {
      const headers = { authorization: `Bearer ${clientToken}` }
      const answer = await fetch(`${provider}/v2/apple-pay/merchant-session`, { method: 'POST', headers })
      if (!answer.ok) throw walletError('ERR_APPLE_PAY', `The provider answered ${answer.status}`)
      return answer.json()
    },
    async confirmOrder({ orderId, token }) {
      return { approveApplePayPayment: await confirm(send, orderId, 'apple_pay', token.transactionIdentifier) }
    },
  })

  const google = {
    eligible: true,
    merchantCountry: 'IT',
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [{ type: 'CARD' }],
    merchantInfo: { merchantId: 'EMULATOR', merchantOrigin: location.hostname },
  }
  const apple = {
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['masterCard', 'visa'],
    merchantCountry: 'IT',
    tokenNotificationURL: provider,
  }
  return {
    askHolder,
    details: { applepay: { config: apple }, googlepay: { config: google } },
    sessions: (components, send, clientToken) => ({
      ...(components.includes('applepay-payments') && {
        createApplePayOneTimePaymentSession: () => appleSession(send, clientToken),
      }),
      ...(components.includes('googlepay-payments') && {
        createGooglePayOneTimePaymentSession: () => googleSession(send),
      }),
    }),
  }
}
