import { Link } from '@tanstack/react-router'
import { guaranteeClaimMonths } from '#shared/domain/consumer-rights.ts'
import { MailLink } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const guarantee: InfoWriter = ({ shop, address }) => ({
  title: 'Legal guarantee of conformity',
  description: `Your rights when an item bought from ${shop.name} has a defect: duration, remedies, how to claim them.`,
  lead: `It is a right the law gives you, not an extra service: ${shop.warrantyYears} years on new items, ${shop.usedWarrantyMonths} months on used items, as agreed with the order. The seller is liable, and that is us.`,
  sections: [
    {
      id: 'che-cosa-copre',
      title: 'What it covers',
      body: (
        <>
          <p>
            Any lack of conformity that existed on delivery: the item is not as we described it, does not work as it
            should, lacks the qualities you can expect of such an item, or was badly assembled by us.
          </p>
          <p>
            If the defect appears within one year of delivery, it is presumed to have been there already: you do not
            have to prove it.
          </p>
          <p>
            It does not cover normal wear (tyres, chain, brake pads, bar tape), damage from a fall or from improper use,
            or, on used items, what was described and photographed before the purchase.
          </p>
        </>
      ),
    },
    {
      id: 'durata',
      title: 'How long it lasts',
      body: (
        <ul>
          <li>
            <b className="b">New items:</b> {shop.warrantyYears} years from delivery. You can bring a claim within{' '}
            {guaranteeClaimMonths} months of delivery.
          </li>
          <li>
            <b className="b">Used items:</b> {shop.usedWarrantyMonths} months from delivery. This is the duration you
            agree to with the order: you will find it on the product page and in the summary before you order.
          </li>
        </ul>
      ),
    },
    {
      id: 'che-cosa-puoi-chiedere',
      title: 'What you can ask for',
      body: (
        <>
          <p>
            First of all <b className="b">repair or replacement</b>, whichever you choose and free of charge, unless
            that choice is impossible or disproportionately expensive compared with the other. We do it within a
            reasonable time and pay for transport and labour.
          </p>
          <p>
            If we cannot or do not, or if the defect comes back, you can ask for a <b className="b">price reduction</b>{' '}
            or for <b className="b">termination of the contract</b> with a refund. A minor defect gives no right to
            termination.
          </p>
        </>
      ),
    },
    {
      id: 'come-si-chiede',
      title: 'How to claim',
      body: (
        <>
          <p>
            Write to us at{' '}
            <MailLink to={shop.email} subject="Legal guarantee of conformity">
              {shop.email}
            </MailLink>{' '}
            or call us on <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a> with the order number, what
            is wrong and, if you can, a photo. We will tell you how to get the item to us; we pay for the transport. You
            can also bring it to the workshop: {address}.
          </p>
          <p>The order confirmation is enough as proof of purchase: you do not need the original packaging.</p>
        </>
      ),
    },
    {
      id: 'altre-garanzie',
      title: 'Manufacturers’ guarantees',
      body: (
        <p>
          Some manufacturers give guarantees of their own, for example on the frame. They come on top of the legal
          guarantee and do not limit it: you will find their terms with the product.
        </p>
      ),
    },
    {
      id: 'recesso',
      title: 'Guarantee and withdrawal are two different things',
      body: (
        <p>
          If you have simply changed your mind, no defect is needed: see{' '}
          <Link to="/recesso">Withdraw from contract</Link>.
        </p>
      ),
    },
  ],
})
