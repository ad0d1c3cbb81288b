/**
 * Browser half of what the emulated provider takes besides its wallet, under the names of PayPal's Web SDK v6: fields of
 * a card and the text about instalments.
 */
window.walletEmulatorInstruments = (provider, walletError) => {
  const isItalian = document.documentElement.lang !== 'en'
  const say = (italian, english) => (isItalian ? italian : english)

  const devices = window.walletEmulatorDevices(provider, walletError)

  const sender = (clientToken) => async (orderId, path, body) => {
    const answer = await fetch(`${provider}/v2/checkout/orders/${orderId}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${clientToken}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw walletError('ERR_CONFIRM', `The provider answered ${answer.status}`)
    return answer.json()
  }

  const rules = {
    number: (text) => /^\d{13,19}$/.test(text.replace(/\s/g, '')),
    expiry: (text) => /^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(text),
    cvv: (text) => /^\d{3,4}$/.test(text),
    name: (text) => text.trim().length > 1,
  }

  function createCardFieldsOneTimePaymentSession(send) {
    const inputs = {}
    const listeners = {}
    const stateOf = (name) => {
      const value = inputs[name]?.value ?? ''
      const isValid = rules[name](value)
      const isFocused = document.activeElement === inputs[name]
      return { isEmpty: value === '', isValid, isPotentiallyValid: isValid, isFocused }
    }
    const tell = (event, sender) => {
      const states = Object.fromEntries(Object.keys(rules).map((name) => [name, stateOf(name)]))
      listeners[event]?.({ data: { cards: [], emittedBy: sender, ...states }, sender })
    }
    return {
      on: async (name, listener) => {
        listeners[name] = listener
      },
      update() {},
      destroy() {},
      createCardFieldsComponent({ type, placeholder = '', ariaLabel, label, style }) {
        const box = document.createElement('div')
        const input = document.createElement('input')
        input.className = 'input'
        Object.assign(input.style, style?.input)
        input.placeholder = placeholder
        input.inputMode = type === 'name' ? 'text' : 'numeric'
        input.autocomplete = 'off'
        input.setAttribute('aria-label', ariaLabel ?? label ?? type)
        input.oninput = () => {
          tell('change', type)
          tell('validitychange', type)
        }
        inputs[type] = input
        box.append(input)
        return Object.assign(box, { destroy: () => box.remove() })
      },
      async submit(orderId, { name } = {}) {
        const wrong = Object.keys(inputs).find((field) => !rules[field](inputs[field].value))
        if (wrong) throw walletError('ERR_FIELDS', `invalid ${wrong}`)
        const [month, year] = inputs.expiry.value.split('/').map((part) => part.trim())
        const card = {
          number: inputs.number.value.replace(/\s/g, ''),
          expiry: `20${year}-${month}`,
          security_code: inputs.cvv.value,
          name: name ?? inputs.name?.value,
        }
        const confirmed = await send(orderId, 'confirm-payment-source', { payment_source: { card } })
        if (confirmed.status !== 'PAYER_ACTION_REQUIRED') return { state: 'succeeded', data: { orderId } }
        const decision = await devices.askHolder()
        const { liability_shift: liabilityShift } = await send(orderId, 'payer-action', { decision })
        return { state: decision === 'cancel' ? 'canceled' : 'succeeded', data: { orderId, liabilityShift } }
      },
    }
  }

  class PayPalMessage extends HTMLElement {
    static observedAttributes = ['amount']

    connectedCallback() {
      this.attributeChangedCallback()
    }

    attributeChangedCallback() {
      const cents = Math.round(Number(this.getAttribute('amount')) * 100)
      const last = cents - 2 * Math.floor(cents / 3)
      const euro = (value) =>
        new Intl.NumberFormat(say('it-IT', 'en-GB'), { style: 'currency', currency: 'EUR' }).format(value / 100)
      const parts = [last, Math.floor(cents / 3), Math.floor(cents / 3)].map(euro).join(' + ')
      this.textContent = say(`PayPal dimostrativo: 3 rate, ${parts}.`, `Demo PayPal: 3 instalments, ${parts}.`)
    }
  }
  if (!customElements.get('paypal-message')) customElements.define('paypal-message', PayPalMessage)

  const details = { ...devices.details, paylater: { countryCode: 'IT', productCode: 'PAY_LATER_SHORT_TERM' } }
  return {
    isEligible: (method) => method === 'advanced_cards' || method in details,
    detailsOf: (method) => details[method],
    instance: (components, clientToken) => ({
      ...devices.sessions(components, sender(clientToken), clientToken),
      ...(components.includes('card-fields') && {
        createCardFieldsOneTimePaymentSession: () => createCardFieldsOneTimePaymentSession(sender(clientToken)),
      }),
      ...(components.includes('paypal-messages') && {
        createPayPalMessages: () => ({ fetchContent: async () => ({}), createLearnMore: () => undefined }),
      }),
    }),
  }
}
