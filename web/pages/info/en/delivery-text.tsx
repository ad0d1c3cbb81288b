import { Link } from '@tanstack/react-router'
import { latestDeliveryDays, legalWithdrawalDays, refundDays } from '#shared/domain/consumer-rights.ts'
import { InfoTable } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const delivery: InfoWriter = ({ shop, euro, address }) => {
  const { flatFeeCents, freeOverCents, deliveryDays } = shop.shipping
  return {
    title: 'Shipping and returns',
    description: `What shipping costs, when your order arrives and how to return an item to ${shop.name}.`,
    lead: 'What it costs, how long it takes, and what to do if an item is not right.',
    sections: [
      {
        id: 'costi',
        title: 'What it costs',
        body: (
          <>
            {freeOverCents === null ? (
              <p>Shipping costs {euro(flatFeeCents)} per order.</p>
            ) : (
              <>
                <p>
                  Free shipping on orders over {euro(freeOverCents)}. Up to {euro(freeOverCents)}: {euro(flatFeeCents)}.
                </p>
                <InfoTable
                  caption="Shipping cost per order"
                  head={['Value of the items', 'Shipping']}
                  rows={[
                    [`Up to ${euro(freeOverCents)}`, euro(flatFeeCents)],
                    [`From ${euro(freeOverCents + 1)}`, 'Free'],
                  ]}
                />
              </>
            )}
            <p>
              What counts is the total of the items, VAT included. If you later return part of the order, the shipping
              cost stays as it was: we do not ask you for the difference.
            </p>
          </>
        ),
      },
      {
        id: 'tempi',
        title: 'When it arrives',
        body: (
          <p>
            Within {deliveryDays} working days of receiving your payment, and in any case within {latestDeliveryDays}{' '}
            days of the order. When the parcel leaves we send you the tracking number. Bikes go over the workbench
            first.
          </p>
        ),
      },
      {
        id: 'dove',
        title: 'Where we deliver',
        body: <p>In Italy only, islands included, by courier to the address you give when ordering.</p>,
      },
      {
        id: 'pacco-rovinato',
        title: 'If the parcel arrives damaged',
        body: (
          <p>
            Note it on the courier’s receipt, take a photo and send it to{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a>. Until the parcel is in your hands the risk is ours: we
            take care of it.
          </p>
        ),
      },
      {
        id: 'resi',
        title: 'Returns',
        body: (
          <>
            <p>
              By law you can withdraw within {legalWithdrawalDays} days of delivery, without saying why.
              {shop.returnDays > legalWithdrawalDays &&
                ` On top of that, we give you free returns within ${shop.returnDays} days of delivery.`}
            </p>
            <ol>
              <li>
                Tell us your decision: see <Link to="/recesso">Withdraw from contract</Link>.
              </li>
              <li>We send you a prepaid courier label. Returning costs you nothing.</li>
              <li>Put the item back in its box, or one just as sturdy, and hand it to the courier.</li>
            </ol>
            <p>
              We refund you within {refundDays} days of your notice, by the same means you paid with, including the
              standard shipping you paid for. We may wait until we have the item back, or proof that you have sent it.
            </p>
            <p>
              You can try the item as you would in the shop. If you use it more than that and it loses value, that loss
              is yours. You can also bring it back to the shop: {address}.
            </p>
          </>
        ),
      },
      {
        id: 'taglia',
        title: 'Another size',
        body: (
          <p>
            Return the item as above and order the right size: that way it is reserved for you at once. If in doubt,
            call us before ordering on <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>.
          </p>
        ),
      },
      {
        id: 'eccezioni',
        title: 'What cannot be returned',
        body: (
          <p>
            Items made to measure for you, and sealed items that for reasons of hygiene cannot be returned once opened.
            Where that is the case, the product page says so.
          </p>
        ),
      },
    ],
  }
}
