import { formatEuroShort } from '#shared/domain/platform/money.ts'
import { shortShopName } from '#shared/domain/platform/shop/shop-name.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { ShopMark } from '#web/ui/marks/shop-mark.tsx'
import { giftCardTexts } from './gift-card-texts.ts'

interface Props {
  cents: number | undefined
  recipientName?: string
  message?: string
  customerName?: string
}

/** A preview of the card while it is written, hidden from screen readers: the fields say it all. */
export function GiftCardFace({ cents, recipientName = '', message = '', customerName = '' }: Props) {
  const { page, face: t } = giftCardTexts.useChunk()
  const { language } = useI18n()
  const shop = useShop()
  return (
    <div className="gift-card" aria-hidden="true">
      <ShopMark />
      <p className="gift-card-name">{shortShopName(shop)}</p>
      <p className="small">{page.title}</p>
      <p className="price">{cents ? formatEuroShort(cents, language) : '–'}</p>
      <div className="small">
        <p className="bold">{recipientName.trim() !== '' && t.to(recipientName.trim())}</p>
        <p className="gift-card-message">{message.trim()}</p>
        <p>{customerName.trim() !== '' && t.from(customerName.trim())}</p>
      </div>
    </div>
  )
}
