import { useQueryClient } from '@tanstack/react-query'
import { Check, CircleAlert, X } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { CartCoupon } from '#shared/contract/orders/coupons.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { type CouponTerms, goodsOf, type RefusedCoupon } from '#shared/domain/pricing/apply-coupons.ts'
import { maxOrderCoupons, normalizeCoupon } from '#shared/domain/pricing/campaign.ts'
import { totalsOf } from '#shared/domain/pricing/totals.ts'
import { ApiError, useApi } from '#web/api.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useUser } from '#web/session/account-queries.ts'
import { useShop } from '#web/shop-query.ts'
import { cartPanelTexts } from './cart-panel-texts.ts'
import type { Cart } from './shipped-cart.ts'
import { storeCoupons } from './stored-coupons.ts'
import { cartCouponsQuery, termsOf } from './use-cart-coupons.ts'

type Texts = ReturnType<typeof cartPanelTexts.useChunk>

/** Discount codes: those that count, those that do not and why, and a field for one more. */
export function CouponBox({ cart }: { cart: Cart }) {
  const t = cartPanelTexts.useChunk()
  const title = useId()
  const field = useRef<HTMLInputElement>(null)
  const { codes } = cart.coded
  const remove = (code: string) => {
    storeCoupons(codes.filter((one) => one !== code))
    requestAnimationFrame(() => field.current?.focus())
  }
  return (
    <section className="coupons" aria-labelledby={title}>
      <h3 className="bold" id={title}>
        {t.codes.title}
      </h3>
      <div aria-live="polite">
        {codes.map((code) => (
          <CodeRow key={code} code={code} cart={cart} onRemove={() => remove(code)} />
        ))}
      </div>
      {codes.length < maxOrderCoupons && <CodeField cart={cart} input={field} texts={t} />}
    </section>
  )
}

function CodeRow({ code, cart, onRemove }: { code: string; cart: Cart; onRemove(): void }) {
  const t = cartPanelTexts.useChunk()
  const { language } = useI18n()
  const answer = cart.coded.answers?.find((one) => one.code === code)
  const applied = cart.totals.codes.find((one) => one.code === code)
  const refused = cart.totals.refused.find((one) => one.code === code)
  const why = answer?.why ?? (refused && refusalText(refused, cart, t, language))
  return (
    <div className={applied ? 'coupon flex spaced-10 above-8 on' : 'coupon flex spaced-10 above-8'}>
      {applied ? (
        <Check className="icon icon-s" aria-hidden="true" />
      ) : (
        <CircleAlert className="icon icon-s" aria-hidden="true" />
      )}
      <p className="can-shrink">
        <b className="bold wrap-anywhere">{code}</b>
        {answer?.terms && applied && <span className="small muted block">{doesText(answer.terms, t, language)}</span>}
        {why && <span className="small block">{why}</span>}
      </p>
      {applied && applied.discountCents > 0 && (
        <span className="bold nowrap">{formatEuro(-applied.discountCents, language)}</span>
      )}
      <button type="button" className="btn btn-icon" aria-label={t.codes.remove(code)} onClick={onRemove}>
        <X className="icon icon-s" aria-hidden="true" />
      </button>
    </div>
  )
}

/** «10 % su alcuni articoli, fino al 30 novembre». */
function doesText(
  { kind, percent, amount, productIds, endsAt }: NonNullable<CartCoupon['terms']>,
  t: Texts,
  language: Language,
): string {
  const what =
    kind === 'delivery'
      ? t.codes.delivery
      : kind === 'percent'
        ? t.codes.percent(percent ?? 0)
        : t.codes.amount(formatEuro(Math.round(Number(amount) * 100), language))
  const some = productIds && kind !== 'delivery' ? ` ${t.codes.someArticles}` : ''
  return `${what}${some}${endsAt ? `, ${t.codes.until(shopDate(endsAt, language, 'promise'))}` : ''}`
}

function refusalText({ code, refusal }: RefusedCoupon, cart: Cart, t: Texts, language: Language): string {
  const terms = cart.coded.terms.find((one) => one.code === code)
  if (refusal !== 'code_minimum' || !terms) return t.codes.refused[refusal]
  const missing = terms.minimumCents - goodsOf(terms, cart.counted)
  return t.codes.minimum(formatEuro(missing, language))
}

function refusalIn(cart: Cart, refused: RefusedCoupon, terms: CouponTerms[], t: Texts, language: Language): string {
  return refusalText(refused, { ...cart, coded: { ...cart.coded, terms } }, t, language)
}

/** Whether a code that excludes the others saves more than they do. */
function comparedText(
  code: string,
  terms: CouponTerms[],
  cart: Cart,
  policy: Parameters<typeof totalsOf>[1],
  t: Texts,
  language: Language,
): { text: string; isBetter?: boolean } {
  const alone = totalsOf(cart.counted, policy, terms)
  const [refused] = alone.refused
  if (refused) return { text: refusalIn(cart, refused, terms, t, language) }
  const saved = (totals: Pick<Cart['totals'], 'codes'>) =>
    totals.codes.reduce((sum, one) => sum + one.discountCents + one.deliveryCents, 0)
  const euro = (cents: number) => formatEuro(cents, language)
  const now = saved(cart.totals)
  const then = saved(alone)
  if (then > now) return { text: t.codes.better(code, euro(then), euro(now)), isBetter: true }
  const kept = cart.totals.codes.map((one) => one.code).join(', ')
  return { text: t.codes.worse(code, kept, euro(then)) }
}

interface FieldProps {
  cart: Cart
  input: React.RefObject<HTMLInputElement | null>
  texts: Texts
}

function CodeField({ cart, input, texts: t }: FieldProps) {
  const api = useApi()
  const queries = useQueryClient()
  const shop = useShop()
  const policy = cart.shipping.chosen?.policy ?? shop.shipping
  const { language } = useI18n()
  const who = useUser()?.id ?? ''
  const id = useId()
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<string>()
  /** It would replace the one that it does not go together with. */
  const [instead, setInstead] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const say = (text: string | undefined, other?: string) => {
    setWhy(text)
    setInstead(other)
  }

  async function apply(event: FormEvent) {
    event.preventDefault()
    const typedCode = normalizeCoupon(typed)
    if (isBusy) return
    if (!typedCode) return say(t.codes.empty)
    setBusy(true)
    try {
      const ids = cart.coded.productIds
      const [answer] = await queries.fetchQuery(cartCouponsQuery(api, [typedCode], ids, who))
      const code = answer?.code ?? typedCode
      if (cart.coded.codes.includes(code)) return say(t.codes.twice)
      const terms = answer ? termsOf(answer) : []
      if (!answer || answer.why) return say(answer?.why ?? t.codes.failed)
      const together = totalsOf(cart.counted, policy, [...cart.coded.terms, ...terms])
      const refused = together.refused.find((one) => one.code === code)
      if (refused?.refusal === 'code_not_combinable') {
        const { text, isBetter } = comparedText(code, terms, cart, policy, t, language)
        return say(text, isBetter ? code : undefined)
      }
      if (refused) return say(refusalIn(cart, refused, terms, t, language))
      say(undefined)
      setTyped('')
      storeCoupons([...cart.coded.codes, code])
    } catch (error) {
      say(error instanceof ApiError && error.status === 429 ? t.codes.tooMany : t.codes.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void apply(event)} noValidate>
      <label className={cart.coded.codes.length > 0 ? 'small' : 'sr-only'} htmlFor={id}>
        {cart.coded.codes.length > 0 ? t.codes.another : t.codes.label}
      </label>
      <div className="coupon-form flex spaced-8 above-4">
        <input
          id={id}
          ref={input}
          type="text"
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={why !== undefined || undefined}
          aria-describedby={why ? `${id}-why` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            say(undefined)
          }}
        />
        <button type="submit" className="btn btn-small" aria-disabled={isBusy || undefined}>
          {t.codes.apply}
        </button>
      </div>
      <p className="error small" id={`${id}-why`} role="status">
        {why}
      </p>
      {instead && (
        <button
          type="button"
          className="link btn-bare"
          onClick={() => {
            say(undefined)
            setTyped('')
            storeCoupons([instead])
            input.current?.focus()
          }}
        >
          {t.codes.swapFor(instead)}
        </button>
      )}
    </form>
  )
}
