import { Link } from '@tanstack/react-router'
import { legalWithdrawalDays, refundDays } from '#shared/domain/consumer-rights.ts'
import { MailLink } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'
import { WithdrawalForm, withdrawalMail } from '../withdrawal-form.tsx'

export const withdrawal: InfoWriter = ({ shop, address }) => {
  const form = [
    `To: ${shop.legal.company}, ${address}, Italy, ${shop.email}`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*): ________',
    'Ordered on (*) / received on (*): ________',
    'Name of consumer(s): ________',
    'Address of consumer(s): ________',
    'Signature of consumer(s) (only if this form is notified on paper): ________',
    'Date: ________',
  ]
  return {
    title: 'Withdraw from contract',
    description: `How to withdraw from a purchase made at ${shop.name}: time limits, model form, refund.`,
    lead: `You have ${legalWithdrawalDays} days from delivery to change your mind, at no cost and without giving a reason.`,
    sections: [
      {
        id: 'come-si-fa',
        title: 'How to do it',
        body: (
          <>
            <p>
              The quickest way is the form above: you get the receipt at once. But any clear statement will do, in your
              own words or with the model form below. Write to{' '}
              <MailLink to={shop.email} subject="Withdrawal from contract" body={withdrawalMail(form)}>
                {shop.email}
              </MailLink>{' '}
              with your name and the order number. Post to {shop.legal.company}, {address}, Italy, or certified mail
              (PEC) to {shop.legal.pec} will do as well.
            </p>
            <p>
              You do not have to say why. We confirm by email at once that we have received the statement, with date and
              time.
            </p>
          </>
        ),
      },
      {
        id: 'termini',
        title: 'By when',
        body: (
          <>
            <p>
              The {legalWithdrawalDays} days start on the day you receive the item; if the order comes in several
              parcels, the last one. It is enough to send the statement before the period ends. If the last day is a
              Saturday, a Sunday or a public holiday, you have until the next working day.
            </p>
            {shop.returnDays > legalWithdrawalDays && (
              <p>
                After that, and up to {shop.returnDays} days from delivery, we still accept the return, on the same
                terms. Write to us in the same way.
              </p>
            )}
          </>
        ),
      },
      {
        id: 'restituzione',
        title: 'How to return the item',
        body: (
          <p>
            We send you a prepaid courier label: we pay for the return. Hand the item over within {legalWithdrawalDays}{' '}
            days of writing to us. You can try it as you would in the shop; you are liable only for a loss of value from
            any other use.
          </p>
        ),
      },
      {
        id: 'rimborso',
        title: 'The refund',
        body: (
          <p>
            We refund everything you have paid, including standard shipping, within {refundDays} days of receiving the
            statement and by the same means of payment. We may wait until we have the item back, or proof that you have
            sent it. If you withdraw from only part of the order, we do not ask for shipping you had not paid for.
          </p>
        ),
      },
      {
        id: 'eccezioni',
        title: 'When it is not possible',
        body: (
          <p>
            For items made to measure, and for sealed items that for reasons of hygiene cannot be returned once opened.
            Where that is the case, the product page says so before you order. You can still send us the statement.
          </p>
        ),
      },
      {
        id: 'difetti',
        title: 'If the item has a defect',
        body: (
          <p>
            Then it is not a withdrawal: you have the rights of the{' '}
            <Link to="/garanzia">legal guarantee of conformity</Link>, which last longer.
          </p>
        ),
      },
      {
        id: 'modulo',
        title: 'Model withdrawal form',
        body: (
          <WithdrawalForm
            title="Complete and return this form only if you wish to withdraw from the contract"
            lines={form}
            note="(*) Delete as appropriate. Form of Annex I, part B, of the Italian Consumer Code."
          />
        ),
      },
    ],
  }
}
