import { Phone } from 'lucide-react'
import { useShop } from '#web/i18n/shop-query.ts'
import { sizeAdviceTexts } from './size-advice-texts.ts'

export function AskUs() {
  const t = sizeAdviceTexts.useChunk()
  const { phone } = useShop()
  if (!phone) return null
  return (
    <a className="btn" href={`tel:${phone.replaceAll(' ', '')}`}>
      <Phone className="icon icon-s" aria-hidden="true" /> {t.askUs}
    </a>
  )
}
