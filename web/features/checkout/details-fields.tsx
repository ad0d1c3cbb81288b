import { useEffect, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { Field } from '#web/ui/form/field.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { type DetailName, type Details, isDoubtfulTaxCode } from './checkout-details.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { isOtherPlace, type PostalAdvice } from './use-postal-hint.ts'

interface Props {
  form: UseFormReturn<Details>
  postal: PostalAdvice
  texts: CheckoutTexts
}

export const fieldId = (name: DetailName) => `checkout-${name}`

export function errorText(errors: FieldErrors<Details>, name: DetailName, t: CheckoutTexts): string | undefined {
  const message = errors[name]?.message
  if (message === undefined) return undefined
  return Object.hasOwn(t.fieldErrors, message) ? t.fieldErrors[message as keyof typeof t.fieldErrors] : message
}

const namedPlaces = 3

/** Labels above, hints before, errors beside (rule 459). */
export function DetailsFields({ form, postal, texts: t }: Props) {
  const { register, getValues, setValue, watch, formState } = form
  const [isTaxCodeLeft, setTaxCodeLeft] = useState(false)
  const [cap, city, taxCode] = watch(['postalCode', 'city', 'taxCode'])
  const { onlyPlace } = postal
  useEffect(() => {
    if (!onlyPlace || getValues('city').trim() !== '') return
    setValue('city', onlyPlace, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    announce(`${t.labels.city}: ${onlyPlace}`)
  }, [onlyPlace, getValues, setValue, formState.isSubmitted, t])
  const common = (name: DetailName) => ({ id: fieldId(name), ...register(name) })
  const error = (name: DetailName) => errorText(formState.errors, name, t)
  return (
    <div className="form">
      <Field label={t.labels.customerName} error={error('customerName')}>
        <input {...common('customerName')} type="text" autoComplete="name" />
      </Field>
      <Field className="f3" label={t.labels.customerEmail} error={error('customerEmail')}>
        <input
          {...common('customerEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <Field className="f3" label={t.labels.customerPhone} optional error={error('customerPhone')}>
        <input {...common('customerPhone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field label={t.labels.shippingAddress} error={error('shippingAddress')}>
        <input {...common('shippingAddress')} type="text" autoComplete="shipping address-line1" />
      </Field>
      <Field
        className="f2"
        label={t.labels.postalCode}
        error={error('postalCode')}
        warning={postal.isUnknown ? t.unknownPostalCode : undefined}
      >
        <input
          {...common('postalCode')}
          type="text"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          aria-describedby={postal.province ? 'checkout-province' : undefined}
        />
      </Field>
      <div className="f4">
        <Field
          label={t.labels.city}
          error={error('city')}
          warning={isOtherPlace(city, postal) ? t.otherPlace(cap.trim(), someOf(postal.places)) : undefined}
        >
          <input
            {...common('city')}
            type="text"
            autoComplete="shipping address-level2"
            list={postal.places.length > 1 ? 'checkout-places' : undefined}
          />
        </Field>
        {postal.places.length > 1 && (
          <datalist id="checkout-places">
            {postal.places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        )}
        {postal.province && (
          <p className="small muted mt-1.5" id="checkout-province">
            {t.province(postal.province)}
          </p>
        )}
      </div>
      <Field
        label={t.labels.taxCode}
        optional
        hint={t.taxCodeHint}
        error={error('taxCode')}
        warning={isTaxCodeLeft && isDoubtfulTaxCode(taxCode) ? t.taxCodeWarning : undefined}
      >
        <input
          {...common('taxCode')}
          {...register('taxCode', { onBlur: () => setTaxCodeLeft(true) })}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
    </div>
  )
}

function someOf(places: readonly string[]): string {
  const some = places.slice(0, namedPlaces).join(', ')
  return places.length > namedPlaces ? `${some}…` : some
}
