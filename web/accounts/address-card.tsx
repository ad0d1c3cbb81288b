import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { type CustomerAddress, changeAddress, removeAddress } from '#shared/contract/orders/customer-addresses.ts'
import { mostAddresses } from '#shared/domain/platform/address-book.ts'
import { addressesQuery } from '#web/orders/order/customer-order-queries.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { userKey } from '#web/session/account-queries.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { AddressForm } from './address-form.tsx'
import { meQuery } from './profile-queries.ts'

/** Up to ten; the default one is the profile's too. */
export function AddressCard({ texts: t }: { texts: AccountTexts }) {
  const api = useApi()
  const queries = useQueryClient()
  const { data = [], isError, isFetching, refetch } = useQuery(addressesQuery(api))
  const [edited, setEdited] = useState<number | 'new'>()
  const [isBusy, setBusy] = useState(false)
  const readAgain = () =>
    Promise.all(
      [addressesQuery(api).queryKey, userKey, meQuery(api).queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const act = async (run: () => Promise<unknown>, title: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      await run()
      await readAgain()
      showToast({ title })
    } catch (error) {
      console.error(error)
      const description = error instanceof ApiError ? error.message : ''
      showToast({ variant: 'destructive', title: t.addressFailed, description })
    }
    setBusy(false)
  }
  const form = (address: CustomerAddress | undefined) => (
    <AddressForm
      address={address}
      texts={t}
      onEnd={(isSaved) => {
        setEdited(undefined)
        if (!isSaved) return
        showToast({ title: t.addressSaved })
        void readAgain()
      }}
    />
  )
  return (
    <section className="box" aria-labelledby="addresses-title">
      <div className="box-head">
        <h2 id="addresses-title">{t.addresses}</h2>
        {data.length < mostAddresses && edited === undefined && (
          <button
            type="button"
            className="btn btn-small"
            aria-label={t.addressAddNamed}
            onClick={() => setEdited('new')}
          >
            <Plus className="icon icon-s" aria-hidden="true" />
            {t.addressAdd}
          </button>
        )}
      </div>
      <div className="box-body stack">
        <p className="small muted">{t.addressesText}</p>
        {isError && <ErrorState what={t.addressesFailed} busy={isFetching} onRetry={() => void refetch()} />}
        {edited === 'new' && form(undefined)}
        <ul className="stack">
          {data.map((address) =>
            edited === address.id ? (
              <li key={address.id}>{form(address)}</li>
            ) : (
              <Shown
                key={address.id}
                address={address}
                texts={t}
                onEdit={() => setEdited(address.id)}
                onFirst={() =>
                  void act(() => {
                    const { id, ...body } = address
                    return api(changeAddress, { params: { id: `${id}` }, body: { ...body, isDefault: true } })
                  }, t.addressSaved)
                }
                onRemove={() =>
                  void act(() => api(removeAddress, { params: { id: `${address.id}` } }), t.addressRemoved)
                }
              />
            ),
          )}
        </ul>
      </div>
    </section>
  )
}

interface ShownProps {
  address: CustomerAddress
  texts: AccountTexts
  onEdit(): void
  onFirst(): void
  onRemove(): void
}

function Shown({ address: { label, name, phone, address, city, postalCode, isDefault }, texts: t, ...on }: ShownProps) {
  const named = (text: string) => `${text}: ${label || address}`
  const action = (text: string, run: () => void) => (
    <button type="button" className="btn-bare as-target" aria-label={named(text)} onClick={run}>
      {text}
    </button>
  )
  return (
    <li>
      <p className="row wraps spaced-12">
        {label && <b className="bold">{label}</b>}
        {isDefault && (
          <Badge icon={CircleCheck} tone="ok">
            {t.addressDefault}
          </Badge>
        )}
      </p>
      <p>
        {name && (
          <>
            {name}
            <br />
          </>
        )}
        {address}, {postalCode} {city}
        {phone && (
          <>
            <br />
            <span className="muted">{phone}</span>
          </>
        )}
      </p>
      <p className="row small wraps spaced-12-20">
        {action(t.addressEdit, on.onEdit)}
        {!isDefault && postalCode && city && action(t.addressFirst, on.onFirst)}
        {action(t.addressRemove, on.onRemove)}
      </p>
    </li>
  )
}
