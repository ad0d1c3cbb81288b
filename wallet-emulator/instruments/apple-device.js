/** A device with Apple Pay, for browser tests: the session that Safari has, with the emulator's sheet. */
window.ApplePaySession = class {
  static STATUS_SUCCESS = 0
  static STATUS_FAILURE = 1
  static canMakePayments = () => true

  constructor(_version, request) {
    this.total = request.total
  }
  begin() {
    void this.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' })
  }
  async completeMerchantValidation() {
    const { amount, label } = this.total
    const asked = window.walletEmulatorSheet('Apple Pay', `${label} ${amount} EUR`, false)
    // The device's sheet is outside the page, whose open dialog makes the rest deaf.
    document.body.lastElementChild.style.pointerEvents = 'auto'
    const card = await asked
    if (card === 'cancel') return this.oncancel()
    const token = { paymentData: {}, paymentMethod: { network: 'Visa' }, transactionIdentifier: card }
    await this.onpaymentauthorized({ payment: { token, billingContact: {} } })
  }
  completePaymentMethodSelection() {}
  completePayment({ status }) {
    document.documentElement.dataset.applePay = String(status)
  }
  abort() {}
}
