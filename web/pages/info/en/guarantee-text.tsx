import { Link } from '@tanstack/react-router'
import { guaranteeClaimMonths } from '#shared/domain/consumer-rights.ts'
import { MailLink } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const guarantee: InfoWriter = ({ shop, address }) => ({
  title: 'Legal guarantee of conformity',
  description: `Your rights when an item bought from ${shop.name} has a defect: duration, remedies, how to claim them.`,
  lead: `It is a right the law gives you, not an extra service: ${shop.warrantyYears} years on new goods, ${shop.usedWarrantyMonths} months on used goods, as agreed with the order. The seller is liable, and that is us.`,
  sections: [
    {
      id: 'che-cosa-copre',
      title: 'What it covers',
      body: (
        <>
          <p>
            Lack of conformity that existed at delivery: the item is not as we described it, does not work as it should,
            lacks the qualities one expects of such an item, or was assembled badly by us.
          </p>
          <p>
            If the defect shows within one year of delivery it is presumed to have been there already: you do not have
            to prove it.
          </p>
          <p>
            It does not cover normal wear (tyres, chain, brake pads, bar tape), damage from a fall or from improper use,
            and in used goods what was described and photographed before the purchase.
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
            <b className="b">New goods:</b> {shop.warrantyYears} years from delivery. You may go to court within{' '}
            {guaranteeClaimMonths} months of delivery.
          </li>
          <li>
            <b className="b">Used goods:</b> {shop.usedWarrantyMonths} months from delivery. This is the duration you
            agree to with the order: you find it on the product’s page, in the cart and in the review.
          </li>
        </ul>
      ),
    },
    {
      id: 'che-cosa-puoi-chiedere',
      title: 'What you may ask for',
      body: (
        <>
          <p>
            First of all <b className="b">repair or replacement</b>, as you choose and free of charge, unless that
            choice is impossible or disproportionately expensive compared with the other. We do it within a reasonable
            time, and transport and labour are on us.
          </p>
          <p>
            If we cannot, do not, or the defect comes back, you may ask for a <b className="b">price reduction</b> or
            for <b className="b">termination of the contract</b> with a refund. A minor defect gives no right to
            termination.
          </p>
        </>
      ),
    },
    {
      id: 'come-si-chiede',
      title: 'How to ask',
      body: (
        <>
          <p>
            Write to us at{' '}
            <MailLink to={shop.email} subject="Legal guarantee of conformity">
              {shop.email}
            </MailLink>{' '}
            or call us on <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a> with the order number, what
            happens and, if you can, a photo. We tell you how to get the item to us; we pay for the transport. You may
            also bring it to the workshop: {address}.
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
          guarantee and do not limit it: their terms are those you find with the product.
        </p>
      ),
    },
    {
      id: 'recesso',
      title: 'Guarantee and withdrawal are two things',
      body: (
        <p>
          If you have simply changed your mind you need no defect: see <Link to="/recesso">Withdraw from contract</Link>
          .
        </p>
      ),
    },
  ],
})
