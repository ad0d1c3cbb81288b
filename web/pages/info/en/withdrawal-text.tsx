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
    lead: `You have ${legalWithdrawalDays} days from delivery to change your mind, without a reason and without costs.`,
    sections: [
      {
        id: 'come-si-fa',
        title: 'How to do it',
        body: (
          <>
            <p>
              The quickest way is the function above: the receipt comes at once. A clear statement is enough all the
              same, in your own words or with the model form below. Write to{' '}
              <MailLink to={shop.email} subject="Withdrawal from contract" body={withdrawalMail(form)}>
                {shop.email}
              </MailLink>{' '}
              with your name and the order number. Post to {shop.legal.company}, {address}, Italy, or certified mail
              (PEC) to {shop.legal.pec} will do as well.
            </p>
            <p>
              You need not say why. We confirm at once by email that we have received the statement, with date and time.
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
              parcels, the last one. It is enough that the statement leaves before the end. If the last day is a
              Saturday, a Sunday or a public holiday, you have until the next working day.
            </p>
            {shop.returnDays > legalWithdrawalDays && (
              <p>
                After that, and up to {shop.returnDays} days from delivery, we accept the return all the same, on the
                same terms. Write to us in the same way.
              </p>
            )}
          </>
        ),
      },
      {
        id: 'restituzione',
        title: 'How the item comes back',
        body: (
          <p>
            We send you a prepaid courier label: we pay for the way back. Hand the item over within{' '}
            {legalWithdrawalDays} days of writing to us. You may try it as you would in the shop; you answer only for a
            loss of value from any other use.
          </p>
        ),
      },
      {
        id: 'rimborso',
        title: 'The refund',
        body: (
          <p>
            We refund everything you have paid, including standard delivery, within {refundDays} days of receiving the
            statement and by the same means of payment. We may wait until we have the item back, or proof that you have
            sent it. If you withdraw from part of the order only, we do not ask for delivery costs that you had not
            paid.
          </p>
        ),
      },
      {
        id: 'eccezioni',
        title: 'When it is not possible',
        body: (
          <p>
            For items made to measure, and for sealed ones that for reasons of hygiene cannot be returned once opened.
            Where that is so, you read it on the product’s page before ordering. You may send us the statement all the
            same.
          </p>
        ),
      },
      {
        id: 'difetti',
        title: 'If the item has a defect',
        body: (
          <p>
            Then it is not withdrawal: you have the rights of the{' '}
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
