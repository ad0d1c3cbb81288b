/**
 * Browser half of the wallet emulator: the part of PayPal's Web SDK v6 that a one-time payment uses, under the same
 * names. It fills window.paypal before the official loader runs, which then takes a version 6 as its own.
 */
;(() => {
  const { src, dataset } = document.currentScript
  const provider = new URL(src).origin
  const namespace = dataset.namespace || 'paypal'
  const pollMs = 300

  function walletError(code, message, isRecoverable = true) {
    return Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable })
  }

  function approvalUrl(orderId, opener) {
    const query = new URLSearchParams({ token: orderId, ...(opener && { opener }) })
    return `${provider}/checkoutnow?${query}`
  }

  /** Settles once: with the buyer's message, or with undefined when the window is gone or the session is ended. */
  function buyersAnswer(popup, orderId, signal) {
    return new Promise((resolve) => {
      const done = new AbortController()
      const finish = (answer) => {
        done.abort()
        clearInterval(poll)
        resolve(answer)
      }
      let wasClosed = false
      // A message sent just before closing may arrive after the window is gone: one more turn for it.
      const poll = setInterval(() => {
        if (wasClosed) finish(undefined)
        wasClosed = popup.closed
      }, pollMs)
      const listen = (event) => {
        const isOurs = event.origin === provider && event.source === popup && event.data?.orderId === orderId
        if (isOurs) finish(event.data)
      }
      addEventListener('message', listen, { signal: done.signal })
      signal.addEventListener('abort', () => finish(undefined), { signal: done.signal })
      if (signal.aborted) finish(undefined)
    })
  }

  const further = window.walletEmulatorInstruments(provider, walletError)

  const createOneTimePaymentSession = (callbacks) => createSession(callbacks, 'paypal')
  const createPayLaterSession = (callbacks) => createSession(callbacks, 'paylater')

  function createSession(callbacks, fundingSource) {
    let popup = null
    let ending = new AbortController()
    let isDestroyed = false

    const complete = (paymentSessionState) => {
      popup?.close()
      popup = null
      callbacks.onComplete?.({ paymentSessionState })
    }
    const fail = (error) => {
      callbacks.onError?.(error)
      complete('error')
      return error
    }
    const cancelled = (orderId) => {
      callbacks.onCancel?.({ orderId })
      complete('canceled')
    }
    const approved = async (orderId, payerId) => {
      try {
        await callbacks.onApprove?.({ orderId, payerId, fundingSource })
        complete('approved')
      } catch (error) {
        fail(walletError('ERR_ON_APPROVE', error?.message ?? 'onApprove failed'))
      }
    }
    const orderIdFrom = async (orderPromise) => {
      try {
        const orderId = callbacks.orderId ?? (await orderPromise)?.orderId
        if (typeof orderId === 'string' && orderId !== '') return orderId
      } catch (error) {
        throw fail(walletError('ERR_CREATE_ORDER', error?.message ?? 'createOrder failed'))
      }
      throw fail(walletError('ERR_CREATE_ORDER', 'createOrder gave no orderId'))
    }

    async function startInPage(orderPromise, autoRedirect) {
      const redirectURL = approvalUrl(await orderIdFrom(orderPromise))
      if (autoRedirect?.enabled !== false) location.assign(redirectURL)
      return { redirectURL }
    }

    async function startInPopup(orderPromise) {
      // Opened before anything is awaited, or the browser no longer counts it as the buyer's click.
      popup = window.open('', '_blank', 'popup,width=480,height=760')
      if (!popup) {
        const error = walletError('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'The browser blocked the payment window')
        callbacks.onError?.(error)
        throw error
      }
      ending = new AbortController()
      const { signal } = ending
      popup.document.title = 'PayPal'
      const orderId = await orderIdFrom(orderPromise)
      if (!popup || popup.closed) {
        if (!signal.aborted) cancelled(orderId)
        return
      }
      popup.location.replace(approvalUrl(orderId, location.origin))
      const answer = await buyersAnswer(popup, orderId, signal)
      if (signal.aborted) return
      if (answer?.type === 'approved') await approved(orderId, answer.payerId)
      else cancelled(orderId)
    }

    const end = () => {
      ending.abort()
      popup?.close()
      popup = null
    }
    const returnedWith = () => {
      const query = new URLSearchParams(location.search)
      return { orderId: query.get('token'), payerId: query.get('PayerID') }
    }

    return {
      async start({ presentationMode = 'auto', autoRedirect } = {}, orderPromise) {
        if (isDestroyed) throw walletError('ERR_SESSION_DESTROYED', 'The payment session was destroyed', false)
        const isInPage = presentationMode === 'redirect' || presentationMode === 'direct-app-switch'
        return isInPage ? startInPage(orderPromise, autoRedirect) : startInPopup(orderPromise)
      },
      hasReturned: () => Boolean(returnedWith().orderId && returnedWith().payerId),
      async resume() {
        const { orderId, payerId } = returnedWith()
        if (orderId && payerId) await approved(orderId, payerId)
      },
      cancel() {
        const wasOpen = popup !== null
        end()
        if (wasOpen) cancelled(undefined)
      },
      destroy() {
        isDestroyed = true
        end()
      },
    }
  }

  class PayPalButton extends HTMLElement {
    static observedAttributes = ['disabled']
    #button = document.createElement('button')

    constructor() {
      super()
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        :host { display: block }
        button { width: 100%; min-height: 48px; border: 0; background: #ffc439; color: #111; cursor: pointer;
          font: 700 1.125rem/1 system-ui, sans-serif }
        button:hover { background: #f2b51d }
        button:focus-visible { outline: 3px solid #14241f; outline-offset: 3px }
        button:disabled { background: #e7ddd8; color: #4b5b55; cursor: not-allowed }`)
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
      root.adoptedStyleSheets = [sheet]
      this.#button.type = 'button'
      this.#button.textContent = 'PayPal'
      root.append(this.#button)
    }

    get disabled() {
      return this.hasAttribute('disabled') && this.getAttribute('disabled') !== 'false'
    }

    set disabled(isDisabled) {
      this.toggleAttribute('disabled', Boolean(isDisabled))
    }

    attributeChangedCallback() {
      this.#button.disabled = this.disabled
    }
  }
  if (!customElements.get('paypal-button')) customElements.define('paypal-button', PayPalButton)

  const eligibility = {
    isEligible: (method) => method === 'paypal' || further.isEligible(method),
    getDetails: (method) => ({ canBeVaulted: false, ...further.detailsOf(method) }),
  }

  window[namespace] = {
    version: '6.0.0',
    async createInstance({ clientToken, clientId, components = [] } = {}) {
      if (!clientToken && !clientId) throw walletError('ERR_AUTH', 'clientToken or clientId is required', false)
      if (clientToken && !String(clientToken).startsWith('EMU.')) {
        throw walletError('ERR_AUTH', 'This token is not from the wallet emulator', false)
      }
      return {
        findEligibleMethods: async () => eligibility,
        hydrateEligibleMethods: () => eligibility,
        updateLocale() {},
        ...(components.includes('paypal-payments') && {
          createPayPalOneTimePaymentSession: createOneTimePaymentSession,
          createPayLaterOneTimePaymentSession: createPayLaterSession,
        }),
        ...further.instance(components, clientToken),
      }
    },
  }
})()
