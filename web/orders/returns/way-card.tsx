import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { chosenSize, type ReturnDraft } from './return-draft.ts'
import type { ReturnTexts } from './return-texts.ts'
import { backCents, lineKey, otherSizes, piecesOf, type TickedLine, type WayOffer } from './return-ways.ts'

interface Props {
  /** The name of the radios one of which is on. */
  group: string
  way: WayOffer
  isOn: boolean
  isSizeMissing: boolean
  offer: ReturnOffer
  lines: readonly TickedLine[]
  sizes: ReturnDraft['sizes']
  onChoose(): void
  onSizes(sizes: ReturnDraft['sizes']): void
  texts: ReturnTexts
}

export function WayCard({ group, way, isOn, isSizeMissing, offer, lines, sizes, onChoose, onSizes, texts: t }: Props) {
  const { language } = useI18n()
  const { returnPaidBy } = useShop()
  const { title, gives, text } = wordsOf(way, offer, lines, t, language, returnPaidBy === 'shop')
  return (
    <div className="return-kind">
      <label className={`pay-option block relative ${isOn ? 'on' : ''}`}>
        <span className="row row-between wraps spaced-4-12">
          <b className="bold">{title}</b>
          <span className="small bold nowrap tabular-nums">{gives}</span>
        </span>
        <span className="small muted above-4 block">{text}</span>
        <input className="sr-only" type="radio" name={group} checked={isOn} onChange={onChoose} />
      </label>
      {isOn && way.way === 'exchange' && (
        <div className="return-kind-more">
          {lines.map((line) => (
            <Sizes key={lineKey(line)} line={line} isOnly={lines.length === 1} {...{ sizes, onSizes, t }} />
          ))}
          <ErrorText>{isSizeMissing ? t.how.sizeMissing : undefined}</ErrorText>
          <HeldNote lines={lines} sizes={sizes} texts={t}>
            {t.how.held(shopDate(offer.heldUntilDay, language, 'promise'))}
          </HeldNote>
        </div>
      )}
    </div>
  )
}

type Language = Parameters<typeof shopDate>[1]

function wordsOf(
  { way, lastDay, isCourtesy }: WayOffer,
  offer: ReturnOffer,
  lines: readonly TickedLine[],
  t: ReturnTexts,
  language: Language,
  isFree: boolean,
): { title: string; gives: string; text: string } {
  const units = piecesOf(lines)
  const until = lastDay && shopDate(lastDay, language, way === 'guarantee' ? 'distant' : 'promise')
  const courtesy = isCourtesy && lastDay ? t.how.courtesy(shopDate(lastDay, language, 'distant')) : undefined
  const back = t.how.back(formatEuro(backCents(offer, lines, way).cents, language))
  switch (way) {
    case 'withdrawal':
      return { title: t.how.refund(units), gives: back, text: t.how.withdrawal(until, isFree) }
    case 'shop_return':
      return { title: t.how.refund(units), gives: back, text: courtesy ?? t.how.shopReturn(until ?? '', isFree) }
    case 'exchange':
      return {
        title: t.how.exchange(units),
        gives: t.how.noDifference(formatEuro(0, language)),
        text: courtesy ?? t.how.exchangeText(until),
      }
    case 'guarantee':
      return { title: t.how.guarantee, gives: t.how.free, text: courtesy ?? t.how.guaranteeText(until) }
    case 'transport_damage':
      return { title: t.how.damage, gives: t.how.free, text: courtesy ?? t.how.damageText }
  }
}

interface SizesProps {
  line: TickedLine
  isOnly: boolean
  sizes: ReturnDraft['sizes']
  onSizes(sizes: ReturnDraft['sizes']): void
  t: ReturnTexts
}

function Sizes({ line, isOnly, sizes, onSizes, t }: SizesProps) {
  const key = lineKey(line)
  const free = otherSizes(line)
  const offeredSizes = line.exchangeSizes.map(({ frameSize }) => frameSize)
  const known = offeredSizes.includes(line.frameSize) ? offeredSizes : [line.frameSize, ...offeredSizes]
  const shown = known.filter((size) => size !== null)
  return (
    <fieldset className="above-12">
      <legend className={isOnly ? 'sr-only' : 'label'}>{t.how.newSize(line.name)}</legend>
      <div className="sizes">
        {shown.map((size) => {
          const offered = free.find(({ frameSize }) => frameSize === size)
          return (
            <label className="size" key={size}>
              <input
                className="sr-only"
                type="radio"
                name={`size-${key}`}
                checked={chosenSize(line, sizes) === size}
                disabled={!offered}
                onChange={() => onSizes({ [key]: size })}
              />
              {size}
              <small>
                {size === line.frameSize ? t.how.owned : offered ? t.pieces(offered.pieces) : t.how.soldOut}
              </small>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

interface HeldProps {
  lines: readonly TickedLine[]
  sizes: ReturnDraft['sizes']
  texts: ReturnTexts
  children: ReactNode
}

function HeldNote({ lines, sizes: chosen, texts: t, children }: HeldProps) {
  const sizes = lines.map((line) => chosenSize(line, chosen)).filter((size) => size !== undefined)
  if (sizes.length < lines.length) return null
  return (
    <p className="note note-ok above-16" role="status">
      <LockKeyhole className="icon icon-s" aria-hidden="true" />
      <span>
        <b className="bold">{t.how.heldLead([...new Set(sizes)].join(', '))}</b> {children}
      </span>
    </p>
  )
}
