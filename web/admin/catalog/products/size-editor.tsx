import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import type { ProductValues } from './product-form.tsx'

type Sizes = ProductValues['sizes']

interface Props {
  sizes: Sizes
  stock: string
  /** The product's, for every size without its own. */
  price: string
  /** Of a product without sizes. */
  expectedOn: string
  productId: number | undefined
  errors: Problems
  onSizes(sizes: Sizes): void
  onStock(stock: string): void
  onExpected(day: string): void
}

const usual = ['XS', 'S', 'M', 'L', 'XL']

export function SizeEditor({
  sizes,
  stock,
  price,
  expectedOn,
  productId,
  errors,
  onSizes,
  onStock,
  onExpected,
}: Props) {
  const api = useApi()
  const { data: awaitedAll = [] } = useQuery({
    queryKey: [...adminKey, 'awaited'],
    queryFn: async () => (await Promise.all(deskRows('awaited').map((read) => read(api)))).flat(),
    enabled: productId !== undefined,
  })
  const waiting = awaitedAll.filter((one) => one.productId === productId)
  const waitingFor = (size: string | null) => waiting.find((one) => one.size === size)?.waiting ?? 0
  const change = (index: number, what: Partial<Sizes[number]>) =>
    onSizes(sizes.map((one, i) => (i === index ? { ...one, ...what } : one)))
  const [added, setAdded] = useState<string>()
  // The place of the size whose name is being typed; the others have theirs as a label.
  const [unnamed, setUnnamed] = useState<number>()
  useEffect(() => {
    if (added) document.getElementById(added)?.focus()
  }, [added])
  const add = (size: string) => {
    // Stock counted without sizes belongs to the first size; every other size needs its own count.
    const isCounted = sizes.length === 0 && Number(stock) > 0
    onSizes([...sizes, { size, stock: isCounted ? stock : '' }])
    setUnnamed(size ? undefined : sizes.length)
    setAdded(`product-sizes-${sizes.length}-${size ? 'stock' : 'size'}`)
  }
  const remove = (index: number) => {
    const rest = sizes.filter((_, i) => i !== index)
    if (rest.length === 0) onStock(sizes[index]?.stock || '0')
    setAdded(undefined)
    setUnnamed(undefined)
    onSizes(rest)
  }
  const [isPriced, setPriced] = useState(sizes.some(({ price }) => price))
  const total = sizes.reduce((sum, one) => sum + (/^\d+$/.test(one.stock.trim()) ? Number(one.stock) : 0), 0)
  return (
    <div className="stack">
      {sizes.length === 0 ? (
        <div className="flex wraps spaced-12">
          <Field label="Stock" hint="Pezzi in tutto; con le taglie si contano taglia per taglia." error={errors.stock}>
            <input
              id="product-stock"
              className="input admin-short"
              inputMode="numeric"
              autoComplete="off"
              value={stock}
              onChange={(event) => onStock(event.target.value)}
            />
          </Field>
          <ExpectedField of={{ stock, expectedOn }} waiting={waitingFor(null)} onChange={onExpected} />
        </div>
      ) : (
        <>
          <ul className="flex wraps spaced-12">
            {sizes.map((one, i) => (
              <SizeField
                // biome-ignore lint/suspicious/noArrayIndexKey: a size is its place in the list while it is typed
                key={i}
                place={i}
                size={one}
                isNew={i === unnamed}
                price={isPriced || one.price ? price : undefined}
                waiting={waitingFor(one.size.trim())}
                errors={errors}
                onNaming={() => setUnnamed(i)}
                onChange={(what) => change(i, what)}
                onRemove={() => remove(i)}
              />
            ))}
          </ul>
          <p className="small muted" aria-live="polite">
            Stock in tutto: <b className="bold">{total}</b>
            {waitingFor(null) > 0 && `, ${awaited(waitingFor(null))} in qualsiasi taglia`}
          </p>
          {!isPriced && (
            <button type="button" className="btn btn-small" onClick={() => setPriced(true)}>
              Una taglia costa di più o di meno
            </button>
          )}
        </>
      )}
      <SizeButtons sizes={sizes} onAdd={add} />
    </div>
  )
}

const awaited = (count: number) => (count === 1 ? 'uno lo aspetta' : `in ${count} lo aspettano`)

interface ExpectedProps {
  of: { stock: string; expectedOn?: string | null | undefined; size?: string }
  waiting: number
  onChange(day: string): void
}

/** When what is sold out comes, and how many wait for it. */
function ExpectedField({ of: { stock, expectedOn, size }, waiting, onChange }: ExpectedProps) {
  const said = waiting > 0 && awaited(waiting)
  if (stock.trim() !== '0' && !expectedOn) return said && <p className="small muted">{said}</p>
  return (
    <Field label={<>In arrivo {size && <span className="sr-only">{size}</span>}</>} optional hint={said || undefined}>
      <input
        type="date"
        min={romeDayOf(new Date())}
        value={expectedOn ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

function SizeButtons({ sizes, onAdd }: { sizes: Sizes; onAdd(size: string): void }) {
  return (
    <div className="row wraps spaced-8">
      <button type="button" className="btn btn-small" onClick={() => onAdd('')}>
        <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi taglia
      </button>
      {usual
        .filter((size) => !sizes.some((one) => one.size.trim().toUpperCase() === size))
        .map((size) => (
          <button
            key={size}
            type="button"
            className="btn btn-small"
            aria-label={`Aggiungi la taglia ${size}`}
            onClick={() => onAdd(size)}
          >
            {size}
          </button>
        ))}
    </div>
  )
}

interface FieldProps {
  place: number
  size: Sizes[number]
  isNew: boolean
  /** The product's, where sizes have prices. */
  price: string | undefined
  waiting: number
  errors: Problems
  onNaming(): void
  onChange(what: Partial<Sizes[number]>): void
  onRemove(): void
}

/** The stock of a size, and its price where they differ; its name is a field only until it has one. */
function SizeField({
  place,
  size: { size, stock, price: own = '', expectedOn },
  isNew,
  price,
  waiting,
  errors,
  onNaming,
  onChange,
  onRemove,
}: FieldProps) {
  const nameError = errors[`sizes.${place}.size`]
  const isNamed = size.trim() !== '' && !isNew && !nameError
  return (
    <li className={isNamed ? 'size-field' : 'size-field size-new'}>
      {!isNamed && (
        <Field label="Taglia" error={nameError}>
          <input
            id={`product-sizes-${place}-size`}
            autoComplete="off"
            maxLength={20}
            value={size}
            onFocus={onNaming}
            onChange={({ target }) => onChange({ size: target.value })}
          />
        </Field>
      )}
      <Field
        label={
          <>
            {isNamed && size} <span className={isNamed ? 'sr-only' : undefined}>Stock</span>
          </>
        }
        error={errors[`sizes.${place}.stock`]}
      >
        <input
          id={`product-sizes-${place}-stock`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={stock}
          onChange={({ target }) => onChange({ stock: target.value })}
        />
      </Field>
      {price !== undefined && (
        <Field
          label={<>Prezzo {isNamed && <span className="sr-only">{size}</span>}</>}
          error={errors[`sizes.${place}.price`]}
        >
          <input
            id={`product-sizes-${place}-price`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={price}
            value={own}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </Field>
      )}
      <ExpectedField
        of={{ stock, expectedOn, size: isNamed ? size : '' }}
        waiting={waiting}
        onChange={(day) => onChange({ expectedOn: day })}
      />
      <button
        type="button"
        className="btn-icon size-remove"
        aria-label={`Togli la taglia ${size || place + 1}`}
        onClick={onRemove}
      >
        <X className="icon icon-s" aria-hidden="true" />
      </button>
    </li>
  )
}
