import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import type { Cart } from '#web/orders/cart/shipped-cart.ts'
import type { DetailName, Details } from '#web/orders/checkout-parts/checkout-details.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import type { FieldTexts, OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import { refreshGiftCards } from '#web/orders/gift-cards/refresh-gift-cards.ts'
import { useApi } from '#web/platform/api.ts'
import { userKey, userQuery } from '#web/session/account-queries.ts'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { useLayer } from '#web/ui/layer/layers.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { usePlaceOrder } from './use-place-order.ts'

interface Checkout {
  cart: Cart
  details: ContractForm<Details>
  onWrongDetails(): void
  /** Of the parts of extensions. */
  onRefused(texts: FieldTexts): void
  onProblem(problem: OrderProblem | undefined): void
  texts: CheckoutTexts
}

export function useCheckoutOrder({ cart, details, onWrongDetails, onRefused, onProblem, texts: t }: Checkout) {
  const api = useApi()
  const queries = useQueryClient()
  const router = useRouter()
  const layer = useLayer('checkout')
  const { send, isSending } = usePlaceOrder()
  /** The wallet's order: after the payment, the wallet explains its problems. */
  async function placePaid(body: NewOrderInput) {
    const trouble = await send(body)
    // The answer may come after the dialog was closed: it must not come unseen.
    if (!trouble && !router.latestLocation.search.checkout)
      showToast({ title: t.confirmed, action: { label: t.seeConfirmation, run: () => void layer.open(1) } })
    return trouble
  }
  async function explain(trouble: OrderProblem) {
    if (trouble.kind === 'fields') {
      onWrongDetails()
      onRefused(trouble.extra)
      for (const [name, message] of Object.entries(trouble.fields))
        details.form.setError(name as DetailName, { message })
    } else if (trouble.kind !== 'session') {
      showToast({ variant: 'destructive', title: t.errorTitle, description: t.orderError })
    }
    if (
      trouble.kind === 'delivery' ||
      trouble.kind === 'price' ||
      trouble.kind === 'stock' ||
      trouble.kind === 'unavailable' ||
      trouble.kind === 'notOnline'
    )
      await cart.refresh()
    // A refused wallet payment: the page does not know yet that its customer is gone.
    if (trouble.kind === 'session' && queries.getQueryData(userKey))
      await queries.fetchQuery({ ...userQuery(api), staleTime: 0 }).catch(console.error)
    if (trouble.kind === 'giftCard' || trouble.kind === 'price') await refreshGiftCards(api)
    onProblem(trouble)
  }
  return {
    isSending,
    placePaid,
    explain,
    async place(body: NewOrderInput) {
      const trouble = await placePaid(body)
      if (trouble) await explain(trouble)
    },
  }
}
