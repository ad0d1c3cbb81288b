import { Link } from '@tanstack/react-router'
import { adminSessionHours, customerSessionDays } from '#shared/domain/session-lifetimes.ts'
import { loggedOutMark } from '#web/features/account/log-out.ts'
import { guestCartKey } from '#web/features/cart/guest-cart.ts'
import { sessionKeys } from '#web/features/checkout/session-keys.ts'
import { InfoTable } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const cookies: InfoWriter = ({ shop }) => ({
  title: 'Cookies and data in your browser',
  description: `The cookies used by ${shop.name}: technical ones only, no profiling.`,
  lead: 'We use technical cookies only: they make the site work and do not follow you elsewhere. That is why there is no banner.',
  sections: [
    {
      id: 'cookie',
      title: 'The cookies we use',
      body: (
        <>
          <InfoTable
            caption="Cookies"
            head={['Name', 'What it is for', 'When', 'Duration']}
            rows={[
              ['lang', 'Remembers the language you chose.', 'When you choose the language', '1 year'],
              [
                'sid',
                'Keeps you logged in to your account.',
                'When you log in',
                `${customerSessionDays.idle} days without a visit, ${customerSessionDays.longest} at most; ends when you log out`,
              ],
              [
                'signed_in',
                'Tells the page that someone is logged in, not who, so that it does not have to ask at every visit.',
                'When you log in',
                `Until you log out, ${customerSessionDays.longest} days at most`,
              ],
              [
                'verifica',
                'Remembers the link that confirms your email address, to complete it when you log in.',
                'When you open the link without being logged in',
                'One hour, or until you log in',
              ],
              [
                'adm',
                'Keeps the shop’s administrator logged in.',
                'When the administrator logs in',
                `${adminSessionHours} hours`,
              ],
            ]}
          />
          <p>
            They are all ours. On a secure connection the names of <i>sid</i> and <i>adm</i> begin with <i>__Host-</i>.
          </p>
        </>
      ),
    },
    {
      id: 'memoria',
      title: 'What stays in your browser',
      body: (
        <>
          <p>This data is not sent to us automatically: it stays on your device and you can delete it at any time.</p>
          <InfoTable
            caption="Browser storage"
            head={['Name', 'What it is for', 'Duration']}
            rows={[
              [guestCartKey, 'Your cart when you are not logged in.', 'Until you empty it or order'],
              [
                sessionKeys.draft,
                'What you typed at checkout, never the tax code.',
                'Until you order or close the tab',
              ],
              [
                sessionKeys.attempt,
                'Makes sure that an order sent twice is placed only once.',
                'Until the order is confirmed or you close the tab',
              ],
              [
                sessionKeys.wallet,
                'The PayPal payment in progress, in case you reload the page.',
                'Until you order or close the tab',
              ],
              [
                sessionKeys.walletAttempt,
                'Makes sure that a payment started twice is made only once.',
                'Until you order or close the tab',
              ],
              [
                sessionKeys.lastOrder,
                'The confirmation of your last order, in case you reload the page.',
                'Until you close the tab',
              ],
              [loggedOutMark, 'Tells the page that you have just logged out.', 'A moment'],
              [
                'tsr-scroll-restoration-v1_3',
                'Takes you back to where you were on the page.',
                'Until you close the tab',
              ],
            ]}
          />
        </>
      ),
    },
    {
      id: 'altri',
      title: 'Third-party content',
      body: (
        <p>
          The map (OpenStreetMap) and the Instagram photos load only after you have asked for them with a click
          {shop.walletOffered && '; PayPal’s module loads only if you choose PayPal at checkout'}. From then on their
          providers receive your IP address and may use cookies of their own. Without your click, no other site is
          contacted.
        </p>
      ),
    },
    {
      id: 'scelte',
      title: 'Your choices',
      body: (
        <p>
          You can block or delete everything in your browser’s settings. The site still works: the cart lasts as long as
          you stay on the page and the language goes back to Italian. We use neither third-party statistics nor
          advertising. How we handle data is explained in the <Link to="/privacy">privacy notice</Link>.
        </p>
      ),
    },
  ],
})
