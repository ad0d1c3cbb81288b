import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { centsOf } from '#shared/domain/money.ts'
import { roundedDecimal } from '#shared/domain/numbers.ts'
import { type CatalogAddress, parseTypedAmount, readCatalogAddress } from '#web/features/catalog/catalog-address.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { ChangeAddress } from './use-catalog-address.ts'

interface Props {
  address: CatalogAddress
  bounds: { min: string; max: string }
  change: ChangeAddress
}

export function PriceFacet({ address, bounds, change }: Props) {
  const { language, texts } = useI18n()
  const t = texts.catalog
  const group = useId()
  const [hasProblem, setProblem] = useState(false)
  const commit = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const [from, to] = ['minPrice', 'maxPrice'].map((name) => String(typed.get(name)).trim())
    const [minPrice, maxPrice] = [from, to].map((text) => (text ? parseTypedAmount(text) : undefined))
    setProblem((Boolean(from) && !minPrice) || (Boolean(to) && !maxPrice))
    const next = readCatalogAddress({ minPrice, maxPrice })
    if (next.minPrice === address.minPrice && next.maxPrice === address.maxPrice) return
    change({ minPrice: next.minPrice, maxPrice: next.maxPrice })
  }
  const show = (amount: string | undefined, round: (euros: number) => number) => {
    if (amount === undefined) return undefined
    const euros = centsOf(amount) / 100
    return roundedDecimal(round(euros), 2, language)
  }
  const field = (name: 'minPrice' | 'maxPrice', bound: string, round: (euros: number) => number) => (
    <input
      className="in num"
      id={`${group}-${name}`}
      // The address is the owner: a chip that goes empties the field.
      key={address[name]}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      defaultValue={show(address[name], (euros) => euros)}
      placeholder={show(bound, round)}
      aria-describedby={hasProblem ? `${group}-problem` : undefined}
      aria-invalid={hasProblem || undefined}
      onBlur={(event) => event.target.form && commit(event.target.form)}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        commit(event.currentTarget)
      }}
    >
      <div className="duo">
        <div className="small">
          <label htmlFor={`${group}-minPrice`}>{t.priceFrom}</label>
          {field('minPrice', bounds.min, Math.floor)}
        </div>
        <div className="small">
          <label htmlFor={`${group}-maxPrice`}>{t.priceTo}</label>
          {field('maxPrice', bounds.max, Math.ceil)}
        </div>
      </div>
      {/* Two fields do not send a form by Enter without a button. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      {hasProblem && (
        <p className="err" id={`${group}-problem`} role="alert">
          <CircleAlert className="i i-s" aria-hidden="true" />
          {t.priceProblem}
        </p>
      )}
    </form>
  )
}
