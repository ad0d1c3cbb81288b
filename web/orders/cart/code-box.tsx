import { useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown, CircleAlert, Gift, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { CartCoupon } from '#shared/contract/orders/coupons.ts'
import { isGiftCode, looksLikeGiftCode, normalizeGiftCode } from '#shared/domain/orders/gift-card-code.ts'
import { maxOrderGiftCards } from '#shared/domain/orders/gift-card-states.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { type CouponTerms, goodsOf, type RefusedCoupon } from '#shared/domain/pricing/apply-coupons.ts'
import { maxOrderCoupons, normalizeCoupon } from '#shared/domain/pricing/campaign.ts'
import { totalsOf } from '#shared/domain/pricing/totals.ts'
import { ApiError, useApi } from '#web/api.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import type { CardPayment } from '#web/orders/gift-cards/card-payment.ts'
import { checkCard } from '#web/orders/gift-cards/check-card.ts'
import { HeldCardRow, keepsForm } from '#web/orders/gift-cards/held-card-row.tsx'
import { heldCards, holdCards } from '#web/orders/gift-cards/held-cards.ts'
import { useUser } from '#web/session/account-queries.ts'
import { useShop } from '#web/shop-query.ts'
import { Field } from '#web/ui/form/field.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'
import type { Cart } from './shipped-cart.ts'
import { storeCoupons } from './stored-coupons.ts'
import { cartCouponsQuery, termsOf } from './use-cart-coupons.ts'

type Texts = ReturnType<typeof cartPanelTexts.useChunk>

interface Props {
  cart: Cart
  payment: CardPayment
  isLocked?: boolean
}

/** One fold for discount codes and gift cards: those of the order, and a field that takes either. */
export function CodeBox({ cart, payment, isLocked = false }: Props) {
  const t = cartPanelTexts.useChunk()
  const field = useRef<HTMLInputElement>(null)
  const { codes } = cart.coded
  const count = codes.length + payment.cards.length
  // A code that counts, or no longer does, is never hidden.
  const [seen, setSeen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (count !== seen) {
    setSeen(count)
    if (count > seen) setOpen(true)
  }
  const remove = (code: string) => {
    storeCoupons(codes.filter((one) => one !== code))
    requestAnimationFrame(() => field.current?.focus())
  }
  return (
    <section className="coupons" aria-label={t.codes.title}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="row spaced-10">
          <Gift className="icon icon-s" aria-hidden="true" />
          <b className="bold">{t.codes.title}</b>
          <span className="muted small">{t.codes.kinds}</span>
          <ChevronDown className="icon icon-s" aria-hidden="true" />
        </summary>
        <div aria-live="polite">
          {codes.map((code) => (
            <CodeRow key={code} code={code} cart={cart} isLocked={isLocked} onRemove={() => remove(code)} />
          ))}
          {payment.cards.map((card) => (
            <HeldCardRow key={card.code} card={card} isLocked={isLocked} />
          ))}
        </div>
        {payment.isAll && <p className="small above-8">{t.gift.allPaid}</p>}
        <CodeField {...{ cart, payment, isLocked }} input={field} texts={t} />
      </details>
    </section>
  )
}

interface RowProps {
  code: string
  cart: Cart
  isLocked: boolean
  onRemove(): void
}

function CodeRow({ code, cart, isLocked, onRemove }: RowProps) {
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
      <button
        type="button"
        className="btn btn-icon"
        disabled={isLocked}
        aria-label={t.codes.remove(code)}
        onClick={onRemove}
      >
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

interface FieldProps extends Required<Props> {
  input: RefObject<HTMLInputElement | null>
  texts: Texts
}

function CodeField({ cart, payment, isLocked, input, texts: t }: FieldProps) {
  const { add, why, instead, isBusy, say } = useAddCode(cart, payment, t)
  const [typed, setTyped] = useState('')
  const use = async () => {
    if (!isBusy && !isLocked && (await add(typed))) setTyped('')
  }
  return (
    <>
      <Field
        label={t.codes.label}
        error={why}
        className="field-action above-8 small"
        aside={
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={isBusy || undefined}
            disabled={isLocked}
            onClick={() => void use()}
          >
            {t.codes.apply}
          </button>
        }
      >
        <input
          ref={input}
          type="text"
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={isLocked}
          onChange={({ target }) => {
            setTyped(target.value)
            say(undefined)
          }}
          onKeyDown={(event) => {
            keepsForm(event)
            if (event.key === 'Enter') void use()
          }}
        />
      </Field>
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
    </>
  )
}

/** A gift card's code has its own check letter; everything else is asked for as a discount code. */
function useAddCode(cart: Cart, payment: CardPayment, t: Texts) {
  const api = useApi()
  const queries = useQueryClient()
  const shop = useShop()
  const policy = cart.shipping.chosen?.policy ?? shop.shipping
  const { language } = useI18n()
  const who = useUser()?.id ?? ''
  const [answer, setAnswer] = useState<{ why?: string | undefined; instead?: string | undefined }>({})
  const [isBusy, setBusy] = useState(false)
  /** @param instead would replace the one that it does not go together with */
  const say = (why: string | undefined, instead?: string) => setAnswer({ why, instead })

  async function addCard(typed: string): Promise<string | undefined> {
    if (payment.isAll) return t.gift.allPaid
    if (payment.cards.length >= maxOrderGiftCards) return t.codes.full
    const { card, why } = await checkCard(api, typed, { ...t.codes, wrong: t.gift.wrong })
    if (!card) return why
    if (heldCards().some(({ code }) => code === card.code)) return t.gift.twice
    holdCards([...heldCards(), { code: card.code, balanceCents: centsOf(card.balance ?? '0'), wantedCents: undefined }])
    return undefined
  }

  async function addCoupon(typed: string): Promise<{ why?: string; instead?: string | undefined }> {
    const { codes, terms: applied, productIds } = cart.coded
    if (codes.length >= maxOrderCoupons) return { why: t.codes.full }
    const asked = normalizeCoupon(typed)
    const [found] = await queries.fetchQuery(cartCouponsQuery(api, [asked], productIds, who))
    const code = found?.code ?? asked
    if (codes.includes(code)) return { why: t.codes.twice }
    if (!found || found.why) return { why: looksLikeGiftCode(typed) ? t.gift.wrong : (found?.why ?? t.codes.failed) }
    const terms = termsOf(found)
    const together = totalsOf(cart.counted, policy, [...applied, ...terms])
    const refused = together.refused.find((one) => one.code === code)
    if (refused?.refusal === 'code_not_combinable') {
      const { text, isBetter } = comparedText(code, terms, cart, policy, t, language)
      return { why: text, instead: isBetter ? code : undefined }
    }
    if (refused) return { why: refusalIn(cart, refused, terms, t, language) }
    storeCoupons([...codes, code])
    return {}
  }

  /** @returns whether it counts now */
  async function add(typed: string): Promise<boolean> {
    if (!typed.trim()) {
      say(t.codes.empty)
      return false
    }
    setBusy(true)
    try {
      const result = isGiftCode(normalizeGiftCode(typed)) ? { why: await addCard(typed) } : await addCoupon(typed)
      setAnswer(result)
      return result.why === undefined
    } catch (error) {
      say(error instanceof ApiError && error.status === 429 ? t.codes.tooMany : t.codes.failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { add, ...answer, say, isBusy }
}
