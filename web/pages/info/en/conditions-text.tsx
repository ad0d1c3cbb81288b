import { Link } from '@tanstack/react-router'
import { latestDeliveryDays, legalWithdrawalDays } from '#shared/domain/consumer-rights.ts'
import { bankOrderDays } from '#shared/domain/order-states.ts'
import type { InfoWriter } from '../info-text.ts'

export const conditions: InfoWriter = ({ shop, euro, company, address }) => ({
  title: 'Conditions of sale',
  description: `How to buy from ${shop.name}: order, prices, delivery, payment, withdrawal, guarantee.`,
  lead: 'The rules of every purchase on this site, written to be read. When you order, the version in force at that moment stays with your order.',
  sections: [
    {
      id: 'chi-siamo',
      title: 'Who sells',
      body: (
        <>
          <p>
            The seller is {shop.legal.company}, with its shop in {address}, Italy.
          </p>
          <p className="small muted">{company}</p>
          <p>
            You reach us on <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>, at{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a> or by certified mail (PEC) at {shop.legal.pec}. Any of
            these will do for a complaint: we answer ourselves, by name.
          </p>
          <p>
            These conditions apply to purchases by consumers, that is by people who buy for themselves and not for their
            business.
          </p>
        </>
      ),
    },
    {
      id: 'ordine',
      title: 'How to place an order',
      body: (
        <>
          <ol>
            <li>Put the items in the cart: you see delivery and total at once.</li>
            <li>Write your details and the delivery address. You need no account.</li>
            <li>Choose how to pay.</li>
            <li>
              Check the review and press <b className="b">“Order with obligation to pay”</b>
              {shop.walletOffered && ' or, with PayPal, “Pay now with PayPal”'}. No other button binds you.
            </li>
          </ol>
          <p>
            Until then you can correct everything: quantities, details, payment method. The contract is concluded when
            you receive the order confirmation by email, which holds the summary, the essential points of these
            conditions and the instructions for withdrawal. We suggest that you keep it; the order also stays readable
            through the link in the email.
          </p>
          <p>
            You can conclude the contract in Italian or in English. Where the versions differ, the Italian one applies.
          </p>
        </>
      ),
    },
    {
      id: 'prezzi',
      title: 'Prices',
      body: (
        <>
          <p>
            Prices are in euro, final, and include VAT. The only additional cost is delivery, which you see in the cart
            before you order. The price is the same whatever the payment method.
          </p>
          <p>
            The price shown in the review applies. If it changes while you are ordering, the site tells you and asks you
            to confirm again: no order leaves with a price you have not seen.
          </p>
        </>
      ),
    },
    {
      id: 'disponibilita',
      title: 'Availability',
      body: (
        <p>
          The pieces shown are those we really have. They are taken from stock the moment you order. If through a
          mistake of ours an item is missing, we tell you at once and refund what you have paid.
        </p>
      ),
    },
    {
      id: 'spedizione',
      title: 'Delivery',
      body: (
        <>
          <p>
            We deliver in Italy only, by courier, within {shop.shipping.deliveryDays} working days of payment and in any
            case within {latestDeliveryDays} days of the order. You may order from any country, as long as the delivery
            address is in Italy.
          </p>
          <p>
            {shop.shipping.freeOverCents === null
              ? `Delivery costs ${euro(shop.shipping.flatFeeCents)}.`
              : `Delivery is free on orders over ${euro(shop.shipping.freeOverCents)}; up to ${euro(shop.shipping.freeOverCents)} it costs ${euro(shop.shipping.flatFeeCents)}.`}{' '}
            The details are in <Link to="/spedizioni-e-resi">Delivery and returns</Link>.
          </p>
          <p>
            The risk of loss or damage passes to you when you receive the parcel. If it arrives damaged, note it on the
            courier’s receipt and send us a photo: you do not have to, but it helps us to put things right quickly.
          </p>
        </>
      ),
    },
    {
      id: 'pagamento',
      title: 'Payment',
      body: (
        <ul>
          <li>
            <b className="b">Bank transfer.</b> After the order you receive IBAN and reference. We hold the items for{' '}
            {bankOrderDays} days; if the money does not arrive, the order is cancelled by itself and you owe nothing.
          </li>
          {shop.walletOffered && (
            <li>
              <b className="b">PayPal.</b> You pay with your PayPal account or a card. You are charged when you confirm
              the payment.
            </li>
          )}
        </ul>
      ),
    },
    {
      id: 'recesso',
      title: 'Right of withdrawal',
      body: (
        <p>
          You have {legalWithdrawalDays} days from delivery to withdraw, without giving a reason.
          {shop.returnDays > legalWithdrawalDays &&
            ` On top of that, you may return the goods within ${shop.returnDays} days of delivery.`}{' '}
          We pay for the return. How to do it, with the model form, is in{' '}
          <Link to="/recesso">Withdraw from contract</Link>.
        </p>
      ),
    },
    {
      id: 'garanzia',
      title: 'Legal guarantee',
      body: (
        <p>
          Legal guarantee of conformity: {shop.warrantyYears} years on new goods, {shop.usedWarrantyMonths} months on
          used goods, as agreed with the order. What it covers and how to use it is in{' '}
          <Link to="/garanzia">Legal guarantee of conformity</Link>. Our own workshop does the repairs.
        </p>
      ),
    },
    {
      id: 'usato',
      title: 'Used bicycles',
      body: (
        <p>
          For every used bicycle we describe its condition, its marks and the work done. What is written and
          photographed is part of the agreement: it is not a defect. By ordering used goods you agree that the legal
          guarantee lasts {shop.usedWarrantyMonths} months; we remind you in the cart and in the review, before the
          button.
        </p>
      ),
    },
    {
      id: 'raee',
      title: 'Electric bicycles: taking back the old one',
      body: (
        <p>
          If you buy an electrically assisted bicycle you may hand us, free of charge, an equivalent electric bicycle
          that you no longer use, and its battery. Bring it to the shop, or ask us to collect it when you order: write
          to <a href={`mailto:${shop.email}`}>{shop.email}</a>. Batteries do not belong in household waste.
        </p>
      ),
    },
    {
      id: 'recensioni',
      title: 'Reviews',
      body: (
        <p>
          We publish positive and negative reviews after a check. “Verified purchase” means that the email belongs to a
          paid order of this product. Other reviews are not verified. We do not publish insults, personal data,
          advertising or texts that are not about the product. Nobody is paid for a review.
        </p>
      ),
    },
    {
      id: 'fattura',
      title: 'Invoice',
      body: (
        <p>
          Distance sales to consumers need no receipt. If you want an invoice, ask for it with the order, by writing
          your Italian tax code in the checkout and telling us by email on the same day: later we can no longer issue
          it.
        </p>
      ),
    },
    {
      id: 'controversie',
      title: 'Complaints and disputes',
      body: (
        <>
          <p>
            First of all, let us talk: <a href={`mailto:${shop.email}`}>{shop.email}</a>. If we do not find an agreement
            you may turn to an alternative dispute resolution (ADR) body listed by the Italian Ministry of Enterprises
            and Made in Italy, or to the court of the place where you live.
          </p>
          <p>
            The contract is governed by Italian law and by the Italian Consumer Code. If you live in another country of
            the Union, the rules of that country that protect you better remain valid.
          </p>
        </>
      ),
    },
  ],
})
