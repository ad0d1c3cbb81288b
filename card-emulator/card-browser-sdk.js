// The provider's browser script, as much of it as the shop uses: fields of a card, and the confirmation of a payment.
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const words = {
    it: {
      number: 'Numero carta',
      expiry: 'Scadenza',
      cvc: 'CVC',
      short: 'Il numero della carta è incompleto.',
      no: 'La carta è stata rifiutata.',
      ask: 'La banca chiede una conferma.',
      yes: 'Autorizza',
      refuse: 'Rifiuta',
    },
    en: {
      number: 'Card number',
      expiry: 'Expiry',
      cvc: 'CVC',
      short: 'Your card number is incomplete.',
      no: 'Your card was declined.',
      ask: 'The bank asks for a confirmation.',
      yes: 'Authorise',
      refuse: 'Refuse',
    },
  }

  function makeElements({ locale } = {}) {
    const t = words[locale === 'en' ? 'en' : 'it']
    const listeners = {}
    const fields = {}
    let box
    const paymentElement = {
      on(name, listener) {
        listeners[name] = listener
        return paymentElement
      },
      mount(where) {
        box = typeof where === 'string' ? document.querySelector(where) : where
        box.textContent = ''
        for (const name of ['number', 'expiry', 'cvc']) {
          const label = document.createElement('label')
          label.className = 'field block'
          label.textContent = t[name]
          const input = document.createElement('input')
          input.className = 'input'
          input.autocomplete = 'off'
          input.inputMode = 'numeric'
          label.append(input)
          box.append(label)
          fields[name] = input
        }
        setTimeout(() => listeners.ready?.({ elementType: 'payment' }), 0)
      },
      unmount() {
        if (box) box.textContent = ''
      },
      destroy() {
        if (box) box.textContent = ''
      },
    }
    return {
      t,
      digits: () => (fields.number?.value ?? '').replace(/\D/g, ''),
      ask(question) {
        return new Promise((resolve) => {
          const asked = document.createElement('p')
          asked.textContent = `${question} `
          for (const [text, answer] of [
            [t.yes, true],
            [t.refuse, false],
          ]) {
            const button = document.createElement('button')
            button.type = 'button'
            button.className = 'btn'
            button.textContent = text
            button.onclick = () => {
              asked.remove()
              resolve(answer)
            }
            asked.append(button)
          }
          box.append(asked)
        })
      },
      create: () => paymentElement,
      getElement: () => paymentElement,
      update() {},
      async submit() {
        if (this.digits().length < 12) return { error: { type: 'validation_error', message: t.short } }
        return {}
      },
    }
  }

  async function send(clientSecret, decision) {
    const id = clientSecret.split('_secret_')[0]
    const body = new URLSearchParams({ client_secret: clientSecret, decision })
    const answer = await fetch(`${origin}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
    return answer.json()
  }

  window.Stripe = () => ({
    elements: makeElements,
    // 4000 0000 0000 0002 is declined, 4000 0000 0000 3220 asks the buyer, every other one is accepted.
    async confirmPayment({ elements, clientSecret }) {
      const declined = { error: { type: 'card_error', code: 'card_declined', message: elements.t.no } }
      const digits = elements.digits()
      try {
        if (digits.endsWith('0002')) {
          await send(clientSecret, 'decline')
          return declined
        }
        if (digits.endsWith('3220')) {
          await send(clientSecret, 'ask')
          if (!(await elements.ask(elements.t.ask))) {
            await send(clientSecret, 'decline')
            return declined
          }
        }
        return { paymentIntent: await send(clientSecret, 'succeed') }
      } catch (error) {
        return { error: { type: 'api_connection_error', message: String(error) } }
      }
    },
  })
})()
