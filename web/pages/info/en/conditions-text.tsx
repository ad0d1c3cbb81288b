import { Link } from '@tanstack/react-router'
import { latestDeliveryDays, legalWithdrawalDays } from '#shared/domain/consumer-rights.ts'
import { bankOrderDays } from '#shared/domain/order-states.ts'
import type { InfoWriter } from '../info-text.ts'

export const conditions: InfoWriter = ({ shop, euro, company, address }) => ({
  title: 'Terms of sale',
  description: `How to buy from ${shop.name}: order, prices, delivery, payment, withdrawal, guarantee.`,
  lead: 'The rules for every purchase on this site, written to be read. When you order, the version in force at that moment stays with your order.',
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
            You can reach us on <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>, at{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a> or by certified mail (PEC) at {shop.legal.pec}. Any of
            these will do for a complaint: we answer in person, by name.
          </p>
          <p>
            These terms apply to purchases by consumers, that is, people who buy for themselves and not for a business.
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
            <li>Add items to your cart: you see shipping and total at once.</li>
            <li>Enter your details and delivery address. You do not need an account.</li>
            <li>Choose how to pay.</li>
            <li>
              Check the summary and press <b className="b">“Order with obligation to pay”</b>
              {shop.walletOffered && ' or, with PayPal, “Pay now with PayPal”'}. No other button binds you.
            </li>
          </ol>
          <p>
            Until then you can correct everything: quantities, details, payment method. The contract is concluded when
            you receive the order confirmation by email, which contains the summary, the essential points of these terms
            and the instructions for withdrawal. We suggest you keep it; you can also read the order at any time through
            the link in the email.
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
            Prices are in euros, final, and include VAT. The only additional cost is shipping, which you see in the cart
            before you order. The price is the same whatever the payment method.
          </p>
          <p>
            The price shown in the summary applies. If it changes while you are ordering, the site tells you and asks
            you to confirm again: no order is placed at a price you have not seen.
          </p>
        </>
      ),
    },
    {
      id: 'disponibilita',
      title: 'Availability',
      body: (
        <p>
          The stock shown is what we really have. Items are taken from stock the moment you order. If, through a mistake
          of ours, an item is missing, we will tell you at once and refund what you have paid.
        </p>
      ),
    },
    {
      id: 'spedizione',
      title: 'Shipping and delivery',
      body: (
        <>
          <p>
            We deliver in Italy only, by courier, within {shop.shipping.deliveryDays} working days of payment and in any
            case within {latestDeliveryDays} days of the order. You can order from any country, as long as the delivery
            address is in Italy.
          </p>
          <p>
            {shop.shipping.freeOverCents === null
              ? `Shipping costs ${euro(shop.shipping.flatFeeCents)}.`
              : `Shipping is free on orders over ${euro(shop.shipping.freeOverCents)}; up to ${euro(shop.shipping.freeOverCents)} it costs ${euro(shop.shipping.flatFeeCents)}.`}{' '}
            The details are in <Link to="/spedizioni-e-resi">Shipping and returns</Link>.
          </p>
          <p>
            The risk of loss or damage passes to you when you receive the parcel. If it arrives damaged, note it on the
            courier’s receipt and send us a photo: you do not have to, but it helps us put things right quickly.
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
            <b className="b">Bank transfer.</b> After ordering you receive our IBAN and a reference. We hold the items
            for {bankOrderDays} days; if the money does not arrive, the order is cancelled automatically and you owe
            nothing.
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
            ` On top of that, you can return the items within ${shop.returnDays} days of delivery.`}{' '}
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
          Legal guarantee of conformity: {shop.warrantyYears} years on new items, {shop.usedWarrantyMonths} months on
          used items, as agreed with the order. What it covers and how to use it is in{' '}
          <Link to="/garanzia">Legal guarantee of conformity</Link>. Repairs are done in our own workshop.
        </p>
      ),
    },
    {
      id: 'usato',
      title: 'Used bikes',
      body: (
        <p>
          For every used bike we describe its condition, its marks and the work done. What is described and photographed
          is part of the agreement: it is not a defect. By ordering a used item you agree that the legal guarantee lasts{' '}
          {shop.usedWarrantyMonths} months; we remind you in the summary, right before the button.
        </p>
      ),
    },
    {
      id: 'raee',
      title: 'Electric bikes: taking back the old one',
      body: (
        <p>
          If you buy an electric bike you can hand us, free of charge, an equivalent electric bike that you no longer
          use, and its battery. Bring it to the shop, or ask us to collect it when you order: write to{' '}
          <a href={`mailto:${shop.email}`}>{shop.email}</a>. Batteries must not go into household waste.
        </p>
      ),
    },
    {
      id: 'recensioni',
      title: 'Reviews',
      body: (
        <p>
          We publish positive and negative reviews after a check. “Verified purchase” means that the email belongs to a
          paid order for the product. Other reviews are not verified. We do not publish insults, personal data,
          advertising or text that is not about the product. Nobody is paid for a review.
        </p>
      ),
    },
    {
      id: 'fattura',
      title: 'Invoice',
      body: (
        <p>
          Distance sales to consumers require no receipt. If you want an invoice, ask for it with the order: enter your
          Italian tax code at checkout and tell us by email on the same day. We cannot issue one later.
        </p>
      ),
    },
    {
      id: 'controversie',
      title: 'Complaints and disputes',
      body: (
        <>
          <p>
            First of all, talk to us: <a href={`mailto:${shop.email}`}>{shop.email}</a>. If we cannot agree, you can
            turn to an alternative dispute resolution (ADR) body listed by the Italian Ministry of Enterprises and Made
            in Italy, or to the court of the place where you live.
          </p>
          <p>
            The contract is governed by Italian law and by the Italian Consumer Code. If you live in another EU country,
            the rules of that country that protect you better still apply.
          </p>
        </>
      ),
    },
  ],
})
