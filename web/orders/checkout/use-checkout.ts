import { useRef, useState } from 'react'
import { useShop } from '#web/i18n/shop-query.ts'
import type { Cart } from '#web/orders/cart/shipped-cart.ts'
import { shippedCart } from '#web/orders/cart/shipped-cart.ts'
import { emptyFields } from '#web/orders/checkout-parts/checkout-details.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import type { OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import { cardPayment, withCards } from '#web/orders/gift-cards/card-payment.ts'
import { useHeldCards } from '#web/orders/gift-cards/held-cards.ts'
import { useUser } from '#web/session/account-queries.ts'
import { usePostalHint } from '#web/ui/form/use-postal-hint.ts'
import { checkoutDraft } from './checkout-draft.ts'
import { orderRequest } from './order-request.ts'
import { usePaymentChoice } from './payment-section.tsx'
import { useCheckoutExtra } from './use-checkout-extra.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCheckoutOrder } from './use-checkout-order.ts'
import { useSessionProblem } from './use-session-problem.ts'

/** The state of the checkout and its acts: edit the details, go on to the payment, order. */
export function useCheckout(unshipped: Cart, t: CheckoutTexts) {
  const shop = useShop()
  const user = useUser()
  const isCustomer = Boolean(user)
  const [problem, setProblem] = useState<OrderProblem>()
  useSessionProblem(user, setProblem)
  const [wished, setWished] = useState(() => checkoutDraft.delivery() ?? 'courier')
  const isFetched = wished === 'pickup' && shop.shipping.isPickUpOffered
  const details = useCheckoutForm(t, problem !== undefined, isFetched ? shop.address : undefined)
  const { form } = details
  const [isFolded, setFolded] = useState(() => Object.keys(details.problems()).length === 0)
  const [savesAddress, setSavesAddress] = useState(false)
  const extra = useCheckoutExtra()
  const postalCode = form.watch('postalCode').trim()
  const cart = shippedCart(unshipped, { method: wished, postalCode }, shop.shipping)
  const { chosen } = cart.shipping
  const postal = usePostalHint(postalCode)
  const payment = usePaymentChoice()
  const cardPaid = cardPayment(useHeldCards(), cart.totals.totalCents)
  const isAllPaid = cardPaid.isAll
  const paysByWallet = payment.isWallet && !isAllPaid
  const paymentTitle = useRef<HTMLHeadingElement>(null)
  const unfold = () => setFolded(false)
  const { place, placePaid, explain, isSending } = useCheckoutOrder({
    cart,
    details,
    ...{ onWrongDetails: unfold, onRefused: extra.refuse },
    onProblem: setProblem,
    texts: t,
  })
  const missing = emptyFields(details.completed(form.watch()))
  const isReady = chosen !== undefined && missing.length === 0
  const walletBusy = paysByWallet ? payment.walletBusy : undefined
  const isBusy = isSending || walletBusy !== undefined
  const waiting = isSending ? t.sending : walletBusy?.text
  const isLocked = isSending || walletBusy?.isLocked === true
  const edit = () => {
    unfold()
    requestAnimationFrame(() => form.setFocus('customerName'))
  }
  const goOn = details.onSubmit(
    () => {
      if (!extra.isRight()) return setProblem(undefined)
      setFolded(true)
      setProblem(undefined)
      requestAnimationFrame(() => paymentTitle.current?.focus())
    },
    () => setProblem(undefined),
  )
  const order = details.onSubmit(
    (typed) => {
      if (cart.counted.length === 0 || cart.counted.some((l) => l.trouble)) return setProblem({ kind: 'stock' })
      if (!chosen) return setProblem({ kind: 'delivery' })
      const how = { paymentMethod: payment.method, delivery: chosen.method }
      const province = isFetched ? shop.address.province : postal.province
      const whose = { saveAddress: isCustomer && savesAddress && !isFetched, accountId: user?.id }
      const { counted, totals } = cart
      const sent = extra.addTo(orderRequest(details.completed(typed), province, how, counted, totals, whose))
      if (!sent) return unfold()
      const body = withCards(sent, cardPaid)
      setProblem(undefined)
      extra.tell(typed.customerEmail)
      return paysByWallet ? payment.wallet.current?.start(body) : place(body)
    },
    () => {
      unfold()
      setProblem(undefined)
    },
  )
  return {
    address: { isKept: savesAddress, keep: setSavesAddress, isOffered: isCustomer && !isFetched },
    cardPaid,
    cart,
    extra: { ...extra.given, customerName: form.watch('customerName'), isFetched },
    chooseDelivery(method: typeof wished) {
      setWished(method)
      checkoutDraft.saveDelivery(method)
    },
    details,
    edit,
    explain,
    ...{ goOn, isAllPaid },
    isBusy,
    isFetched,
    isFolded,
    isLocked,
    isReady,
    missing,
    isSending,
    order,
    payment,
    paymentTitle,
    paysByWallet,
    placePaid,
    ...{ postal, postalCode },
    problem: problem?.kind === 'session' && walletBusy?.isLocked ? undefined : problem,
    forgetProblem: () => setProblem(undefined),
    waiting,
  }
}
