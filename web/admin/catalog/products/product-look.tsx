import type { ReactNode } from 'react'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductValues } from './product-form.tsx'

interface Props {
  values: ProductValues
  language: 'it' | 'en'
  children: ReactNode
}

/** The product as customers will see it in a list. */
export function ProductLook({ values, language, children }: Props) {
  const { pictures, category, sizes, stock } = values
  const cents = readAmount(values.price) ?? 0
  const counts = sizes.length > 0 ? sizes.map((size) => size.stock) : [stock]
  const pieces = counts.reduce((sum, count) => sum + (/^\d+$/.test(count.trim()) ? Number(count) : 0), 0)
  const name = (language === 'en' && values.nameEn) || values.name
  return (
    <aside className="side-box">
      <p className="small bold below-8">Come lo vede il cliente</p>
      <div className="product-look">
        <Picture category={category} url={pictures[0]?.url ?? null} alt="" sizes="320px" />
        <div className="product-look-text">
          <p className="bold">{name || 'Senza nome'}</p>
          {sizes.length > 0 && (
            <p className="small muted">
              {sizes.map((one, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two sizes may have one name while they are typed
                <span key={i}>
                  {i === 0 ? 'Taglia ' : ', '}
                  {Number(one.stock) > 0 ? one.size : <s>{one.size}</s>}
                </span>
              ))}
            </p>
          )}
          <p className="row row-between above-8">
            <b className="num">{cents > 0 ? formatEuro(cents) : 'Senza prezzo'}</b>
            <span className="small muted">{pieces === 1 ? '1 pezzo' : `${pieces} pezzi`}</span>
          </p>
        </div>
      </div>
      {children}
    </aside>
  )
}
