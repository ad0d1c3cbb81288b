import { useEffect, useState } from 'react'
import { type Details, isDoubtfulTaxCode } from '#web/orders/checkout-parts/checkout-details.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import type { PostalAdvice } from '#web/ui/form/use-postal-hint.ts'
import { announce } from '#web/ui/live-region.tsx'

interface Props {
  details: ContractForm<Details>
  postal: PostalAdvice
  /** A pick-up needs no address. */
  isFetched: boolean
  texts: CheckoutTexts
}

/** Labels above, hints before, errors beside (rule 459). */
export function DetailsFields({ details, postal, isFetched, texts: t }: Props) {
  const { watch } = details.form
  const leave = checkOnLeaving(details)
  const [isTaxCodeLeft, setTaxCodeLeft] = useState(false)
  const taxCode = watch('taxCode')
  return (
    <div className="form">
      <TextField {...details.field('customerName')} autoComplete={autofill.name} />
      <TextField
        {...details.field('customerEmail', leave('customerEmail'))}
        {...emailInput}
        className="span-3"
        autoComplete={autofill.email}
      />
      <TextField
        {...details.field('customerPhone')}
        className="span-3"
        optional
        type="tel"
        inputMode="tel"
        autoComplete={autofill.phone}
      />
      {!isFetched && <AddressFields {...{ details, postal }} texts={t} />}
      <TextField
        {...details.field('taxCode', { onBlur: () => setTaxCodeLeft(true) })}
        optional
        hint={t.taxCodeHint}
        warning={isTaxCodeLeft && isDoubtfulTaxCode(taxCode) ? t.taxCodeWarning : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  )
}

/** A slip in what has been typed is named as the field is left, and no longer than it stands; a gap waits for «Continua». */
function checkOnLeaving({ form, errors }: ContractForm<Details>) {
  return (name: keyof Details) => {
    const check = () => void form.trigger(name)
    return {
      onBlur: () => form.getValues(name).trim() !== '' && check(),
      onChange: () => errors[name] !== undefined && check(),
    }
  }
}

function AddressFields({ details, postal, texts: t }: Omit<Props, 'isFetched'>) {
  const { getValues, setValue, formState } = details.form
  const leave = checkOnLeaving(details)
  const { onlyPlace } = postal
  useEffect(() => {
    if (!onlyPlace || getValues('city').trim() !== '') return
    setValue('city', onlyPlace, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    announce(`${t.labels.city}: ${onlyPlace}`)
  }, [onlyPlace, getValues, setValue, formState.isSubmitted, t])
  return (
    <>
      <TextField {...details.field('shippingAddress')} autoComplete={autofill.shipping.street} />
      <TextField
        {...details.field('postalCode', leave('postalCode'))}
        className="span-2"
        warning={postal.isUnknown ? t.unknownPostalCode : undefined}
        inputMode="numeric"
        autoComplete={autofill.shipping.postalCode}
        aria-describedby={postal.province ? 'checkout-province' : undefined}
      />
      <div className="span-4">
        <TextField
          {...details.field('city')}
          autoComplete={autofill.shipping.city}
          list={postal.places.length > 1 ? 'checkout-places' : undefined}
        />
        {postal.places.length > 1 && (
          <datalist id="checkout-places">
            {postal.places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        )}
        {postal.province && (
          <p className="small muted above-6" id="checkout-province">
            {t.province(postal.province)}
          </p>
        )}
      </div>
    </>
  )
}
