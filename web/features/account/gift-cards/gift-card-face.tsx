import { formatEuroShort } from '#shared/domain/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'
import { giftCardTexts } from './gift-card-texts.ts'

interface Props {
  cents: number | undefined
  recipientName?: string
  message?: string
  customerName?: string
}

/** The card as it fills while it is written. Whoever listens has heard it all in the fields. */
export function GiftCardFace({ cents, recipientName = '', message = '', customerName = '' }: Props) {
  const { page, face: t } = giftCardTexts.useChunk()
  const { language } = useI18n()
  const { name } = useShop()
  return (
    <div className="gift-c" aria-hidden="true">
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <circle cx="18" cy="18" r="14" stroke="currentColor" strokeWidth="3.2" strokeDasharray="2.9 1.5" />
        <circle cx="18" cy="18" r="10.5" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="18" cy="18" r="4" fill="currentColor" />
      </svg>
      <p className="gift-c-n">{name.replace(/^Cicli /, '')}</p>
      <p className="small">{page.title}</p>
      <p className="price">{cents ? formatEuroShort(cents, language) : '–'}</p>
      <div className="small">
        <p className="b">{recipientName.trim() !== '' && t.to(recipientName.trim())}</p>
        <p className="gift-c-m">{message.trim()}</p>
        <p>{customerName.trim() !== '' && t.from(customerName.trim())}</p>
      </div>
    </div>
  )
}
