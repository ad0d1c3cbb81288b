import { Link } from '@tanstack/react-router'
import { InfoTable } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const privacy: InfoWriter = ({ shop, company, address }) => ({
  title: 'Privacy notice',
  description: `Which data ${shop.name} uses, why, for how long, and which rights you have.`,
  lead: 'Which data we use, why, for how long and what you may ask of us. This is information, not consent: you need not accept it.',
  sections: [
    {
      id: 'titolare',
      title: 'Who the controller is',
      body: (
        <>
          <p>
            {shop.legal.company}, {address}, Italy. For everything about your data write to{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a> or by certified mail (PEC) to {shop.legal.pec}.
          </p>
          <p className="small muted">{company}</p>
        </>
      ),
    },
    {
      id: 'dati',
      title: 'Which data and why',
      body: (
        <>
          <InfoTable
            caption="Data, purpose and legal basis"
            head={['To do what', 'Which data', 'Why we may']}
            rows={[
              [
                'Handle an order',
                'Name, email, address, phone if you give it, items, payment',
                'Contract (art. 6(1)(b) GDPR)',
              ],
              ['Issue the invoice you ask for', 'Italian tax code', 'Legal obligation (c)'],
              ['Keep the books, handle withdrawal and guarantee', 'Orders, payments, messages', 'Legal obligation (c)'],
              ['Give you an account', 'Name, email, hashed password, address if you save it', 'Contract (b)'],
              [
                'Write to you about your order and account',
                'Email, language',
                'Contract (b). Optional updates are switched off in the account',
              ],
              ['Publish your review', 'Name and text; the email is never public', 'Contract (b)'],
              [
                'Protect the site',
                'IP address, date and time of requests, login attempts',
                'Legitimate interest in security (f)',
              ],
            ]}
          />
          <p>
            The five required fields of the checkout are needed for delivery: without them we cannot carry out the
            order. The others are optional. We do not advertise by email, we do not profile you and we take no automated
            decisions about you. Our emails contain no pixels.
          </p>
        </>
      ),
    },
    {
      id: 'destinatari',
      title: 'Who receives them',
      body: (
        <>
          <ul>
            <li>The courier: name, address and contacts for delivery.</li>
            <li>
              The bank, for transfers
              {shop.walletOffered &&
                '; PayPal (Europe) S.à r.l. et Cie, S.C.A., if you pay with PayPal, as a controller of its own'}
              .
            </li>
            <li>Those who host the site and the email, as processors.</li>
            <li>The accountant, for tax duties.</li>
            <li>Authorities, where the law demands it.</li>
          </ul>
          <p>We sell data to nobody. The data stay in the European Economic Area.</p>
        </>
      ),
    },
    {
      id: 'durata',
      title: 'For how long',
      body: (
        <InfoTable
          caption="Retention"
          head={['Data', 'How long']}
          rows={[
            ['Orders, invoices, withdrawals', '10 years (art. 2220 of the Italian Civil Code)'],
            ['Account', 'Until you delete it; orders stay, without the link to the account'],
            ['Reviews', 'Until you take them back or the product leaves the catalogue'],
            ['Emails sent', 'With the order or account they belong to'],
            ['Technical server logs', '6 months at most'],
            ['Cart of those who do not log in', 'We do not have it: it is in your browser'],
          ]}
        />
      ),
    },
    {
      id: 'diritti',
      title: 'Your rights',
      body: (
        <>
          <p>
            You may ask us to see your data, correct them, erase them, restrict their use, receive them in a
            machine-readable form, and object to a use based on legitimate interest. Write to{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a>: we answer within one month. What the law obliges us to
            keep, such as orders, we cannot erase earlier.
          </p>
          <p>
            If you think that something is wrong you may turn to the Italian data protection authority (Garante per la
            protezione dei dati personali), www.garanteprivacy.it.
          </p>
        </>
      ),
    },
    {
      id: 'minori',
      title: 'Minors',
      body: <p>The account is for people aged 14 or over; to buy you must be able to conclude a contract.</p>,
    },
    {
      id: 'sicurezza',
      title: 'How we protect them',
      body: (
        <p>
          Passwords are kept only as irreversible hashes, repeated logins are slowed down, and only those who run the
          shop have access to the data of orders.
        </p>
      ),
    },
    {
      id: 'cookie',
      title: 'Cookies',
      body: (
        <p>
          Technical ones only: the list is in <Link to="/cookie">Cookies and data in the browser</Link>.
        </p>
      ),
    },
  ],
})
