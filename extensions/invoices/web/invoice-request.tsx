import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import type { Places } from '#web/extensions/web-extension.ts'
import { useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Tick } from '#web/ui/form/tick.tsx'
import { type BuyerView, readInvoiceOffer } from '../invoice-calls.ts'
import { type InvoicePartyInput, invoiceParty } from '../invoice-party.ts'
import { looksLikeAnother } from '../person-name.ts'
import { type InvoiceTexts, invoiceTexts } from './invoice-texts.ts'

type FieldName =
  | 'taxCode'
  | 'province'
  | 'name'
  | 'vatNumber'
  | 'recipientCode'
  | 'pec'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'companyProvince'
type Typed = Record<FieldName, string>

/** As the order takes it: of code and PEC the code alone; an address only where no goods are sent to one. */
function partyOf(kind: 'person' | 'company', typed: Typed, isFetched: boolean): InvoicePartyInput {
  const { taxCode, province, name, vatNumber, recipientCode, pec, street, postalCode, city, companyProvince } = typed
  const own = { street, postalCode, city, province: kind === 'person' ? province : companyProvince }
  const address = isFetched && { address: own }
  if (kind === 'person') return { kind, taxCode, province, ...address }
  const code = recipientCode.trim()
  return { kind, name, vatNumber, ...(code ? { recipientCode: code } : { pec: pec.trim() || null }), ...address }
}

/** Where an issue of the schema is shown. */
function fieldOf(path: readonly PropertyKey[], kind: 'person' | 'company'): FieldName {
  const [first, second] = path
  if (first !== 'address') return first as FieldName
  if (second === undefined) return 'street'
  if (second === 'province') return kind === 'person' ? 'province' : 'companyProvince'
  return second as FieldName
}

/** «Richiedo la fattura»: asked for with the order and not later. */
export function InvoiceRequest(given: Places['checkout.extra']) {
  const api = useApi()
  const offer = useQuery({
    queryKey: ['invoice-offer', useUser()?.id],
    queryFn: () => api(readInvoiceOffer),
    retry: false,
  })
  if (offer.isPending || offer.data?.isOffered === false) return null
  return <Request {...given} last={offer.data?.last ?? null} />
}

/** What the last invoice said, a company's or a person's. */
function typedFrom(last: BuyerView | null): Typed {
  const { name, vatNumber, taxCode, province, recipientCode, pec, street, postalCode, city } = last ?? {}
  return {
    ...{ taxCode: taxCode ?? '', province: province ?? '', name: vatNumber ? (name ?? '') : '' },
    ...{ vatNumber: vatNumber ?? '', recipientCode: recipientCode ?? '', pec: pec ?? '' },
    ...{ street: street ?? '', postalCode: postalCode ?? '', city: city ?? '', companyProvince: province ?? '' },
  }
}

function Request({
  orderField,
  customerName,
  isFetched,
  refused,
  last,
}: Places['checkout.extra'] & { last: BuyerView | null }) {
  const t = invoiceTexts.useChunk()
  const [isWanted, want] = useState(false)
  const [kind, setKind] = useState<'person' | 'company'>(last?.vatNumber ? 'company' : 'person')
  const [typed, setTyped] = useState<Typed>(() => typedFrom(last))
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const [against, setAgainst] = useState({ refused, typed })
  if (against.refused !== refused) setAgainst({ refused, typed })
  const refusals = new Map(
    Object.entries(refused).map(([path, text]) => [fieldOf(path.split('.').slice(1), kind), text]),
  )
  const fields = useRef<HTMLFieldSetElement>(null)
  const group = useId()
  const read = invoiceParty.safeParse(partyOf(kind, typed, isFetched))
  const wrong = new Set(read.error?.issues.map(({ path }) => fieldOf(path, kind)))
  useEffect(() => {
    if (Object.keys(refused).length > 0)
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }, [refused])
  useEffect(() => {
    if (!isWanted) return
    return orderField('invoice', () => {
      const party = partyOf(kind, typed, isFetched)
      if (invoiceParty.safeParse(party).success) return party
      setTried(true)
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return null
    })
  }, [isWanted, kind, typed, isFetched, orderField])

  const field = (name: FieldName, error: string) => ({
    label: t.labels[name],
    value: typed[name],
    autoComplete: 'off',
    // The server's words, until what they are about is changed.
    error:
      (isTried || (left.has(name) && typed[name].trim())) && wrong.has(name)
        ? error
        : against.typed[name] === typed[name]
          ? refusals.get(name)
          : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    onBlur: () => setLeft(new Set([...left, name])),
  })
  const hasBoth = typed.recipientCode.trim() !== '' && typed.pec.trim() !== ''
  const isAnothers = looksLikeAnother(customerName, typed.taxCode.trim().toUpperCase())
  return (
    <>
      <Tick isOn={isWanted} onChange={want}>
        {t.wish}
      </Tick>
      {isWanted && (
        <fieldset className="above-16" ref={fields}>
          <legend className="sr-only">{t.who}</legend>
          <div className="row">
            {(['person', 'company'] as const).map((one) => (
              <label key={one} className="check">
                <input type="radio" name={group} checked={kind === one} onChange={() => setKind(one)} />
                {t[one]}
              </label>
            ))}
          </div>
          <div className="form above-16">
            {kind === 'person' ? (
              <PersonFields field={field} isAnothers={isAnothers} texts={t} />
            ) : (
              <CompanyFields field={field} hasBoth={hasBoth} texts={t} />
            )}
            {isFetched && <PlaceFields field={field} isCompany={kind === 'company'} texts={t} />}
          </div>
          <p className="small muted above-16">{t.last}</p>
        </fieldset>
      )}
    </>
  )
}

interface FieldsProps {
  field(name: FieldName, error: string): ComponentProps<typeof TextField>
  texts: InvoiceTexts
}

const code = { autoCapitalize: 'characters', spellCheck: false } as const

function PersonFields({ field, isAnothers, texts: t }: FieldsProps & { isAnothers: boolean }) {
  return (
    <>
      <TextField
        {...field('taxCode', t.errors.taxCode)}
        {...code}
        className="span-3"
        hint={t.hints.taxCode}
        warning={isAnothers ? t.another : undefined}
      />
      <TextField {...field('province', t.errors.province)} {...code} className="span-3" hint={t.hints.province} />
    </>
  )
}

function CompanyFields({ field, hasBoth, texts: t }: FieldsProps & { hasBoth: boolean }) {
  return (
    <>
      <TextField {...field('name', t.errors.name)} autoComplete="organization" />
      <TextField
        {...field('vatNumber', t.errors.vatNumber)}
        className="span-3"
        inputMode="numeric"
        hint={t.hints.vatNumber}
      />
      <TextField
        {...field('recipientCode', t.errors.recipientCode)}
        {...code}
        className="span-3"
        hint={t.hints.recipientCode}
      />
      <TextField
        {...field('pec', t.errors.pec)}
        type="email"
        warning={hasBoth ? t.both : undefined}
        autoCapitalize="off"
        spellCheck={false}
      />
    </>
  )
}

/** A pick-up: the invoice needs an address all the same. */
function PlaceFields({ field, isCompany, texts: t }: FieldsProps & { isCompany: boolean }) {
  return (
    <>
      <TextField {...field('street', t.errors.address)} autoComplete="street-address" />
      <TextField {...field('postalCode', t.errors.address)} className="span-2" inputMode="numeric" />
      <TextField {...field('city', t.errors.address)} className="span-4" />
      {isCompany && <TextField {...field('companyProvince', t.errors.province)} {...code} className="span-3" />}
    </>
  )
}
