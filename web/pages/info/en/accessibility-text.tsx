import { MailLink } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const accessibility: InfoWriter = ({ shop }) => ({
  title: 'Accessibility',
  description: `How the site of ${shop.name} meets accessibility requirements and how to report an obstacle.`,
  lead: 'We want everybody to be able to choose and order a bicycle, also with the keyboard alone, with a screen reader or with the page enlarged.',
  sections: [
    {
      id: 'servizio',
      title: 'The service',
      body: (
        <p>
          It is an online shop: you browse the catalogue, filter it, look at a product, put it in the cart and order.
          Every window has an address of its own and closes with Esc or the Back button.
        </p>
      ),
    },
    {
      id: 'norme',
      title: 'What we follow',
      body: (
        <p>
          WCAG 2.2, level AA, and the requirements of Italian Legislative Decree 82/2022, which implements Directive
          (EU) 2019/882 on the accessibility of products and services.
        </p>
      ),
    },
    {
      id: 'come',
      title: 'What we have done',
      body: (
        <ul>
          <li>Everything works by keyboard, and you always see where you are.</li>
          <li>Texts and controls have enough contrast; no information depends on colour alone.</li>
          <li>Fields have labels that are always visible; errors say what to correct and lead to the field.</li>
          <li>Changes (cart, results, errors) are read out by screen readers.</li>
          <li>Those who ask their device for less motion see none.</li>
          <li>The page can be read enlarged to 400 % and on screens of 320 pixels.</li>
        </ul>
      ),
    },
    {
      id: 'verifica',
      title: 'How we check it',
      body: (
        <p>
          With automatic checks of the pages and of the open windows, in both languages, and with manual tests by
          keyboard. It is a self-assessment: we have no third-party certificate.
        </p>
      ),
    },
    {
      id: 'limiti',
      title: 'Limits we know of',
      body: (
        <ul>
          <li>
            The map and the Instagram photos, which load on request, are others’. Address and hours are there as text
            too.
          </li>
          <li>Descriptions of photos say which product and which photo, not every detail: if you need more, ask us.</li>
        </ul>
      ),
    },
    {
      id: 'segnala',
      title: 'Report an obstacle',
      body: (
        <p>
          Write to{' '}
          <MailLink to={shop.email} subject="Accessibility of the site">
            {shop.email}
          </MailLink>{' '}
          or call <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>: we can also take the order by
          phone. If our answer is not enough you may turn to the Agency for Digital Italy (AgID).
        </p>
      ),
    },
  ],
})
