import { Link } from '@tanstack/react-router'
import { InfoTable } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const privacy: InfoWriter = ({ shop, company, address }) => ({
  title: 'Privacy notice',
  description: `What data ${shop.name} uses, why, for how long, and your rights.`,
  lead: 'What data we use, why, for how long and what you can ask of us. This is information, not consent: you do not have to accept it.',
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
      title: 'What data we use and why',
      body: (
        <>
          <InfoTable
            caption="Purpose, data and legal basis"
            head={['Purpose', 'Data', 'Legal basis']}
            rows={[
              [
                'Process an order',
                'Name, email, address, phone if you give it, items, payment',
                'Contract (art. 6(1)(b) GDPR)',
              ],
              ['Issue the invoice you ask for', 'Italian tax code', 'Legal obligation (c)'],
              ['Keep the books, handle withdrawal and guarantee', 'Orders, payments, messages', 'Legal obligation (c)'],
              ['Give you an account', 'Name, email, hashed password, address if you save it', 'Contract (b)'],
              [
                'Email you about your order and account',
                'Email, language',
                'Contract (b). You can switch optional updates off in your account',
              ],
              ['Publish your review', 'Name and text; the email is never public', 'Contract (b)'],
              [
                'Protect the site',
                'IP address, date and time of requests, login attempts; for one day a keyed code, from which the address cannot be read, that counts orders and emails asked for from the same connection',
                'Legitimate interest in security (f)',
              ],
            ]}
          />
          <p>
            The five required fields at checkout are needed for delivery: without them we cannot fulfil the order. The
            others are optional. We do not advertise by email, we do not profile you and we take no automated decisions
            about you. Our emails contain no tracking pixels; the photos of items are the same for everyone.
          </p>
        </>
      ),
    },
    {
      id: 'destinatari',
      title: 'Who receives it',
      body: (
        <>
          <ul>
            <li>The courier: name, address and contact details for delivery.</li>
            <li>
              The bank, for transfers
              {shop.walletOffered &&
                '; PayPal (Europe) S.à r.l. et Cie, S.C.A., if you pay with PayPal, as a controller of its own'}
              .
            </li>
            <li>Our website and email hosting providers, as processors.</li>
            <li>Our accountant, for tax purposes.</li>
            <li>Authorities, where the law requires it.</li>
          </ul>
          <p>We do not sell data to anyone. The data stays in the European Economic Area.</p>
        </>
      ),
    },
    {
      id: 'durata',
      title: 'How long we keep it',
      body: (
        <InfoTable
          caption="Retention"
          head={['Data', 'How long']}
          rows={[
            ['Orders, invoices, withdrawals', '10 years (art. 2220 of the Italian Civil Code)'],
            ['Account', 'Until you delete it; orders are kept, without the link to the account'],
            ['Reviews', 'Until you withdraw them or the product leaves the catalogue'],
            ['Emails sent', 'With the order or account they belong to'],
            ['Technical server logs', '6 months at most'],
            ['Cart when you are not logged in', 'We do not have it: it is in your browser'],
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
            You can ask us to see your data, correct it, erase it, restrict its use, receive it in a machine-readable
            form, and object to a use based on legitimate interest. Write to{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a>: we answer within one month. We cannot erase earlier what
            the law requires us to keep, such as orders.
          </p>
          <p>
            If you think something is wrong, you can complain to the Italian data protection authority (Garante per la
            protezione dei dati personali), www.garanteprivacy.it.
          </p>
        </>
      ),
    },
    {
      id: 'minori',
      title: 'Minors',
      body: <p>You must be at least 14 to have an account; to buy, you must be able to enter into a contract.</p>,
    },
    {
      id: 'sicurezza',
      title: 'How we protect it',
      body: (
        <p>
          Passwords are stored only as irreversible hashes, repeated login attempts are slowed down, and only the people
          who run the shop have access to order data.
        </p>
      ),
    },
    {
      id: 'cookie',
      title: 'Cookies',
      body: (
        <p>
          Technical ones only: the list is in <Link to="/cookie">Cookies and data in your browser</Link>.
        </p>
      ),
    },
  ],
})
