import { type Cents, centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

interface Props {
  /** Cents, or the wire's decimal string. */
  amount: Cents | string
  /** `plate` is the figure of a race number: the cents are smaller. */
  form?: 'text' | 'price' | 'plate'
  className?: string
}

export function Price({ amount, form = 'price', className = '' }: Props) {
  const { language } = useI18n()
  const cents = typeof amount === 'string' ? centsOf(amount) : amount
  const text = formatEuro(cents, language)
  if (form === 'text') return <span className={`nowrap ${className}`}>{text}</span>
  if (form === 'price') return <span className={`price ${className}`}>{text}</span>
  const cut = text.length - (/[.,]\d\d\D*$/.exec(text)?.[0].length ?? 0)
  return (
    <div className={`figure ${className}`}>
      {text.slice(0, cut)}
      <small>{text.slice(cut)}</small>
    </div>
  )
}
