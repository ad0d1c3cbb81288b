import { MailLink } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const accessibility: InfoWriter = ({ shop }) => ({
  title: 'Accessibility',
  description: `How the ${shop.name} website meets accessibility requirements, and how to report a barrier.`,
  lead: 'We want everyone to be able to choose and order a bike, including with the keyboard alone, with a screen reader or with the page enlarged.',
  sections: [
    {
      id: 'servizio',
      title: 'The service',
      body: (
        <p>
          This is an online shop: you browse the catalogue, filter it, look at a product, add it to your cart and order.
          Every dialog has its own address and closes with Esc or the Back button.
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
          <li>Everything works by keyboard, and you can always see where you are.</li>
          <li>Text and controls have enough contrast; no information depends on colour alone.</li>
          <li>Fields have labels that are always visible; errors say what to correct and lead to the field.</li>
          <li>Changes (cart, results, errors) are read out by screen readers.</li>
          <li>If you ask your device for less motion, you see none.</li>
          <li>Pages can be read at 400% zoom and on screens 320 pixels wide.</li>
        </ul>
      ),
    },
    {
      id: 'verifica',
      title: 'How we check it',
      body: (
        <p>
          With automated checks of the pages and open dialogs, in both languages, and with manual keyboard tests. This
          is a self-assessment: we have no third-party certificate.
        </p>
      ),
    },
    {
      id: 'limiti',
      title: 'Known limitations',
      body: (
        <ul>
          <li>
            The map and the Instagram photos, which load on request, come from third parties. Our address and opening
            hours are also given as text.
          </li>
          <li>Photo descriptions say which product and which photo, not every detail: if you need more, ask us.</li>
        </ul>
      ),
    },
    {
      id: 'segnala',
      title: 'Report a barrier',
      body: (
        <p>
          Write to{' '}
          <MailLink to={shop.email} subject="Website accessibility">
            {shop.email}
          </MailLink>{' '}
          or call <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>: we can also take your order by
          phone. If you are not satisfied with our answer, you can contact the Agency for Digital Italy (AgID).
        </p>
      ),
    },
  ],
})
