import { useQuery } from '@tanstack/react-query'
import { isSamePlace } from '#shared/domain/platform/address-book.ts'
import type { Details } from '#web/orders/checkout-parts/checkout-details.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { addressesQuery } from '#web/orders/order/customer-order-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'

/** One press fills in an address of the account. */
export function SavedAddresses({ form, texts: t }: Pick<ContractForm<Details>, 'form'> & { texts: CheckoutTexts }) {
  const user = useUser()
  const { data = [] } = useQuery({ ...addressesQuery(useApi()), enabled: Boolean(user) })
  const [address, postalCode, city] = form.watch(['shippingAddress', 'postalCode', 'city'])
  if (!user || data.length < 2) return null
  return (
    <fieldset className="below-16">
      <legend className="label below-8">{t.savedAddresses}</legend>
      <div className="row wraps spaced-8">
        {data.map((one) => (
          <button
            type="button"
            key={one.id}
            className={isSamePlace(one, { address, postalCode, city }) ? 'btn btn-small btn-main' : 'btn btn-small'}
            aria-pressed={isSamePlace(one, { address, postalCode, city })}
            onClick={() => {
              const set = (name: keyof Details, text: string) =>
                form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
              set('shippingAddress', one.address)
              set('postalCode', one.postalCode)
              set('city', one.city)
              set('customerName', one.name || `${user.firstName} ${user.lastName}`.trim())
              set('customerPhone', one.phone || (user.phone ?? ''))
            }}
          >
            {[one.label, `${one.address}, ${one.city}`].filter(Boolean).join(' · ')}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
